import { type Actor, type Change, recordChange } from '#features/audit/server/record-change.ts'
import type { Transaction } from '#platform/database/transaction.ts'

import type { ProductRow } from '../product-rows.ts'

export async function recordProductChange(
  transaction: Transaction,
  actor: Actor,
  now: Date,
  { id, name }: ProductRow,
  change: Omit<Change, 'entity' | 'id' | 'name'>,
): Promise<void> {
  await recordChange(transaction, actor, now, { entity: 'product', id, name, ...change })
}
