import { countRows, onPage } from '#platform/database/pages.ts'
import type { Platform } from '#platform/platform.ts'
import { type Page, pageOf } from '#shared/contracts/pagination.ts'

import type { AdminProduct, AdminProductsQuery } from '../../products.contract.ts'
import { foldedName, productsMatching, rankOf } from '../matching-products.ts'
import { presentAdminProduct } from '../product-rows.ts'

export async function listAllProducts(
  { database: { db } }: Platform,
  { category, search, status, page, limit }: AdminProductsQuery,
): Promise<Page<AdminProduct>> {
  let matching = productsMatching(db, { category, search })
  if (status === 'active' || status === 'inactive')
    matching = matching.where('products.is_active', '=', status === 'active')
  if (status === 'low_stock') matching = matching.whereRef('products.quantity', '<=', 'products.min_quantity')
  const total = await countRows(matching)
  const rank = rankOf(search)
  const rows = await (rank ? matching.orderBy(rank) : matching)
    .orderBy(foldedName)
    .orderBy('products.id')
    .$call(onPage({ page, limit }))
    .execute()
  return pageOf(rows.map(presentAdminProduct), total, { page, limit })
}
