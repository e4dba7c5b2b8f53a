import type { Product } from '#features/products/products.contract.ts'
import { withPart, type WrittenPart } from '#shared/written-part.ts'

/** What is sold: the first ones, and how many in all. */
export type Shelf = { products: readonly Product[]; total: number }

/** @param html of the shop's page as the build wrote it */
export function withProducts(html: string, part: WrittenPart<Shelf>, shelf: Shelf): string {
  // A shop that sells nothing says so once the page has come alive.
  return shelf.products.length === 0 ? html : withPart(html, part, shelf)
}
