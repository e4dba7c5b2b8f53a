import { countRows, onPage } from '#platform/database/pages.ts'
import type { Platform } from '#platform/platform.ts'
import { type Page, pageOf, type PageQuery } from '#shared/contracts/pagination.ts'

import { stockCauseSchema, type StockMovement } from '../products.contract.ts'
import { findProduct } from './product-rows.ts'

/** @throws AppError 404 */
export async function listMovements(
  { database: { db } }: Platform,
  id: string,
  { page, limit }: PageQuery,
): Promise<Page<StockMovement>> {
  await findProduct(db, id)
  const ofProduct = db.selectFrom('stock_movements').where('stock_movements.product_id', '=', id)
  const total = await countRows(ofProduct)
  const rows = await ofProduct
    .leftJoin('orders', 'orders.id', 'stock_movements.order_id')
    .select([
      'stock_movements.id',
      'stock_movements.at',
      'stock_movements.change',
      'stock_movements.quantity_after',
      'stock_movements.cause',
      'stock_movements.actor_name',
      'stock_movements.order_id',
      'orders.order_number',
    ])
    .orderBy('stock_movements.id', 'desc')
    .$call(onPage({ page, limit }))
    .execute()
  return pageOf(
    rows.map((row) => ({
      _id: row.id,
      at: row.at.toISOString(),
      change: row.change,
      quantityAfter: row.quantity_after,
      cause: stockCauseSchema.parse(row.cause),
      actor: row.actor_name,
      order:
        row.order_id !== null && row.order_number !== null
          ? { _id: row.order_id, orderNumber: row.order_number }
          : null,
    })),
    total,
    { page, limit },
  )
}
