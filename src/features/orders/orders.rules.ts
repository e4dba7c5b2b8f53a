/** How far an order is, in this order; 'shipped' is ready for pickup (D-SHOP-06). */
export const orderStatuses = [
  'pending',
  'confirmed',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** @throws what the database does not keep */
export function statusOf({ status }: { status: string }): OrderStatus {
  const known = orderStatuses.find((one) => one === status)
  if (!known) throw new Error(`No order has the status ${status}`)
  return known
}

/** How its money is told; of 'paid' or 'pending' the documents speak, refunds go beyond them. */
export const orderPaymentStatuses = ['pending', 'paid', 'partially_refunded', 'refunded'] as const
export type OrderPaymentStatus = (typeof orderPaymentStatuses)[number]

/** The owner may choose any status (AORD-05). Asked about beforehand: what takes a step back, or calls it off. */
export function isBackwards(from: OrderStatus, to: OrderStatus): boolean {
  return orderStatuses.indexOf(to) < orderStatuses.indexOf(from)
}

/** Whether its pieces are the customer's; of the others they are back on the shelf. */
export function keepsPieces(status: OrderStatus): boolean {
  return status !== 'cancelled'
}

/** Somebody in the shop still has something to do for it. */
export function isOpen(status: OrderStatus): boolean {
  return status !== 'delivered' && status !== 'cancelled'
}

/** Pieces of one product in one order. */
export const mostOfOne = 99
/** Products in one order. */
export const mostItems = 50

/** What is bought, whether it is sent as 'quantity' or as the cart's 'cartQuantity'. */
export type Line = { productId: string; quantity: number }

/** The same product on two lines is one line. In the order of their ids: everybody takes pieces in it. */
export function merged<Item extends Line>(items: readonly Item[]): Item[] {
  const byProduct = new Map<string, Item>()
  for (const item of items) {
    const before = byProduct.get(item.productId)
    byProduct.set(item.productId, before ? { ...before, quantity: before.quantity + item.quantity } : item)
  }
  return [...byProduct.values()].toSorted((first, second) => (first.productId < second.productId ? -1 : 1))
}

/** The money of one order, in centimes. */
type OrderMoney = { total: number; paid: number; refunded: number; paysOnline: boolean }

/**
 * Centimes to take when the order is picked up. What was given back as a gesture is not asked for again; when all of it was, the
 * order is paid anew.
 */
export function dueAtPickup({ total, paid, refunded, paysOnline }: OrderMoney): number {
  if (paid === refunded) return total
  return paysOnline ? 0 : Math.max(0, total - paid)
}

/** Of centimes and pieces. */
export function totalOf(items: readonly { price: number; quantity: number }[]): number {
  return items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
}
