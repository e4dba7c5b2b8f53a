import type { Stripe } from 'stripe'

import type { Call } from '../call.ts'
import { recordEvent } from '../events/events.ts'
import { invalidRequest, missingResource, unexpectedState } from '../wire/api-error.ts'
import { openAttempt, supersedeAttempts } from './attempts.ts'
import { changedIntent, type ConfirmationParameters } from './payment-intent-parameters.ts'
import { idOf, refuseWrongState } from './payment-intent.ts'
import { declineError, takeMoney } from './take-money.ts'
import { behaviourOf } from './test-cards.ts'

type Confirmation = Partial<ConfirmationParameters>

export function confirmPaymentIntent(
  call: Call,
  intent: Stripe.PaymentIntent,
  confirmation: Confirmation,
): Stripe.PaymentIntent {
  return confirmable(call, intent, confirmation)()
}

/** @returns a function that carries the confirmation out */
export function confirmable(
  call: Call,
  intent: Stripe.PaymentIntent,
  confirmation: Confirmation,
): () => Stripe.PaymentIntent {
  refuseWrongState(intent, 'confirmed')
  const changed = changedIntent(call, intent, confirmation)
  const methodId = idOf(changed.payment_method)
  if (methodId === null) {
    throw unexpectedState(
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
      intent,
    )
  }
  const method = call.account.paymentMethods.get(methodId)
  if (!method) throw missingResource('PaymentMethod', methodId, 'payment_method')
  refuseMissingReturn(call, changed, method, confirmation)
  return () => confirm(call, Object.assign(intent, changed), method, confirmation)
}

function confirm(
  call: Call,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  confirmation: Confirmation,
): Stripe.PaymentIntent {
  intent.last_payment_error = null
  intent.next_action = null
  supersedeAttempts(call, intent)
  if (needsApproval(call, method)) return sendToApprove(call, intent, method, confirmation)
  const error = takeMoney(call, intent, method, false)
  if (error) throw declineError(intent, error)
  return intent
}

function needsApproval(call: Call, method: Stripe.PaymentMethod): boolean {
  if (method.type === 'twint') return true
  return behaviourOf(call.account.cardNumbers.get(method.id)).needsAuthentication === true
}

function refuseMissingReturn(
  call: Call,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  { return_url }: Confirmation,
): void {
  if (return_url !== undefined) return
  const { automatic_payment_methods } = intent
  const mayRedirect =
    call.audience === 'secret' &&
    automatic_payment_methods?.enabled === true &&
    automatic_payment_methods.allow_redirects !== 'never'
  if (method.type !== 'twint' && !mayRedirect) return
  // [unproven] without a code for the dynamic methods, as seen in public; for TWINT we assume the same.
  throw invalidRequest(
    'This PaymentIntent is configured to accept payment methods that might redirect your customer off of your page: you must provide a `return_url`.',
    { param: 'return_url', payment_intent: intent },
  )
}

function sendToApprove(
  call: Call,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  { return_url: returnUrl, use_stripe_sdk = false }: Confirmation,
): Stripe.PaymentIntent {
  const type = method.type === 'twint' ? 'twint' : 'card'
  const return_url = returnUrl ?? null
  const { token } = openAttempt(call, intent, method, type, return_url)
  const url = `${call.base}/pages/${type}/${token}`
  const isOverlay = type === 'card' && (use_stripe_sdk || return_url === null)
  intent.status = 'requires_action'
  intent.next_action = isOverlay
    ? // Stripe's real content is undocumented and meant for Stripe.js alone; ours is meant for the stand-in.
      { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', attempt: token } }
    : { type: 'redirect_to_url', redirect_to_url: { return_url, url } }
  recordEvent(call, 'payment_intent.requires_action', intent)
  return intent
}
