import type { Product } from '#features/products/products.contract.ts'

/** What is sold: the first ones, and how many in all. */
export type Shelf = { products: readonly Product[]; total: number }

/** What the build bundles for the server, so that it writes the products into the shop's page as browsers draw them. */
export type WrittenShop = {
  /** HTML of the boxes that the build has written in their place. */
  room: string
  /** @returns HTML of the first ones, as the shop shows them unasked */
  write: (shelf: Shelf) => string
}

/** @param html of the shop's page as the build wrote it */
export function withProducts(html: string, { room, write }: WrittenShop, shelf: Shelf): string {
  // A shop that sells nothing says so once the page has come alive. A function: in a text, a '$' would have a meaning.
  return shelf.products.length === 0 ? html : html.replace(room, () => write(shelf))
}
