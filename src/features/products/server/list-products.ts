import { sql } from 'kysely'

import { countRows, onPage } from '#platform/database/pages.ts'
import type { Platform } from '#platform/platform.ts'
import { type Page, pageOf } from '#shared/contracts/pagination.ts'

import type { Product, ProductsQuery } from '../products.contract.ts'
import { byName, foldedName, productsMatching, rankOf } from './matching-products.ts'
import { presentProduct } from './product-rows.ts'

export async function listProducts(
  { database: { db } }: Platform,
  { category, search, ids, page, limit }: ProductsQuery,
): Promise<Page<Product>> {
  let sold = productsMatching(db, { category, search }).where(sql<boolean>`products.is_active`)
  if (ids) sold = sold.where('products.id', '=', (eb) => eb.fn.any(eb.val(ids)))
  const total = await countRows(sold)
  const rank = rankOf(search)
  const rows = await (rank ? sold.orderBy(rank) : sold)
    .orderBy('products.is_featured', 'desc')
    .orderBy(rank ? foldedName : byName)
    .orderBy('products.id')
    .$call(onPage({ page, limit }))
    .execute()
  return pageOf(rows.map(presentProduct), total, { page, limit })
}
