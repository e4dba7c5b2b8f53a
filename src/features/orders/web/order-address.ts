import { pages } from '#shared/pages.ts'

/** Where the owner finds all of them. */
export const ordersAddress = `${pages.admin.path}?tab=orders`

/** Where the owner finds this order open. */
export function orderAddress(id: string): string {
  return `${ordersAddress}&order=${id}`
}

/** Of the same for paper. */
export function slipAddress(id: string): string {
  return `${pages.orderSlip.path}?id=${id}`
}
