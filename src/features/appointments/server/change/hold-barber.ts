import { OutdatedRead } from '#platform/database/constraint-errors.ts'
import type { Transaction } from '#platform/database/transaction.ts'

export type BarberVersion = { id: string; version: string }

/**
 * Locks the barber's row, so that hours and vacations stay as they were read until the transaction ends. A writer who
 * changes them locks the same row first.
 * @throws OutdatedRead when the barber has changed since
 */
export async function holdBarber({ client }: Transaction, { id, version }: BarberVersion): Promise<void> {
  const { rowCount } = await client.query(
    'SELECT FROM barbers WHERE id = $1 AND updated_at = $2::timestamptz FOR KEY SHARE',
    [id, version],
  )
  if (rowCount === 0) throw new OutdatedRead()
}
