import type { Actor } from '#features/audit/server/record-change.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'

import { auditedFields, lockProduct } from '../product-rows.ts'
import { dropProductPicture } from './drop-product-picture.ts'
import { recordProductChange } from './record-product-change.ts'

/**
 * Takes a product off sale for good; orders still show it (D-SHOP-10).
 * @throws AppError 404, also for the second time
 */
export async function deleteProduct(platform: Platform, actor: Actor, id: string): Promise<void> {
  const now = platform.clock.now()
  await inTransaction(platform, async (transaction) => {
    const { db } = transaction
    const before = await lockProduct(db, id)
    await db
      .updateTable('products')
      .set({ deleted_at: now, is_active: false, image_url: null, updated_at: now })
      .where('id', '=', id)
      .execute()
    await dropProductPicture(platform, transaction, before)
    await recordProductChange(transaction, actor, now, before, {
      action: 'deleted',
      before: auditedFields(before),
    })
  })
}
