/** In the order of progress; 'shipped' means ready for pickup (D-SHOP-06). */
export const orderStatuses = [
  'pending',
  'confirmed',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** @throws Error for a status that the database cannot contain */
export function statusOf({ status }: { status: string }): OrderStatus {
  const known = orderStatuses.find((one) => one === status)
  if (!known) throw new Error(`No order has the status ${status}`)
  return known
}

/** The documents know 'paid' and 'pending' only; refunds go beyond them. */
export const orderPaymentStatuses = ['pending', 'paid', 'partially_refunded', 'refunded'] as const
export type OrderPaymentStatus = (typeof orderPaymentStatuses)[number]

/** The owner may choose any status (AORD-05); the screen asks for confirmation before a step back or a cancellation. */
export function isStepBack(from: OrderStatus, to: OrderStatus): boolean {
  return orderStatuses.indexOf(to) < orderStatuses.indexOf(from)
}

/** True unless cancelled: a cancelled order's items are back in stock. */
export function keepsStock(status: OrderStatus): boolean {
  return status !== 'cancelled'
}

export function isOpenOrder(status: OrderStatus): boolean {
  return status !== 'delivered' && status !== 'cancelled'
}

export const maxPerProduct = 99
export const maxItems = 50

export type OrderLine = { productId: string; quantity: number }

/** Merges lines of the same product. Sorted by product id: every transaction reserves stock in this order. */
export function mergedLines<Item extends OrderLine>(items: readonly Item[]): Item[] {
  const byProduct = new Map<string, Item>()
  for (const item of items) {
    const before = byProduct.get(item.productId)
    byProduct.set(item.productId, before ? { ...before, quantity: before.quantity + item.quantity } : item)
  }
  return [...byProduct.values()].toSorted((first, second) => (first.productId < second.productId ? -1 : 1))
}

type OrderMoney = { total: number; paid: number; refunded: number; paysOnline: boolean }

/**
 * Centimes to take at pickup. A partial refund is not asked for again; after a full refund the whole order is due
 * again.
 */
export function dueAtPickup({ total, paid, refunded, paysOnline }: OrderMoney): number {
  if (paid === refunded) return total
  return paysOnline ? 0 : Math.max(0, total - paid)
}

/** `price` and the result in centimes. */
export function totalOf(items: readonly { price: number; quantity: number }[]): number {
  return items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
}
