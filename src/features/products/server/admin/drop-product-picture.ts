import { sql } from 'kysely'

import type { Transaction } from '#platform/database/transaction.ts'
import { removePicture } from '#platform/pictures/store-picture.ts'
import type { Platform } from '#platform/platform.ts'

/**
 * Deletes a product's former picture after the commit, unless an order shows it or a payment for the product is under way,
 * whose order will show it.
 * @param former as it was, read under a lock
 */
export async function dropProductPicture(
  platform: Platform,
  transaction: Transaction,
  { id, image_url: image }: { id: string; image_url: string | null },
): Promise<void> {
  if (image === null) return
  const { rows } = await sql<{ isShown: boolean }>`
    SELECT EXISTS (SELECT FROM order_items WHERE image_url = ${image})
      OR EXISTS (SELECT FROM stock_claims WHERE product_id = ${id} AND payment_id IS NOT NULL) AS "isShown"`.execute(
    transaction.db,
  )
  if (!rows[0]?.isShown) removePicture(platform, transaction, image)
}
