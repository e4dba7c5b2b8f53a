import { readProduct } from '#features/products/server/read-product.ts'
import { shopContact } from '#features/settings/server/public-settings.ts'
import { productHead } from '#features/shop/product-head.rules.ts'
import { AppError } from '#platform/http/errors.ts'
import type { Platform } from '#platform/platform.ts'

import { withHead } from './document-head.ts'
import { shopPicture } from './share-pictures.ts'

/** @param id from the address, unvalidated @returns null for a product that is not sold */
export async function productPage(platform: Platform, html: string, id: unknown): Promise<string | null> {
  if (typeof id !== 'string') return null
  const product = await readProduct(platform, id).catch((error: unknown) => {
    if (error instanceof AppError && error.status === 404) return null
    throw error
  })
  if (!product) return null
  const { shopName: shop } = await shopContact(platform)
  return withHead(html, productHead(product, { shop, origin: platform.publicOrigin, picture: shopPicture }))
}
