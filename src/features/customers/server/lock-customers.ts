import { sql } from 'kysely'

import type { LeavingAccount } from '#features/accounts/server/account-trace.ts'
import { appointmentsOfPerson } from '#features/appointments/server/appointment-rows.ts'
import { OutdatedRead } from '#platform/database/constraint-errors.ts'
import type { Db } from '#platform/database/database.ts'
import { anyOf } from '#platform/database/pages.ts'

/**
 * Locks customers until the transaction ends. The caller does this before it locks appointments
 * (docs/decisions/0011). Ids are locked in one order, to avoid deadlocks.
 *
 * @returns the number of rows found
 */
export async function lockCustomers(db: Db, ids: readonly string[]): Promise<number> {
  const rows = await db
    .selectFrom('customers')
    .select('id')
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.length
}

/** @throws OutdatedRead when the row is being merged into another one */
export async function lockCustomerOfAccount(db: Db, userId: string): Promise<{ id: string } | undefined> {
  const known = await db
    .selectFrom('customer_keys')
    .select('customer_id as id')
    .where('kind', '=', 'account')
    .where('value', '=', userId)
    .executeTakeFirst()
  if (known) await lockKnown(db, known.id)
  return known
}

/**
 * Locks the customers of all that an account has booked and ordered: its own, and those of bookings and orders that a guest
 * with its proven address made. The deletion writes these rows more than once, see lock-row.ts.
 *
 * @throws OutdatedRead when a row is being merged into another one
 */
export async function lockCustomersOfLeaving(db: Db, account: LeavingAccount): Promise<void> {
  const { id, provenEmail } = account
  const { rows } = await sql<{ id: string }>`
    SELECT customer_id AS id FROM customer_keys WHERE kind = 'account' AND value = ${id}
    UNION SELECT customer_id FROM appointments WHERE ${appointmentsOfPerson(account)} AND customer_id IS NOT NULL
    UNION SELECT customer_id FROM orders WHERE customer_id IS NOT NULL
      AND (user_id = ${id} OR user_id IS NULL AND lower(email) = lower(${provenEmail}))`.execute(db)
  const ids = rows.map((row) => row.id)
  if ((await lockCustomers(db, ids)) < ids.length) throw new OutdatedRead()
}

/** @throws OutdatedRead when the row is being merged into another one */
export async function lockCustomerOfAppointment(db: Db, appointmentId: string): Promise<void> {
  const appointment = await db
    .selectFrom('appointments')
    .select('customer_id')
    .where('id', '=', appointmentId)
    .executeTakeFirst()
  if (appointment?.customer_id) await lockKnown(db, appointment.customer_id)
}

async function lockKnown(db: Db, id: string): Promise<void> {
  if ((await lockCustomers(db, [id])) === 0) throw new OutdatedRead()
}
