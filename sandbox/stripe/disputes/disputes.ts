import type { Stripe } from 'stripe'
import { z } from 'zod'

import { newId } from '../account.ts'
import type { Call } from '../call.ts'
import { recordEvent } from '../events/events.ts'
import { idOf } from '../payments/payment-intent.ts'
import { missingResource } from '../wire/api-error.ts'
import { endpoint } from '../wire/endpoint.ts'
import { listPage, listParameters } from '../wire/lists.ts'
import { expand, text } from '../wire/parameters.ts'
import { emptyEvidence } from './evidence.ts'

const secondsToAnswer = 7 * 86_400
/** Stripe's fee for a dispute in CHF, in centimes. [unproven] */
const disputeFee = 2_000

const listing = z.strictObject({
  ...listParameters,
  charge: text().optional(),
  payment_intent: text().optional(),
})
const path = '/v1/disputes'

export const disputeEndpoints = [
  endpoint('disputes.list', 'GET', path, listing, ({ account }, parameters) =>
    listPage(path, account.disputes.values(), parameters, (dispute) => {
      const { charge, payment_intent } = parameters
      const isOfCharge = charge === undefined || dispute.charge === charge
      return isOfCharge && (payment_intent === undefined || dispute.payment_intent === payment_intent)
    }),
  ),
  endpoint('disputes.retrieve', 'GET', `${path}/:id`, z.strictObject({ expand }), (call, _, id) =>
    findDispute(call, id),
  ),
]

export function findDispute(call: Call, id: string): Stripe.Dispute {
  const dispute = call.account.disputes.get(id)
  if (!dispute) throw missingResource('dispute', id, 'dispute', 404)
  return dispute
}

type NewDispute = {
  paymentIntent: string
  amount?: number | undefined
  reason: string
  isInquiry: boolean
  mayAnswer: boolean
}

/** Opens a dispute of a customer at their bank. A dispute withdraws the money at once, an inquiry does not. */
export function openDispute(call: Call, values: NewDispute): Stripe.Dispute {
  const { paymentIntent, reason, isInquiry, mayAnswer } = values
  const charge = [...call.account.charges.values()].findLast(
    ({ payment_intent: intent, paid }) => paid && idOf(intent) === paymentIntent,
  )
  if (!charge) throw new Error(`Nothing was paid with ${paymentIntent}`)
  const dispute: Stripe.Dispute = {
    id: newId('du'),
    object: 'dispute',
    amount: values.amount ?? charge.amount - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created: call.now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: emptyEvidence,
    evidence_details: {
      due_by: mayAnswer ? call.now + secondsToAnswer : 0,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: isInquiry,
    livemode: false,
    metadata: {},
    payment_intent: paymentIntent,
    reason,
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
  }
  charge.disputed = true
  call.account.disputes.set(dispute.id, dispute)
  if (!isInquiry) moveMoney(call, dispute, -dispute.amount)
  recordEvent(call, 'charge.dispute.created', dispute)
  if (!isInquiry) recordEvent(call, 'charge.dispute.funds_withdrawn', dispute)
  return dispute
}

export function answerDispute(call: Call, dispute: Stripe.Dispute): void {
  dispute.status = isInquiry(dispute) ? 'warning_under_review' : 'under_review'
  dispute.evidence_details.submission_count += 1
  dispute.evidence_details.has_evidence = true
  recordEvent(call, 'charge.dispute.updated', dispute)
}

export function escalateDispute(call: Call, dispute: Stripe.Dispute): void {
  if (!isInquiry(dispute)) throw new Error(`${dispute.id} is ${dispute.status}, no inquiry`)
  dispute.status = 'needs_response'
  dispute.is_charge_refundable = false
  moveMoney(call, dispute, -dispute.amount)
  recordEvent(call, 'charge.dispute.updated', dispute)
  recordEvent(call, 'charge.dispute.funds_withdrawn', dispute)
}

/** Closes the dispute by the bank's decision; a lost one may be won later. */
export function closeDispute(call: Call, dispute: Stripe.Dispute, end: 'won' | 'lost'): void {
  const wasInquiry = isInquiry(dispute)
  dispute.status = wasInquiry ? 'warning_closed' : end
  if (end === 'won' && !wasInquiry) moveMoney(call, dispute, dispute.amount)
  recordEvent(call, 'charge.dispute.closed', dispute)
  if (end === 'won' && !wasInquiry) recordEvent(call, 'charge.dispute.funds_reinstated', dispute)
}

/** Returns whether refunds are blocked: while a dispute withholds the money, and for good after it is lost. */
export function isHeldByDispute({ disputes }: Call['account'], chargeId: string): boolean {
  return [...disputes.values()].some(
    ({ charge, status }) =>
      charge === chargeId && ['needs_response', 'under_review', 'lost'].includes(status),
  )
}

function isInquiry({ status }: Stripe.Dispute): boolean {
  return status.startsWith('warning_')
}

function moveMoney(call: Call, dispute: Stripe.Dispute, amount: number): void {
  const fee = amount < 0 ? disputeFee : 0
  dispute.balance_transactions.push({
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: call.now,
    balance_type: 'payments',
    created: call.now,
    currency: dispute.currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details: [],
    net: amount - fee,
    reporting_category: amount < 0 ? 'dispute' : 'dispute_reversal',
    source: dispute.id,
    status: 'available',
    type: 'adjustment',
  })
}
