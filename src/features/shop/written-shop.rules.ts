import type { Product } from '#features/products/products.contract.ts'
import { withPart, type WrittenPart } from '#shared/written-part.ts'

export type ShopProducts = { products: readonly Product[]; total: number }

/** @param html of the shop's page as prerendered */
export function withProducts(
  html: string,
  part: WrittenPart<ShopProducts>,
  shopProducts: ShopProducts,
): string {
  // The browser shows the text of an empty shop after hydration.
  return shopProducts.products.length === 0 ? html : withPart(html, part, shopProducts)
}
