import type { Product } from '#features/products/products.contract.ts'
import { withPart, type WrittenPart } from '#shared/written-part.ts'

export type Shelf = { products: readonly Product[]; total: number }

/** @param html of the shop's page as prerendered */
export function withProducts(html: string, part: WrittenPart<Shelf>, shelf: Shelf): string {
  // The browser shows the text of an empty shop after hydration.
  return shelf.products.length === 0 ? html : withPart(html, part, shelf)
}
