import { pages } from '#shared/pages.ts'

/** Where the owner finds this order open. */
export function orderAddress(id: string): string {
  return `${pages.admin.path}?tab=orders&order=${id}`
}

/** Of the same for paper. */
export function slipAddress(id: string): string {
  return `${pages.orderSlip.path}?id=${id}`
}
