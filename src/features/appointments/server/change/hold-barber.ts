import { OutdatedRead } from '#platform/database/constraint-errors.ts'
import type { Transaction } from '#platform/database/transaction.ts'

/** A barber as the decision knew them: `version` changes with hours, vacations, services and profile. */
export type BarberVersion = { id: string; version: string }

/**
 * Hours and vacations stay as they were read until the transaction ends: whoever changes them holds that row and then
 * sees what was written, or is seen here.
 * @throws OutdatedRead
 */
export async function holdBarber({ client }: Transaction, { id, version }: BarberVersion): Promise<void> {
  const { rowCount } = await client.query(
    'SELECT FROM barbers WHERE id = $1 AND updated_at = $2::timestamptz FOR KEY SHARE',
    [id, version],
  )
  if (rowCount === 0) throw new OutdatedRead()
}
