import type { Selectable } from 'kysely'

import type { Db } from '#platform/database/database.ts'
import type { Products } from '#platform/database/database.types.ts'
import { isId } from '#shared/ids.ts'
import { centimesToChf } from '#shared/money.ts'

import type { AdminProduct, Product } from '../products.contract.ts'
import { productsTexts } from '../products.it.ts'
import { categoryOf } from '../products.rules.ts'
import { productError } from './errors.ts'

/** All columns but those used only for search and order. */
export const productColumns = [
  'products.id',
  'products.name',
  'products.brand',
  'products.description',
  'products.category',
  'products.price_centimes',
  'products.image_url',
  'products.is_active',
  'products.is_featured',
  'products.quantity',
  'products.min_quantity',
  'products.updated_at',
] as const

export type ProductRow = Pick<
  Selectable<Products>,
  | 'id'
  | 'name'
  | 'brand'
  | 'description'
  | 'category'
  | 'price_centimes'
  | 'image_url'
  | 'is_active'
  | 'is_featured'
  | 'quantity'
  | 'min_quantity'
  | 'updated_at'
>

export function selectProducts(db: Db) {
  return db.selectFrom('products').select(productColumns).where('products.deleted_at', 'is', null)
}

/** @throws AppError 404, also for a deleted product */
export async function findProduct(db: Db, id: string): Promise<ProductRow> {
  if (!isId(id)) throw productError('PRODUCT_NOT_FOUND')
  const row = await selectProducts(db).where('products.id', '=', id).executeTakeFirst()
  if (!row) throw productError('PRODUCT_NOT_FOUND')
  return row
}

/** @throws AppError 404, also for a deleted product */
export async function lockProduct(db: Db, id: string): Promise<ProductRow> {
  if (!isId(id)) throw productError('PRODUCT_NOT_FOUND')
  const row = await selectProducts(db).where('products.id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!row) throw productError('PRODUCT_NOT_FOUND')
  return row
}

export function presentProduct(row: ProductRow): Product {
  return {
    _id: row.id,
    name: row.name,
    brand: row.brand,
    description: row.description,
    category: categoryOf(row.category),
    price: centimesToChf(row.price_centimes),
    images: row.image_url === null ? [] : [{ url: row.image_url }],
    imageUrl: row.image_url,
    isFeatured: row.is_featured,
    inventory: { quantity: row.quantity },
  }
}

export function presentAdminProduct(row: ProductRow): AdminProduct {
  return {
    ...presentProduct(row),
    inventory: { quantity: row.quantity, minQuantity: row.min_quantity },
    isActive: row.is_active,
    updatedAt: row.updated_at.toISOString(),
  }
}

export function auditedFields(row: ProductRow) {
  const { name, brand, description, price, category, isActive, isFeatured, inventory } =
    presentAdminProduct(row)
  return {
    name,
    brand,
    category: productsTexts.categories[category],
    price,
    description,
    photo: row.image_url !== null,
    isActive,
    isFeatured,
    ...inventory,
  }
}
