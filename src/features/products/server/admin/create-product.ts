import { z } from 'zod'

import type { Actor } from '#features/audit/server/record-change.ts'
import { inTransaction, lockKey } from '#platform/database/transaction.ts'
import { storedAnswerOf, type IdempotencyKey, storeAnswer } from '#platform/http/idempotency.ts'
import { removePicture, storePicture } from '#platform/pictures/store-picture.ts'
import type { Platform } from '#platform/platform.ts'
import { chfToCentimes } from '#shared/money.ts'

import type { AdminProduct, ProductRequest } from '../../products.contract.ts'
import { auditedFields, findProduct, presentAdminProduct } from '../product-rows.ts'
import { recordFirstStock } from '../stock-table.ts'
import { recordProductChange } from './record-product-change.ts'

const storedSchema = z.object({ productId: z.string() })

/** @param picture just received; null for none */
export async function createProduct(
  platform: Platform,
  actor: Actor,
  { inventory, price, isActive, isFeatured, ...texts }: ProductRequest,
  picture: string | null,
  key: IdempotencyKey | undefined,
): Promise<AdminProduct> {
  const now = platform.clock.now()
  return await storePicture(platform, picture, () =>
    inTransaction(
      platform,
      async (transaction) => {
        const { db } = transaction
        const before = key && storedSchema.safeParse(await storedAnswerOf(db, key)).data
        if (before) {
          removePicture(platform, transaction, picture)
          return presentAdminProduct(await findProduct(db, before.productId))
        }
        const { id } = await db
          .insertInto('products')
          .values({
            ...texts,
            price_centimes: chfToCentimes(price),
            image_url: picture,
            is_active: isActive,
            is_featured: isFeatured,
            min_quantity: inventory.minQuantity,
            created_at: now,
            updated_at: now,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        await recordFirstStock(transaction, id, { quantity: inventory.quantity, actorName: actor.name, now })
        const row = await findProduct(db, id)
        await recordProductChange(transaction, actor, now, row, {
          action: 'created',
          after: auditedFields(row),
        })
        if (key) await storeAnswer(db, key, { productId: id })
        return presentAdminProduct(row)
      },
      { exclusive: key ? [lockKey(key.key)] : [] },
    ),
  )
}
