import { pages } from '#shared/pages.ts'

const step = { name: 'passo', payment: 'pagamento' }

/** The checkout is a step in the address, so that the back button returns to the shop. */
export const checkoutAddress = `${pages.shop.path}?${step.name}=${step.payment}`

export function isCheckout(search: URLSearchParams): boolean {
  return search.get(step.name) === step.payment
}

export const productKey = 'id'

export function productAddress(id: string): string {
  return `${pages.product.path}?${productKey}=${id}`
}

export type ShopReturnState = { shopSearch: string }

/** @param state of a history entry; untrusted */
export function shopAddress(state: unknown): string {
  const isFromShop = typeof state === 'object' && state !== null && 'shopSearch' in state
  const search = isFromShop && typeof state.shopSearch === 'string' ? state.shopSearch : ''
  return search.startsWith('?') ? pages.shop.path + search : pages.shop.path
}
