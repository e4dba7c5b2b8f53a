import { pages } from '#shared/pages.ts'

export const ordersAddress = `${pages.admin.path}?tab=orders`

export function orderAddress(id: string): string {
  return `${ordersAddress}&order=${id}`
}

export function slipAddress(id: string): string {
  return `${pages.orderSlip.path}?id=${id}`
}
