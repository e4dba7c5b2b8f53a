/** A payment only goes forward; `cancelled` to `succeeded` covers money that arrives after all. */
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

export function isSettled(state: PaymentState): boolean {
  return state === 'succeeded' || state === 'cancelled'
}

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

const publicStatusOf: Record<PaymentState, PaymentStatus> = {
  open: 'pending',
  processing: 'processing',
  succeeded: 'completed',
  cancelled: 'cancelled',
}

/** 'open': a bank holds the money for now; 'lost': for good. */
export type DisputeOutcome = 'open' | 'lost' | null

/** @param refunded centimes refunded or ordered */
export function statusOf(
  state: PaymentState,
  amount: number,
  refunded: number,
  dispute: DisputeOutcome = null,
): PaymentStatus {
  if (state !== 'succeeded') return publicStatusOf[state]
  if (dispute !== null) return dispute === 'open' ? 'disputed' : 'lost'
  if (refunded === 0) return publicStatusOf[state]
  return refunded < amount ? 'partially_refunded' : 'refunded'
}

type Money = { amount_centimes: number; refunded_centimes: number; lost_centimes: number }

export function netPaidOf({
  amount_centimes: paid,
  refunded_centimes: refunded,
  lost_centimes: lost,
}: Money): number {
  // A bank may take back money that was already refunded.
  return Math.max(0, paid - refunded - lost)
}

/** Milliseconds in which Stripe normally accepts a refund. */
export const usualRefundTime = 3 * 60 * 60 * 1000

export function isDelayed(orderedAt: Date, now: Date): boolean {
  return now.getTime() - orderedAt.getTime() >= usualRefundTime
}

/** Milliseconds that a slot or items are held during payment. */
export const holdTime = 15 * 60 * 1000

/** Estimated fees of Stripe: a share and a fixed sum in centimes. */
const fees: Record<string, { part: number; fixed: number }> = {
  cash: { part: 0, fixed: 0 },
  sepa_debit: { part: 0.008, fixed: 0 },
}
const cardFee = { part: 0.029, fixed: 30 }

/** Whole centimes, halves rounded up. @param method 'cash', or Stripe's name */
export function feeOf(amount: number, method: string | null): number {
  const { part, fixed } = fees[method ?? 'card'] ?? cardFee
  // In thousandths of a centime, since floating point makes 2.9% of 50 slightly less than 1.45.
  return Math.floor((Math.round(amount * part * 1000) + 500) / 1000) + fixed
}

export function shownMethod(method: string | null): 'cash' | 'card' | 'twint' {
  return method === 'cash' || method === 'twint' ? method : 'card'
}
