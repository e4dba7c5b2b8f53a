import { pages } from '#shared/pages.ts'

const step = { name: 'passo', payment: 'pagamento' }

/** In the address, so that the browser's back button leads back to the shop. */
export const checkoutAddress = `${pages.shop.path}?${step.name}=${step.payment}`

export function isCheckout(search: URLSearchParams): boolean {
  return search.get(step.name) === step.payment
}

export const productKey = 'id'

export function productAddress(id: string): string {
  return `${pages.product.path}?${productKey}=${id}`
}

/** For the way back from a product: what was looked for in the shop. */
export type FromShop = { shopSearch: string }

/** @param state of an entry of the history, which anybody may have written */
export function shopAddress(state: unknown): string {
  const isFromShop = typeof state === 'object' && state !== null && 'shopSearch' in state
  const search = isFromShop && typeof state.shopSearch === 'string' ? state.shopSearch : ''
  return search.startsWith('?') ? pages.shop.path + search : pages.shop.path
}
