import type { Actor } from '#features/audit/server/record-change.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { storedAnswerOf, type IdempotencyKey, storeAnswer } from '#platform/http/idempotency.ts'
import type { Platform } from '#platform/platform.ts'

import type { AdminProduct, InventoryRequest } from '../../products.contract.ts'
import { findProduct, lockProduct, presentAdminProduct } from '../product-rows.ts'
import { changeStock } from '../stock-table.ts'
import { recordProductChange } from './record-product-change.ts'

/**
 * Sets, adds or subtracts stock (D-SHOP-08). Open product forms stay valid unless the low-stock limit changes. With an
 * idempotency key, a repeated call acts only once.
 * @throws AppError 400 when the stock would be negative, 404
 */
export async function changeInventory(
  platform: Platform,
  actor: Actor,
  id: string,
  { quantity, operation, minQuantity }: InventoryRequest,
  key: IdempotencyKey | undefined,
): Promise<AdminProduct> {
  const now = platform.clock.now()
  return await inTransaction(platform, async (transaction) => {
    const { db } = transaction
    // The row lock makes a repeated call wait for the first.
    const before = await lockProduct(db, id)
    if (key && (await storedAnswerOf(db, key)) !== undefined)
      return presentAdminProduct(await findProduct(db, id))
    await changeStock(transaction, id, { operation, quantity, actorName: actor.name, now })
    if (minQuantity !== undefined && minQuantity !== before.min_quantity)
      await db
        .updateTable('products')
        .set({ min_quantity: minQuantity, updated_at: now })
        .where('id', '=', id)
        .execute()
    const after = await findProduct(db, id)
    await recordProductChange(transaction, actor, now, after, {
      action: 'updated',
      before: { quantity: before.quantity, minQuantity: before.min_quantity },
      after: { quantity: after.quantity, minQuantity: after.min_quantity },
    })
    if (key) await storeAnswer(db, key, { productId: id })
    return presentAdminProduct(after)
  })
}
