import { sql } from 'kysely'

import type { Platform } from '#platform/platform.ts'
import { paginationOf } from '#shared/pagination.ts'

import type { Product, ProductsQuery } from '../../products.contract.ts'
import { byName, foldedName, productsMatching, rankOf } from '../matching-products.ts'
import { presentProduct } from '../product-rows.ts'

type Page<Item> = { success: true; data: Item[]; pagination: ReturnType<typeof paginationOf> }

/** A page of what is sold: of a search the best match first, then those that are featured, then by name. */
export async function listProducts(
  { database: { db } }: Platform,
  { category, search, ids, page, limit }: ProductsQuery,
): Promise<Page<Product>> {
  let sold = productsMatching(db, { category, search }).where(sql<boolean>`products.is_active`)
  if (ids) sold = sold.where('products.id', '=', (eb) => eb.fn.any(eb.val(ids)))
  const { total } = await sold
    .clearSelect()
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  const rank = rankOf(search)
  const rows = await (rank ? sold.orderBy(rank) : sold)
    .orderBy('products.is_featured', 'desc')
    .orderBy(rank ? foldedName : byName)
    .orderBy('products.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return {
    success: true,
    data: rows.map(presentProduct),
    pagination: paginationOf(Number(total), { page, limit }),
  }
}
