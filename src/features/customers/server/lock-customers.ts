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

/**
 * Locks the customer of an account.
 *
 * @throws OutdatedRead when the row is being merged into another one
 */
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
 * Locks the customer of an appointment.
 *
 * @throws OutdatedRead when the row is being merged into another one
 */
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
