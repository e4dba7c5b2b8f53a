import { sql } from 'kysely'

import { earnedCentimes } from '#features/appointments/server/earned-centimes.ts'
import { appointmentSql } from '#features/availability/server/occupancy.ts'
import type { Db } from '#platform/database/database.ts'
import { countRows, onPage } from '#platform/database/pages.ts'
import { containsPattern, searchConditions } from '#platform/database/search-pattern.ts'
import type { Platform } from '#platform/platform.ts'
import { minutesToTime } from '#shared/calendar-time.ts'
import { pageOf } from '#shared/contracts/pagination.ts'
import { centimesToChf } from '#shared/money.ts'

import type { Customer, CustomersAnswer, CustomersQuery } from '../customers.contract.ts'
import { type CustomerRow, kindOf, nameOf, searchedText, selectCustomers } from './customer-rows.ts'

export async function findCustomers(
  { database: { db }, clock }: Platform,
  { search = '', page, limit }: CustomersQuery,
): Promise<CustomersAnswer> {
  const matching = customersMatching(db, search)
  // Runs both queries in parallel, because each scans all matching customers.
  const [total, rows] = await Promise.all([
    countRows(matching),
    matching.orderBy(searchedText).orderBy('customers.id').$call(onPage({ page, limit })).execute(),
  ])
  return pageOf(await withVisits(db, rows, clock.now()), total, { page, limit })
}

const partOfNumber = /^\d{3,}$/

/**
 * Selects customers that match each word of the search in name, e-mail, phone, another name, a key of a merged row or a phone
 * number of a visit or an order.
 */
export function customersMatching(db: Db, search: string) {
  let matching = selectCustomers(db)
  const holds = (word: string) => sql<boolean>`(${searchedText} LIKE ${containsPattern(word)}
    OR (customers.other_names <> '{}' AND folded(array_to_string(customers.other_names, ' ')) LIKE ${containsPattern(word)})
    OR customers.id IN (
    SELECT k.customer_id FROM customer_keys k LEFT JOIN users other ON k.kind = 'account' AND other.id::text = k.value
    WHERE coalesce(other.searched, translate(k.value, '-''', ' ')) LIKE ${containsPattern(word)})
    ${partOfNumber.test(word) ? hasGivenNumber(containsPattern(word)) : sql``})`
  for (const condition of searchConditions(search, holds)) matching = matching.where(condition)
  return matching
}

/** `orders.searched` contains the phone number and has an index. */
function hasGivenNumber(pattern: string) {
  return sql`OR customers.id IN (
    SELECT customer_id FROM appointments
      WHERE forgotten_at IS NULL AND (guest_phone LIKE ${pattern} OR nickname_phone LIKE ${pattern})
    UNION ALL SELECT customer_id FROM orders
      WHERE forgotten_at IS NULL AND searched LIKE ${pattern} AND phone LIKE ${pattern})`
}

type VisitSums = {
  customer_id: string
  visits: number
  cancellations: number
  spent: string | null
  last_visit: string | null
  next: { shop_day: string; start_minute: number } | null
}

export async function withVisits(db: Db, rows: readonly CustomerRow[], now: Date): Promise<Customer[]> {
  const ids = rows.map(({ id }) => id)
  const { rows: sums } = await sql<VisitSums>`
    SELECT c.id AS customer_id, s.*,
      (SELECT json_build_object('shop_day', shop_day, 'start_minute', start_minute) FROM appointments
        WHERE customer_id = c.id AND ${appointmentSql.ahead(now)} ORDER BY starts_at LIMIT 1) AS next
    FROM unnest(${ids}::uuid[]) AS c (id) CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE ${appointmentSql.visit})::int AS visits,
        count(*) FILTER (WHERE status = 'cancelled')::int AS cancellations,
        sum(${sql.raw(earnedCentimes)}) FILTER (WHERE ${appointmentSql.visit}) AS spent,
        to_char(max(shop_day) FILTER (WHERE ${appointmentSql.visit}), 'YYYY-MM-DD') AS last_visit
      FROM appointments WHERE customer_id = c.id
    ) s`.execute(db)
  const byId = new Map(sums.map((sum) => [sum.customer_id, sum]))
  return rows.map((row) => present(row, byId.get(row.id)))
}

function present(row: CustomerRow, sums: VisitSums | undefined): Customer {
  return {
    _id: row.id,
    name: nameOf(row),
    otherNames: row.other_names,
    kind: kindOf(row),
    email: row.email,
    phone: row.phone,
    visits: sums?.visits ?? 0,
    cancellations: sums?.cancellations ?? 0,
    spent: centimesToChf(Number(sums?.spent ?? 0)),
    lastVisit: sums?.last_visit ?? null,
    nextAppointment: sums?.next
      ? { date: sums.next.shop_day, time: minutesToTime(sums.next.start_minute) }
      : null,
    barred: row.barred_at !== null,
  }
}
