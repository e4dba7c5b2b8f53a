import { sql } from 'kysely'

import type { Db } from '#platform/database/database.ts'

type Guest = {
  user_id: null
  first_name: string
  last_name: string
  email: string | null
  phone: string | null
}

/**
 * Returns the guest who takes over the row after its account is deleted: a guest with the customer's own or a
 * similar name, else the earliest one.
 */
export async function remainingGuest(db: Db, customerId: string): Promise<Guest | undefined> {
  const { rows } = await sql<Omit<Guest, 'user_id'>>`
    SELECT (array_agg(v.first_name ORDER BY v.at))[1] AS first_name, (array_agg(v.last_name ORDER BY v.at))[1] AS last_name,
      (array_agg(v.email ORDER BY v.at DESC) FILTER (WHERE v.email IS NOT NULL))[1] AS email,
      (array_agg(v.phone ORDER BY v.at DESC) FILTER (WHERE v.phone <> ''))[1] AS phone
    FROM customers c, visitors_of(c.id) v
    WHERE c.id = ${customerId} AND NOT v.is_of_account
    GROUP BY folded(v.name), c.id
    ORDER BY folded(v.name) = folded(trim(c.first_name || ' ' || c.last_name)) DESC,
      bool_or(are_alike(v.name, trim(c.first_name || ' ' || c.last_name))) DESC, min(v.at)
    LIMIT 1`.execute(db)
  const [row] = rows
  return row && { user_id: null, ...row }
}
