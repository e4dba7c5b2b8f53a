import { type Actor, type Change, recordChange } from '#features/audit/server/record-change.ts'
import type { Transaction } from '#platform/database/transaction.ts'

type Account = { id: string; first_name: string; last_name: string }

export async function recordUserChange(
  transaction: Transaction,
  actor: Actor,
  now: Date,
  { id, first_name: firstName, last_name: lastName }: Account,
  change: Omit<Change, 'entity' | 'id' | 'name'>,
): Promise<void> {
  const name = `${firstName} ${lastName}`.trim()
  await recordChange(transaction, actor, now, { entity: 'user', id, name, ...change })
}
