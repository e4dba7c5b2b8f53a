import { missingFields } from '#features/orders/orders.contract.ts'
import { ordersTexts } from '#features/orders/orders.it.ts'

import { type Cart, totalOf } from './cart.rules.ts'

const { validation } = ordersTexts

export type Method = 'in_person' | 'online'

/** SHOP-19. */
export function sentPaymentStatus(method: Method): 'pending' | 'completed' {
  return method === 'in_person' ? 'pending' : 'completed'
}

/** SHOP-18. */
export function orderDataOf(cart: Cart) {
  return {
    items: cart.map(({ _id: productId, cartQuantity: quantity, price, name }) => ({
      productId,
      quantity,
      price,
      name,
    })),
    total: totalOf(cart),
  }
}

/** PAY-08. */
export function paymentDataOf(cart: Cart) {
  const { items, total } = orderDataOf(cart)
  return { items: items.map((item) => ({ ...item, cartQuantity: item.quantity })), total }
}

type SentOrder = ReturnType<typeof orderDataOf> & { payer: object; accountId: string | null }
type Sender = { accountId: string | null; payer?: object }

/**
 * Whether sending the cart again repeats the order, so that the server returns the first answer. The server keeps the answer
 * for one account, or for one address of a guest.
 */
export function isSameOrder(sent: SentOrder, cart: Cart, { accountId, payer }: Sender): boolean {
  if (sent.accountId !== accountId) return false
  const { items, total } = orderDataOf(cart)
  const now = { items, total, payer: payer ?? sent.payer }
  return JSON.stringify(now) === JSON.stringify({ items: sent.items, total: sent.total, payer: sent.payer })
}

/** SHOP-15 to SHOP-17. */
export function checkoutFault(cart: Cart, customer: unknown): string | null {
  if (cart.length === 0) return validation.emptyCart
  const missing = missingFields(customer)
  if (missing === undefined) return validation.customerMissing
  return missing.length === 0 ? null : validation.customerFieldsMissing(missing)
}

/** ERR-88. */
export function checkoutFailure(error: unknown, fallback: string): string {
  return (error instanceof Error && error.message) || fallback
}
