import { sql } from 'kysely'

import type { Platform } from '#platform/platform.ts'
import { toCsv } from '#shared/csv.ts'
import { centimesToChf } from '#shared/money.ts'

import { customersExportTexts } from '../customers.it.ts'

type CustomerRow = {
  name: string
  email: string
  phone: string
  has_account: boolean
  visits: string
  cancellations: string
  spent: string
  last_visit: string | null
}

/** Everybody with an account or an address, once. */
export async function exportCustomers({ database }: Platform): Promise<string> {
  const { rows } = await sql<CustomerRow>`
    WITH visits AS (
      SELECT lower(coalesce(u.email, a.guest_email)) AS email,
        count(*) FILTER (WHERE a.status = 'completed') AS visits,
        count(*) FILTER (WHERE a.status = 'cancelled') AS cancellations,
        sum(a.price_centimes) FILTER (WHERE a.status = 'completed') AS spent,
        to_char(max(a.shop_day) FILTER (WHERE a.status = 'completed'), 'YYYY-MM-DD') AS last_visit
      FROM appointments a LEFT JOIN users u ON u.id = a.client_id
      WHERE a.client_nickname IS NULL AND (u.id IS NULL OR u.deleted_at IS NULL)
      GROUP BY 1
    ), people AS (
      SELECT lower(email) AS email, first_name || ' ' || last_name AS name, phone, true AS has_account
      FROM users WHERE role = 'client' AND deleted_at IS NULL
      UNION ALL
      SELECT DISTINCT ON (lower(guest_email)) lower(guest_email), guest_first_name || ' ' || guest_last_name, guest_phone, false
      FROM appointments a WHERE guest_email IS NOT NULL AND forgotten_at IS NULL
        AND NOT EXISTS (SELECT 1 FROM users u WHERE lower(u.email) = lower(a.guest_email) AND u.deleted_at IS NULL)
    )
    SELECT p.name, p.email, p.phone, p.has_account, coalesce(v.visits, 0) AS visits,
      coalesce(v.cancellations, 0) AS cancellations, coalesce(v.spent, 0) AS spent, v.last_visit
    FROM people p LEFT JOIN visits v ON v.email = p.email
    ORDER BY p.name, p.email`.execute(database.db)
  return toCsv(
    customersExportTexts.columns,
    rows.map((row) => [
      row.name,
      row.email,
      row.phone,
      row.has_account ? customersExportTexts.yes : customersExportTexts.no,
      Number(row.visits),
      Number(row.cancellations),
      centimesToChf(Number(row.spent)).toFixed(2),
      row.last_visit,
    ]),
  )
}
