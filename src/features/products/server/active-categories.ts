import { inUse } from '#platform/database/in-use.ts'
import type { Platform } from '#platform/platform.ts'

import { productCategories, type ProductCategory } from '../products.rules.ts'

export async function activeCategories({ database: { db } }: Platform): Promise<ProductCategory[]> {
  const rows = await db.selectFrom('products').select('category').distinct().where(inUse).execute()
  const sold = new Set(rows.map(({ category }) => category))
  return productCategories.filter((category) => sold.has(category))
}
