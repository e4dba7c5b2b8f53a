import { sql } from 'kysely'

import { isVisitSql } from '#features/availability/server/occupancy.ts'
import type { Db } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'

import type { RecognisedCustomer } from '../customers.contract.ts'
import { kindOf, nameOf, searchedText } from './customer-rows.ts'
import { customersMatching } from './find-customers.ts'
import { notesFor } from './notes-for.ts'

const most = 5
const maxVisits = 3

type Visit = RecognisedCustomer['visits'][number]
type VisitsRow = { customer_id: string; visits: Visit[] | null }

export async function recogniseCustomer(
  { database: { db } }: Platform,
  search: string,
): Promise<RecognisedCustomer[]> {
  const rows = await customersMatching(db, search)
    .select(['customer_cards.notes', 'customer_cards.notes_for'])
    .orderBy(searchedText)
    .orderBy('customers.id')
    .limit(most)
    .execute()
  const visits = await lastVisits(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    _id: row.id,
    name: nameOf(row),
    kind: kindOf(row),
    phone: row.phone,
    otherNames: row.other_names,
    notes: row.notes ?? '',
    notesFor: notesFor(row, nameOf(row)),
    barred: row.barred_at !== null,
    visits: visits.get(row.id) ?? [],
  }))
}

async function lastVisits(db: Db, ids: readonly string[]): Promise<Map<string, Visit[]>> {
  const { rows } = await sql<VisitsRow>`
    SELECT c.id AS customer_id, (SELECT json_agg(v) FROM (
      SELECT to_char(a.shop_day, 'YYYY-MM-DD') AS date, a.service_name AS service, a.service_id AS "serviceId",
        b.first_name || ' ' || b.last_name AS barber, a.barber_id AS "barberId"
      FROM appointments a JOIN barbers b ON b.id = a.barber_id
      WHERE a.customer_id = c.id AND ${sql.raw(isVisitSql('a'))} ORDER BY a.starts_at DESC LIMIT ${maxVisits}
    ) v) AS visits
    FROM unnest(${ids}::uuid[]) AS c (id)`.execute(db)
  return new Map(rows.map(({ customer_id: id, visits }) => [id, visits ?? []]))
}
