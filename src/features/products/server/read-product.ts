import type { Platform } from '#platform/platform.ts'

import type { Product } from '../products.contract.ts'
import { productError } from './errors.ts'
import { findProduct, presentProduct } from './product-rows.ts'

/** @throws AppError 404, also for a product that is not sold */
export async function readProduct({ database: { db } }: Platform, id: string): Promise<Product> {
  const row = await findProduct(db, id)
  if (!row.is_active) throw productError('PRODUCT_NOT_FOUND')
  return presentProduct(row)
}
