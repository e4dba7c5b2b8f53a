import { randomBytes } from 'node:crypto'

import type { Stripe } from 'stripe'

import { newId } from '../account.ts'
import type { Call } from '../call.ts'
import { invalidRequest, missingResource, unexpectedState } from '../wire/api-error.ts'
import { paymentMethodTypes } from './payment-method-types.ts'

export function newPaymentIntent(call: Call, amount: number, currency: string): Stripe.PaymentIntent {
  const id = newId('pi')
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomBytes(18).toString('hex')}`,
    confirmation_method: 'automatic',
    created: call.now,
    currency,
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: [],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  }
}

/** Finds the intent of the path; a publishable key also needs the client secret. */
export function findPaymentIntent(call: Call, id: string, clientSecret?: string): Stripe.PaymentIntent {
  const intent = call.account.paymentIntents.get(id)
  if (!intent) throw missingResource('payment_intent', id, 'intent', 404)
  const isNamed = clientSecret !== undefined
  if ((isNamed || call.audience === 'publishable') && intent.client_secret !== clientSecret) {
    // [unproven] the code.
    throw invalidRequest(
      'The client_secret provided does not match any associated PaymentIntent on this account.',
      { code: 'payment_intent_invalid_parameter', param: 'client_secret' },
    )
  }
  return intent
}

export function fitPaymentMethodTypes(intent: Stripe.PaymentIntent): void {
  intent.payment_method_types = paymentMethodTypes({
    amount: intent.amount,
    currency: intent.currency,
    setup_future_usage: intent.setup_future_usage,
    allowed: intent.allowed_payment_method_types,
    excluded: intent.excluded_payment_method_types,
  })
}

export function idOf(reference: string | { id: string } | null): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null)
}

/** Operations on an intent, and the states that allow each. Stripe can cancel `processing` in rare cases only. */
const moves = {
  canceled: ['requires_payment_method', 'requires_confirmation', 'requires_action'],
  confirmed: ['requires_payment_method', 'requires_confirmation', 'requires_action'],
  updated: ['requires_payment_method', 'requires_confirmation', 'requires_action'],
}
const verbs = { canceled: 'cancel', confirmed: 'confirm', updated: 'update' }

export function refuseWrongState(intent: Stripe.PaymentIntent, move: keyof typeof moves): void {
  if (moves[move].includes(intent.status)) return
  if (move === 'confirmed' && intent.status === 'succeeded') {
    throw unexpectedState(
      'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
      intent,
    )
  }
  throw unexpectedState(
    `You cannot ${verbs[move]} this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be ${move}: ${moves[move].join(', ')}.`,
    intent,
  )
}

const publicFields = [
  'id',
  'object',
  'amount',
  'amount_details',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'status',
] as const

/** The intent without the fields hidden from holders of a client secret: customer, metadata and charge. */
export function publicView(intent: Stripe.PaymentIntent): object {
  return Object.fromEntries(publicFields.map((field) => [field, intent[field]]))
}
