import type { Payer } from '#features/payments/payments.contract.ts'
import type { PreparedPayment } from '#features/payments/web/public.ts'
import { createSessionDraft, hasFields, isText, isTextOrNull } from '#ui/browser/session-draft.ts'

import type { Method } from '../../checkout.rules.ts'

type Ordered = { productId: string; quantity: number; price: number; name: string }

/** The pieces are kept until then. */
export type PreparedOrder = PreparedPayment & {
  /** What is paid for, whatever becomes of the cart. */
  items: Ordered[]
  payer: Payer
}

/** What a customer has entered on the payment screen. */
export type CheckoutDraft = {
  method: Method
  /** What was typed and is not simply what the account knows. */
  payer: Partial<Payer>
  /** The account that was logged in while it was typed or prepared; null of a guest. */
  accountId: string | null
  prepared: PreparedOrder | null
}

export const payerFields = ['name', 'email', 'phone', 'address', 'postalCode', 'city'] as const

export const checkoutDraft = createSessionDraft<CheckoutDraft>('shop-checkout-draft', isCheckoutDraft, {
  method: 'in_person',
  payer: {},
  accountId: null,
  prepared: null,
})

/** One for each call, so that paying another way does not forget what the first way was asked for. */
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
    hasFields(value, ['prepared'], (prepared) => prepared === null || isPrepared(prepared))
  )
}

function isPrepared(value: unknown): boolean {
  return (
    hasFields(value, ['intentId', 'clientSecret'], isText) &&
    hasFields(value, ['amount', 'until'], Number.isFinite) &&
    hasFields(value, ['payer'], (payer) => hasFields(payer, payerFields, isText)) &&
    hasFields(value, ['items'], (items) => Array.isArray(items) && items.every(isOrdered))
  )
}

function isOrdered(item: unknown): boolean {
  return (
    hasFields(item, ['productId', 'name'], isText) && hasFields(item, ['quantity', 'price'], Number.isFinite)
  )
}
