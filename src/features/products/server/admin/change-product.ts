import type { Actor } from '#features/audit/server/record-change.ts'
import { inTransaction, type Transaction } from '#platform/database/transaction.ts'
import { refuseStaleWrite } from '#platform/http/stale-write.ts'
import { storePicture } from '#platform/pictures/store-picture.ts'
import type { Platform } from '#platform/platform.ts'
import { chfToCentimes } from '#shared/money.ts'

import type { AdminProduct, ProductChange } from '../../products.contract.ts'
import {
  auditedFields,
  findProduct,
  lockProduct,
  presentAdminProduct,
  type ProductRow,
} from '../product-rows.ts'
import { changeStock } from '../stock-table.ts'
import { dropProductPicture } from './drop-product-picture.ts'
import { recordProductChange } from './record-product-change.ts'

/**
 * Changes a product for future sales; existing orders keep their data.
 * @param picture just received; null for none
 * @throws AppError 400 when the stock would be negative, 404, 409 when another person saved first
 */
export async function changeProduct(
  platform: Platform,
  actor: Actor,
  id: string,
  change: ProductChange,
  picture: string | null,
): Promise<AdminProduct> {
  const now = platform.clock.now()
  return await storePicture(platform, picture, () =>
    inTransaction(platform, async (transaction) => {
      const { db } = transaction
      const before = await lockProduct(db, id)
      refuseStaleWrite(before.updated_at, change.updatedAt)
      const image = imageAfter(before, change, picture)
      await db
        .updateTable('products')
        .set({
          name: change.name ?? before.name,
          brand: change.brand ?? before.brand,
          description: change.description ?? before.description,
          category: change.category ?? before.category,
          price_centimes: change.price === undefined ? before.price_centimes : chfToCentimes(change.price),
          image_url: image,
          is_active: change.isActive ?? before.is_active,
          is_featured: change.isFeatured ?? before.is_featured,
          min_quantity: change.inventory?.minQuantity ?? before.min_quantity,
          updated_at: now,
        })
        .where('id', '=', id)
        .execute()
      await countAnew(transaction, id, change.inventory, { actorName: actor.name, now })
      if (image !== before.image_url) await dropProductPicture(platform, transaction, before)
      const after = await findProduct(db, id)
      await recordProductChange(transaction, actor, now, after, {
        action: 'updated',
        before: { ...auditedFields(before), ...pictureBefore(before, picture) },
        after: auditedFields(after),
      })
      return presentAdminProduct(after)
    }),
  )
}

function imageAfter(before: ProductRow, { removesImage }: ProductChange, picture: string | null) {
  return picture ?? (removesImage ? null : before.image_url)
}

/** Records a replaced picture as a change; its address would mean nothing to a reader. */
function pictureBefore({ image_url: former }: ProductRow, picture: string | null) {
  return former !== null && picture !== null ? { photo: null } : {}
}

/** Applies the difference between the typed stock and the stock that the screen read, so that sales since then are kept. */
async function countAnew(
  transaction: Transaction,
  id: string,
  { quantity, quantityRead }: NonNullable<ProductChange['inventory']> = {},
  by: { actorName: string; now: Date },
): Promise<void> {
  if (quantity === undefined) return
  if (quantityRead === undefined) await changeStock(transaction, id, { operation: 'set', quantity, ...by })
  else if (quantity !== quantityRead)
    await changeStock(transaction, id, {
      operation: quantity > quantityRead ? 'add' : 'subtract',
      quantity: Math.abs(quantity - quantityRead),
      ...by,
    })
}
