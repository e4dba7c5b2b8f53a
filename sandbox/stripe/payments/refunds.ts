import type { Stripe } from 'stripe'
import { z } from 'zod'

import { type Account, newId } from '../account.ts'
import type { Call } from '../call.ts'
import { isHeldByDispute } from '../disputes/disputes.ts'
import { recordEvent } from '../events/events.ts'
import { invalidRequest, missingResource } from '../wire/api-error.ts'
import { endpoint } from '../wire/endpoint.ts'
import { listPage, listParameters } from '../wire/lists.ts'
import { choice, expand, integer, mergedMetadata, metadata, text } from '../wire/parameters.ts'
import { idOf } from './payment-intent.ts'
import { behaviourOf } from './test-cards.ts'

/** TWINT refunds are possible for 180 days (docs.stripe.com/payments/twint). */
const twintSeconds = 180 * 86_400

type RefundEnd = 'pending' | 'succeeded' | 'failed'
const ends = new WeakMap<Account, RefundEnd[]>()

/** Sets the outcome of the next refunds of an account; `failed` and `pending` are answered as pending. */
export function endNextRefunds(account: Account, end: RefundEnd, count: number): void {
  ends.set(account, [...(ends.get(account) ?? []), ...Array.from({ length: count }, () => end)])
}

const creation = z.strictObject({
  payment_intent: text().optional(),
  charge: text().optional(),
  amount: integer(1).optional(),
  reason: choice('duplicate', 'fraudulent', 'requested_by_customer').optional(),
  metadata: metadata.optional(),
  expand,
})

const listing = z.strictObject({
  ...listParameters,
  charge: text().optional(),
  payment_intent: text().optional(),
})

const path = '/v1/refunds'

export const refundEndpoints = [
  endpoint('refunds.create', 'POST', path, creation, createRefund),
  endpoint('refunds.list', 'GET', path, listing, ({ account }, parameters) =>
    listPage(path, account.refunds.values(), parameters, (refund) => {
      const { charge, payment_intent } = parameters
      const isOfCharge = charge === undefined || refund.charge === charge
      return isOfCharge && (payment_intent === undefined || refund.payment_intent === payment_intent)
    }),
  ),
  endpoint('refunds.retrieve', 'GET', `${path}/:id`, z.strictObject({ expand }), (call, _, id) =>
    findRefund(call, id),
  ),
  endpoint(
    'refunds.update',
    'POST',
    `${path}/:id`,
    z.strictObject({ metadata: metadata.optional(), expand }),
    (call, { metadata }, id) => {
      const refund = findRefund(call, id)
      refund.metadata = mergedMetadata(refund.metadata ?? {}, metadata)
      return refund
    },
  ),
]

export function findRefund(call: Call, id: string): Stripe.Refund {
  const refund = call.account.refunds.get(id)
  // [unproven] the parameter's name.
  if (!refund) throw missingResource('refund', id, 'refund', 404)
  return refund
}

function createRefund(call: Call, parameters: z.infer<typeof creation>): object {
  const charge = refundableCharge(call, parameters)
  const remaining = charge.amount - charge.amount_refunded
  if (remaining === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    })
  }
  const { amount = remaining, reason = null } = parameters
  if (amount > remaining) {
    // Stripe sends no code here either.
    throw invalidRequest(
      `Refund amount (${money(amount, charge)}) is greater than unrefunded amount on charge (${money(remaining, charge)})`,
      { param: 'amount' },
    )
  }
  const end = ends.get(call.account)?.shift() ?? usualEnd(call, charge)
  const refund: Stripe.Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created: call.now,
    currency: charge.currency,
    customer: idOf(charge.customer),
    customer_account: null,
    destination_details: destinationOf(charge),
    metadata: mergedMetadata({}, parameters.metadata),
    payment_intent: idOf(charge.payment_intent),
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: end === 'succeeded' ? 'succeeded' : 'pending',
    transfer_reversal: null,
  }
  call.account.refunds.set(refund.id, refund)
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
  recordEvent(call, 'refund.created', refund)
  recordEvent(call, 'charge.refunded', charge)
  const answer = structuredClone(refund)
  if (end === 'failed') settleRefund(call, refund, 'failed')
  return answer
}

function refundableCharge(
  call: Call,
  { payment_intent, charge: id }: z.infer<typeof creation>,
): Stripe.Charge {
  if (payment_intent === undefined && id === undefined) {
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
      { code: 'parameter_missing' },
    )
  }
  const intent = payment_intent === undefined ? undefined : call.account.paymentIntents.get(payment_intent)
  if (payment_intent !== undefined && !intent) {
    throw missingResource('payment_intent', payment_intent, 'payment_intent')
  }
  const chargeId = id ?? idOf(intent?.latest_charge ?? null) ?? ''
  const charge = call.account.charges.get(chargeId)
  if (id !== undefined && !charge) throw missingResource('charge', id, 'charge')
  if (charge?.status !== 'succeeded') {
    throw invalidRequest(
      `This PaymentIntent (${idOf(charge?.payment_intent ?? intent ?? null)}) does not have a successful charge to refund.`,
      { param: 'payment_intent' },
    )
  }
  if (intent && idOf(charge.payment_intent) !== intent.id) {
    throw invalidRequest(`Charge ${charge.id} does not belong to PaymentIntent ${intent.id}.`, {
      param: 'charge',
    })
  }
  if (isHeldByDispute(call.account, charge.id)) {
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    })
  }
  if (charge.payment_method_details?.twint && call.now > charge.created + twintSeconds) {
    // [unproven] the code.
    throw invalidRequest(`Charge ${charge.id} is too old to be refunded.`, { code: 'charge_not_refundable' })
  }
  return charge
}

function usualEnd(call: Call, charge: Stripe.Charge): RefundEnd {
  const { refunds } = behaviourOf(call.account.cardNumbers.get(charge.payment_method ?? ''))
  if (refunds === 'pending') return 'pending'
  return refunds === 'failing' ? 'failed' : 'succeeded'
}

export function settleRefund(call: Call, refund: Stripe.Refund, status: 'succeeded' | 'failed'): void {
  const charge = call.account.charges.get(idOf(refund.charge) ?? '')
  if (!charge || refund.status === 'failed') throw new Error(`${refund.id} has already failed`)
  refund.status = status
  if (status === 'failed') {
    refund.failure_reason = 'unknown'
    refund.failure_balance_transaction = newId('txn')
    // [unproven] that a failed refund no longer counts in the charge.
    charge.amount_refunded -= refund.amount
    charge.refunded = false
    recordEvent(call, 'refund.failed', refund)
  }
  recordEvent(call, 'refund.updated', refund)
  recordEvent(call, 'charge.refund.updated', refund)
}

function destinationOf(charge: Stripe.Charge): Stripe.Refund.DestinationDetails {
  if (charge.payment_method_details?.type === 'twint') return { type: 'twint', twint: {} }
  return {
    type: 'card',
    card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
  }
}

function money(amount: number, { currency }: Stripe.Charge): string {
  return `${currency.toUpperCase()} ${(amount / 100).toFixed(2)}`
}
