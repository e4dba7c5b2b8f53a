import { OutdatedRead } from '#platform/database/constraint-errors.ts'
import type { Db } from '#platform/database/database.ts'
import { anyOf } from '#platform/database/pages.ts'

/**
 * As they are until the transaction ends, before any appointment is locked (docs/decisions/0011). Several in one order, so that
 * nobody waits in a circle.
 * @returns how many there are
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

/** The same for an account's. @throws OutdatedRead when the row becomes part of another one in this moment */
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

/** The same for whoever an appointment is for. @throws OutdatedRead */
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
