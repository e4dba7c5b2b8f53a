import type { Order } from './orders.contract.ts'
import { ordersTexts } from './orders.it.ts'
import { orderStatuses, type OrderStatus } from './orders.rules.ts'

/** OHIST-12. */
export function shownNumber({ orderNumber, _id }: Pick<Order, 'orderNumber' | '_id'>): string {
  return orderNumber || lastEight(_id).toUpperCase()
}

/** OHIST-13. */
export function shownProduct({ product }: { product: { name: string } }): string {
  return product.name || ordersTexts.unknownProduct
}

/** OHIST-06. */
export function lastEight(id: string): string {
  return id.slice(-8)
}

/** undefined: a status that only a newer server knows. */
export function knownStatus(status: string): OrderStatus | undefined {
  return orderStatuses.find((known) => known === status)
}

/** OHIST-10. */
export function shownStatus(status: string): string {
  const known = knownStatus(status)
  return known ? ordersTexts.statuses[known] : status
}

export function itemCountOf(items: Order['items']): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** OHIST-05. */
export function isUpdated({ createdAt, updatedAt }: Pick<Order, 'createdAt' | 'updatedAt'>): boolean {
  return updatedAt !== '' && updatedAt !== createdAt
}

export function refundableRest({ paymentStatus, totals }: Pick<Order, 'paymentStatus' | 'totals'>): number {
  const isPaid = paymentStatus === 'paid' || paymentStatus === 'partially_refunded'
  return isPaid ? Math.round((totals.total - totals.refunded) * 100) / 100 : 0
}
