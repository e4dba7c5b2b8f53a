import type { Stripe } from 'stripe'

import type { Call } from '../call.ts'
import { openDispute } from '../disputes/disputes.ts'
import { recordEvent } from '../events/events.ts'
import { ApiError } from '../wire/api-error.ts'
import { createCharge, settleCharge } from './charges.ts'
import { idOf } from './payment-intent.ts'
import { behaviourOf, type CardBehaviour } from './test-cards.ts'

type Decline = NonNullable<CardBehaviour['decline']>
type PaymentError = Stripe.PaymentIntent.LastPaymentError

const processingCounts = new WeakMap<Call['account'], { remaining: number }>()

export function keepNextProcessing(account: Call['account'], count: number): void {
  processingCounts.set(account, { remaining: count })
}

/** @returns the reason if it fails */
export function takeMoney(
  call: Call,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  isAuthenticated: boolean,
): PaymentError | null {
  const { decline } = method.type === 'twint' ? {} : behaviourOf(call.account.cardNumbers.get(method.id))
  if (decline) return refusePayment(call, intent, method, decline)
  const keep = processingCounts.get(call.account)
  const isKept = keep !== undefined && keep.remaining > 0
  if (isKept) keep.remaining -= 1
  const status = isKept ? 'pending' : 'succeeded'
  const charge = createCharge(call, intent, method, { status, isAuthenticated })
  intent.latest_charge = charge.id
  intent.next_action = null
  if (isKept) {
    intent.status = 'processing'
    recordEvent(call, 'payment_intent.processing', intent)
    return null
  }
  recordSuccess(call, intent, charge)
  return null
}

export function settlePayment(call: Call, intent: Stripe.PaymentIntent, isPaid: boolean): void {
  const charge = call.account.charges.get(idOf(intent.latest_charge) ?? '')
  const method = call.account.paymentMethods.get(idOf(intent.payment_method) ?? '')
  if (intent.status !== 'processing' || !charge || !method) {
    throw new Error(`${intent.id} is ${intent.status}, not processing`)
  }
  if (isPaid) {
    settleCharge(charge)
    recordSuccess(call, intent, charge)
    return
  }
  const decline = {
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  }
  settleCharge(charge, decline)
  fail(call, intent, charge, errorOf(decline, method, charge))
}

function recordSuccess(call: Call, intent: Stripe.PaymentIntent, charge: Stripe.Charge): void {
  intent.status = 'succeeded'
  intent.amount_received = intent.amount
  recordEvent(call, 'charge.succeeded', charge)
  recordEvent(call, 'payment_intent.succeeded', intent)
  const { dispute } = behaviourOf(call.account.cardNumbers.get(idOf(charge.payment_method) ?? ''))
  if (dispute) openDispute(call, { paymentIntent: intent.id, mayAnswer: true, isInquiry: false, ...dispute })
}

function refusePayment(
  call: Call,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  decline: Decline,
): PaymentError {
  const charge = createCharge(call, intent, method, { status: 'failed', failure: decline })
  const error = errorOf(decline, method, charge)
  fail(call, intent, charge, error)
  return error
}

function errorOf(decline: Decline, method: Stripe.PaymentMethod, charge: Stripe.Charge): PaymentError {
  return { ...decline, type: 'card_error', charge: charge.id, payment_method: structuredClone(method) }
}

function fail(call: Call, intent: Stripe.PaymentIntent, charge: Stripe.Charge, error: PaymentError): void {
  intent.latest_charge = charge.id
  recordEvent(call, 'charge.failed', charge)
  failPaymentIntent(call, intent, error)
}

export function failPaymentIntent(call: Call, intent: Stripe.PaymentIntent, error: PaymentError): void {
  intent.status = 'requires_payment_method'
  intent.payment_method = null
  intent.next_action = null
  intent.last_payment_error = error
  recordEvent(call, 'payment_intent.payment_failed', intent)
}

export function declineError(intent: Stripe.PaymentIntent, error: PaymentError): ApiError {
  const { code, decline_code, message = 'Your card was declined.', charge, payment_method } = error
  return new ApiError(402, {
    type: 'card_error',
    message,
    payment_intent: intent,
    ...(code !== undefined && { code }),
    ...(decline_code !== undefined && { decline_code }),
    ...(charge !== undefined && { charge }),
    ...(payment_method && { payment_method }),
  })
}
