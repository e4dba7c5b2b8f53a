import { randomBytes } from 'node:crypto'

import type { Stripe } from 'stripe'

import type { Attempt } from '../account.ts'
import type { Call } from '../call.ts'
import { failPaymentIntent, takeMoney } from './take-money.ts'

export type Decision = 'approve' | 'decline' | 'abandon'

export function openAttempt(
  call: Call,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  type: Attempt['type'],
  returnUrl: string | null,
): Attempt {
  const token = randomBytes(18).toString('hex')
  const attempt: Attempt = {
    token,
    paymentIntent: intent.id,
    paymentMethod: method.id,
    type,
    returnUrl,
    status: 'open',
  }
  call.account.attempts.set(token, attempt)
  return attempt
}

/**
 * Supersedes the intent's open attempts after it was confirmed again or canceled: payers still at the bank can no
 * longer decide.
 */
export function supersedeAttempts(call: Call, intent: Stripe.PaymentIntent): void {
  for (const attempt of call.account.attempts.values()) {
    if (attempt.paymentIntent === intent.id && attempt.status === 'open') attempt.status = 'superseded'
  }
}

export function openAttemptOf(call: Call, intent: Stripe.PaymentIntent): Attempt | undefined {
  const isOfIntent = ({ paymentIntent, status }: Attempt) => paymentIntent === intent.id && status === 'open'
  return [...call.account.attempts.values()].find(isOfIntent)
}

/** Applies the payer's decision at TWINT or the bank. Leaving changes nothing; the payer may come back. */
export function decideAttempt(call: Call, attempt: Attempt, decision: Decision): void {
  if (attempt.status !== 'open') return
  const intent = call.account.paymentIntents.get(attempt.paymentIntent)
  const method = call.account.paymentMethods.get(attempt.paymentMethod)
  if (intent?.status !== 'requires_action' || !method) return
  if (decision === 'approve') {
    attempt.status = 'approved'
    takeMoney(call, intent, method, attempt.type === 'card')
  } else if (decision === 'decline') {
    attempt.status = 'declined'
    failPaymentIntent(call, intent, { ...refusals[attempt.type], payment_method: structuredClone(method) })
  }
}

const refusals: Record<Attempt['type'], Stripe.PaymentIntent.LastPaymentError> = {
  card: {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message:
      'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
  },
  // [unproven] the code of TWINT's refusal.
  twint: {
    type: 'invalid_request_error',
    code: 'payment_method_customer_decline',
    message: 'The customer declined this payment.',
  },
}

/** Returns the address where the payer goes next, or null when the page that opened the overlay takes over. */
export function returnAddress(call: Call, attempt: Attempt): string | null {
  const intent = call.account.paymentIntents.get(attempt.paymentIntent)
  if (attempt.returnUrl === null || !intent) return null
  const url = new URL(attempt.returnUrl)
  url.searchParams.set('payment_intent', intent.id)
  url.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '')
  url.searchParams.set('redirect_status', redirectStatus(intent.status))
  return url.href
}

function redirectStatus(status: Stripe.PaymentIntent.Status): string {
  if (status === 'succeeded') return 'succeeded'
  // [unproven] for a payer who returns undecided; pages must ask the server anyway.
  return status === 'processing' || status === 'requires_action' ? 'pending' : 'failed'
}
