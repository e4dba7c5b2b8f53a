import type { CustomerDetails } from '#features/orders/orders.contract.ts'
import type { PreparedPayment } from '#features/payments/web/use-prepared-payment.ts'
import { createSessionDraft, hasFields, isText, isTextOrNull } from '#ui/browser/session-draft.ts'

import type { Method } from '../../checkout.rules.ts'

type Ordered = { productId: string; quantity: number; price: number; name: string }

export type PreparedOrder = PreparedPayment & {
  items: Ordered[]
  payer: CustomerDetails
}

/** A sent order whose answer was lost: it may have arrived. */
export type UnansweredOrder = {
  items: Ordered[]
  /** CHF */
  total: number
  payer: CustomerDetails
  accountId: string | null
}

export type CheckoutDraft = {
  method: Method
  /** Only fields that differ from the account's data. */
  payer: Partial<CustomerDetails>
  accountId: string | null
  prepared: PreparedOrder | null
  unanswered?: UnansweredOrder | null
}

export const payerFields = ['name', 'email', 'phone', 'address', 'postalCode', 'city'] as const

export const checkoutDraft = createSessionDraft<CheckoutDraft>('shop-checkout-draft', isCheckoutDraft, {
  method: 'in_person',
  payer: {},
  accountId: null,
  prepared: null,
})

/** One idempotency key per call, so that changing the payment method keeps the key of the first. */
export const checkoutAttempts = {
  cash: checkoutDraft.attempt('cash'),
  start: checkoutDraft.attempt('start'),
  paid: checkoutDraft.attempt('paid'),
}

export function isCheckoutDraft(value: unknown): value is CheckoutDraft {
  return (
    hasFields(value, ['method'], (method) => method === 'in_person' || method === 'online') &&
    hasFields(value, ['accountId'], isTextOrNull) &&
    hasFields(
      value,
      ['payer'],
      (payer) => typeof payer === 'object' && payer !== null && Object.values(payer).every(isText),
    ) &&
    hasFields(value, ['prepared'], (prepared) => prepared === null || isPrepared(prepared)) &&
    hasFields(value, ['unanswered'], (order) => (order ?? null) === null || isUnansweredOrder(order))
  )
}

function isPrepared(value: unknown): boolean {
  return (
    hasFields(value, ['intentId', 'clientSecret'], isText) &&
    hasFields(value, ['amount', 'until'], Number.isFinite) &&
    hasItemsAndPayer(value)
  )
}

function isUnansweredOrder(value: unknown): boolean {
  return (
    hasFields(value, ['total'], Number.isFinite) &&
    hasFields(value, ['accountId'], isTextOrNull) &&
    hasItemsAndPayer(value)
  )
}

function hasItemsAndPayer(value: unknown): boolean {
  return (
    hasFields(value, ['payer'], (payer) => hasFields(payer, payerFields, isText)) &&
    hasFields(value, ['items'], (items) => Array.isArray(items) && items.every(isOrdered))
  )
}

function isOrdered(item: unknown): boolean {
  return (
    hasFields(item, ['productId', 'name'], isText) && hasFields(item, ['quantity', 'price'], Number.isFinite)
  )
}
