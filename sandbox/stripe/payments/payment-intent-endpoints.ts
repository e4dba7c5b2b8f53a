import type { Stripe } from 'stripe'
import { z } from 'zod'

import type { Call } from '../call.ts'
import { recordEvent } from '../events/events.ts'
import { endpoint } from '../wire/endpoint.ts'
import { listPage, listParameters } from '../wire/lists.ts'
import { choice, expand, mergedMetadata, text } from '../wire/parameters.ts'
import { supersedeAttempts } from './attempts.ts'
import { confirmable, confirmPaymentIntent } from './confirm-payment-intent.ts'
import {
  changedIntent,
  changeParameters,
  confirmationParameters,
  creationParameters,
} from './payment-intent-parameters.ts'
import { findPaymentIntent, newPaymentIntent, refuseWrongState } from './payment-intent.ts'
import { refuseWrongAmount } from './payment-method-types.ts'

const path = '/v1/payment_intents'
const listing = z.strictObject({ ...listParameters, customer: text().optional() })

export const paymentIntentEndpoints = [
  endpoint('payment_intents.create', 'POST', path, creationParameters, createPaymentIntent),
  endpoint('payment_intents.list', 'GET', path, listing, ({ account }, parameters) =>
    listPage(path, account.paymentIntents.values(), parameters, (intent) => {
      return parameters.customer === undefined || intent.customer === parameters.customer
    }),
  ),
  endpoint(
    'payment_intents.retrieve',
    'GET',
    `${path}/:id`,
    z.strictObject({ client_secret: text().optional(), expand }),
    (call, { client_secret }, id) => findPaymentIntent(call, id, client_secret),
    true,
  ),
  endpoint('payment_intents.update', 'POST', `${path}/:id`, changeParameters, updatePaymentIntent),
  endpoint(
    'payment_intents.confirm',
    'POST',
    `${path}/:id/confirm`,
    confirmationParameters,
    (call, parameters, id) => {
      const intent = findPaymentIntent(call, id, parameters.client_secret)
      return confirmPaymentIntent(call, intent, parameters)
    },
    true,
  ),
  endpoint(
    'payment_intents.cancel',
    'POST',
    `${path}/:id/cancel`,
    z.strictObject({
      cancellation_reason: choice('duplicate', 'fraudulent', 'requested_by_customer', 'abandoned').optional(),
      expand,
    }),
    (call, { cancellation_reason = null }, id) => cancelPaymentIntent(call, id, cancellation_reason),
  ),
]

function createPaymentIntent(
  call: Call,
  parameters: z.infer<typeof creationParameters>,
): Stripe.PaymentIntent {
  const { amount, currency, return_url, use_stripe_sdk } = parameters
  refuseWrongAmount(amount, currency)
  const blank = newPaymentIntent(call, amount, currency)
  // Dynamic payment methods are the default since 2023-08-16.
  if (!parameters.allowed_payment_method_types) {
    blank.automatic_payment_methods = { enabled: true, allow_redirects: 'always' }
  }
  const intent = changedIntent(call, blank, parameters)
  const confirm = parameters.confirm
    ? confirmable(call, intent, { return_url, use_stripe_sdk })
    : () => intent
  call.account.paymentIntents.set(intent.id, intent)
  recordEvent(call, 'payment_intent.created', intent)
  return confirm()
}

/** While the payment is processing, only these fields can change. */
const alwaysChangeable = ['metadata', 'description', 'receipt_email', 'expand']

function updatePaymentIntent(
  call: Call,
  parameters: z.infer<typeof changeParameters>,
  id: string,
): Stripe.PaymentIntent {
  const intent = findPaymentIntent(call, id)
  const isNote = Object.keys(parameters).every((name) => alwaysChangeable.includes(name))
  if (!isNote) {
    refuseWrongState(intent, 'updated')
    return Object.assign(intent, changedIntent(call, intent, parameters))
  }
  const { description, receipt_email } = parameters
  const metadata = mergedMetadata(intent.metadata, parameters.metadata)
  return Object.assign(intent, {
    metadata,
    ...(description !== undefined && { description }),
    ...(receipt_email !== undefined && { receipt_email }),
  })
}

function cancelPaymentIntent(
  call: Call,
  id: string,
  cancellation_reason: Stripe.PaymentIntent['cancellation_reason'],
): Stripe.PaymentIntent {
  const intent = findPaymentIntent(call, id)
  refuseWrongState(intent, 'canceled')
  intent.status = 'canceled'
  intent.canceled_at = call.now
  intent.cancellation_reason = cancellation_reason
  intent.next_action = null
  supersedeAttempts(call, intent)
  recordEvent(call, 'payment_intent.canceled', intent)
  return intent
}
