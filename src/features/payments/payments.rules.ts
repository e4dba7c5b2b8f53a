/** How far a payment is. It only goes forward; money that arrives after all is not overlooked. */
export const paymentStates = ['open', 'processing', 'succeeded', 'cancelled'] as const
export type PaymentState = (typeof paymentStates)[number]

const next: Record<PaymentState, readonly PaymentState[]> = {
  open: ['processing', 'succeeded', 'cancelled'],
  processing: ['succeeded', 'cancelled'],
  succeeded: [],
  cancelled: ['succeeded'],
}

export function mayBecome(from: PaymentState, to: PaymentState): boolean {
  return next[from].includes(to)
}

/** Nobody waits for it any more. */
export function isSettled(state: PaymentState): boolean {
  return state === 'succeeded' || state === 'cancelled'
}

/** How a payment is told: what was given back counts. */
export const paymentStatuses = [
  'pending',
  'processing',
  'completed',
  'partially_refunded',
  'refunded',
  'disputed',
  'lost',
  'cancelled',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

const toldAs: Record<PaymentState, PaymentStatus> = {
  open: 'pending',
  processing: 'processing',
  succeeded: 'completed',
  cancelled: 'cancelled',
}

/** 'open': a bank has the money for now; 'lost': for good. */
export type DisputeOutcome = 'open' | 'lost' | null

/** @param refunded centimes that go or went back */
export function statusOf(
  state: PaymentState,
  amount: number,
  refunded: number,
  dispute: DisputeOutcome = null,
): PaymentStatus {
  if (state !== 'succeeded') return toldAs[state]
  if (dispute !== null) return dispute === 'open' ? 'disputed' : 'lost'
  if (refunded === 0) return toldAs[state]
  return refunded < amount ? 'partially_refunded' : 'refunded'
}

type Money = { amount_centimes: number; refunded_centimes: number; lost_centimes: number }

/** Centimes the shop still has of a payment: what was paid, less refunds and lost disputes. */
export function keptOf({
  amount_centimes: paid,
  refunded_centimes: refunded,
  lost_centimes: lost,
}: Money): number {
  // A bank may take back what was already refunded.
  return Math.max(0, paid - refunded - lost)
}

/** How long a refund that Stripe has not taken is a matter of minutes. Milliseconds. */
export const usualRefundTime = 3 * 60 * 60 * 1000

/** Whether a refund that was ordered at an instant should have been taken by Stripe long ago. */
export function isDelayed(orderedAt: Date, now: Date): boolean {
  return now.getTime() - orderedAt.getTime() >= usualRefundTime
}

/** How long a chair or a product is kept for somebody who pays. Milliseconds. */
export const holdTime = 15 * 60 * 1000

/** What the provider keeps of a payment, as an estimate: a part and a fixed sum in centimes. */
const fees: Record<string, { part: number; fixed: number }> = {
  cash: { part: 0, fixed: 0 },
  sepa_debit: { part: 0.008, fixed: 0 },
}
const cardFee = { part: 0.029, fixed: 30 }

/** Whole centimes, half of one rounded up. @param method 'cash', or Stripe's word */
export function feeOf(amount: number, method: string | null): number {
  const { part, fixed } = fees[method ?? 'card'] ?? cardFee
  // In thousandths of a centime: 2.9% of 50 is 1.45, and not a little less.
  return Math.floor((Math.round(amount * part * 1000) + 500) / 1000) + fixed
}

/** What a shop screen calls it: everything that is not paid at the till comes through a card or TWINT. */
export function shownMethod(method: string | null): 'cash' | 'card' | 'twint' {
  return method === 'cash' || method === 'twint' ? method : 'card'
}
