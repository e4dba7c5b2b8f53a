import type { Stripe } from 'stripe'
import { z } from 'zod'

import type { Call } from '../call.ts'
import { invalidRequest, missingResource } from '../wire/api-error.ts'
import {
  choice,
  email,
  expand,
  flag,
  integer,
  mergedMetadata,
  metadata,
  text,
  unsettable,
  webAddress,
} from '../wire/parameters.ts'
import { fitPaymentMethodTypes, idOf } from './payment-intent.ts'
import { refuseWrongAmount } from './payment-method-types.ts'
import { createPaymentMethod, findPaymentMethod, paymentMethodData } from './payment-methods.ts'

const types = z.array(text(50), { error: 'Invalid array' }).max(100)

/** Shown on the bank statement; needs a letter, and none of the characters that banks refuse. */
const statementSuffix = text(22).regex(/^(?=.*[A-Za-z])[^<>\\'"*]*$/, {
  error: 'The statement descriptor suffix must contain a letter and none of < > \\ \' " *',
})

export const methodParameters = {
  payment_method: text().optional(),
  payment_method_data: paymentMethodData.optional(),
}

const changeable = {
  allowed_payment_method_types: types.optional(),
  excluded_payment_method_types: unsettable(types).optional(),
  receipt_email: unsettable(email).optional(),
  setup_future_usage: unsettable(choice('off_session', 'on_session')).optional(),
  ...methodParameters,
  expand,
}

export const confirmationParameters = z.strictObject({
  ...changeable,
  return_url: webAddress.optional(),
  use_stripe_sdk: flag.optional(),
  client_secret: text().optional(),
})

export const creationParameters = z.strictObject({
  ...changeable,
  amount: integer(1),
  currency: text().toLowerCase(),
  automatic_payment_methods: z
    .strictObject({ enabled: flag, allow_redirects: choice('always', 'never').optional() })
    .optional(),
  capture_method: choice('automatic', 'automatic_async').optional(),
  confirm: flag.optional(),
  customer: text().optional(),
  description: text(1_000).optional(),
  metadata: metadata.optional(),
  return_url: webAddress.optional(),
  statement_descriptor_suffix: statementSuffix.optional(),
  use_stripe_sdk: flag.optional(),
})

export const changeParameters = z.strictObject({
  ...changeable,
  amount: integer(1).optional(),
  currency: text().toLowerCase().optional(),
  customer: text().optional(),
  description: unsettable(text(1_000)).optional(),
  metadata: metadata.optional(),
  statement_descriptor_suffix: statementSuffix.optional(),
})

export type ConfirmationParameters = z.infer<typeof confirmationParameters>
type Change = Partial<z.infer<typeof creationParameters>> & z.infer<typeof changeParameters>

/** Returns a changed copy, so that a refused call leaves the intent unchanged. */
export function changedIntent(
  call: Call,
  intent: Stripe.PaymentIntent,
  change: Change | ConfirmationParameters,
): Stripe.PaymentIntent {
  const changed = structuredClone(intent)
  const values: Change = change
  refuseExclusive(values)
  if (values.amount !== undefined) changed.amount = values.amount
  if (values.currency !== undefined) changed.currency = values.currency
  refuseWrongAmount(changed.amount, changed.currency)
  if (values.customer !== undefined) changed.customer = existingCustomer(call, values.customer)
  if (values.description !== undefined) changed.description = values.description
  if (values.receipt_email !== undefined) changed.receipt_email = values.receipt_email
  if (values.capture_method !== undefined) changed.capture_method = values.capture_method
  if (values.statement_descriptor_suffix !== undefined) {
    changed.statement_descriptor_suffix = values.statement_descriptor_suffix
  }
  if (values.setup_future_usage !== undefined) changed.setup_future_usage = values.setup_future_usage
  if (values.automatic_payment_methods) {
    const { enabled, allow_redirects = 'always' } = values.automatic_payment_methods
    changed.automatic_payment_methods = { enabled, allow_redirects }
  }
  if (values.allowed_payment_method_types) {
    changed.allowed_payment_method_types = values.allowed_payment_method_types
    changed.automatic_payment_methods = null
  }
  if (values.excluded_payment_method_types !== undefined) {
    changed.excluded_payment_method_types = values.excluded_payment_method_types
  }
  changed.metadata = mergedMetadata(changed.metadata, values.metadata)
  fitPaymentMethodTypes(changed)
  setPaymentMethod(call, changed, values)
  return changed
}

function refuseExclusive(change: Change): void {
  const given = [
    'allowed_payment_method_types' as const,
    'automatic_payment_methods' as const,
    'excluded_payment_method_types' as const,
  ].filter((name) => change[name] !== undefined)
  if (!given.includes('allowed_payment_method_types') || given.length < 2) return
  throw invalidRequest(`You may only specify one of these parameters: ${given.join(', ')}.`, {
    code: 'parameters_exclusive',
    param: 'allowed_payment_method_types',
  })
}

function existingCustomer(call: Call, id: string): string {
  const customer = call.account.customers.get(id)
  if (!customer || customer.deleted) throw missingResource('customer', id, 'customer')
  return id
}

function setPaymentMethod(call: Call, intent: Stripe.PaymentIntent, change: Change): void {
  const { payment_method, payment_method_data } = change
  const type = payment_method_data?.type
  if (type !== undefined) refuseWrongType(intent, type)
  if (payment_method !== undefined) {
    const method = findPaymentMethod(call, payment_method)
    refuseWrongType(intent, method.type)
    intent.payment_method = method.id
  } else if (payment_method_data) {
    intent.payment_method = createPaymentMethod(call, payment_method_data).id
  }
  if (idOf(intent.payment_method) !== null && intent.status === 'requires_payment_method') {
    intent.status = 'requires_confirmation'
  }
}

function refuseWrongType(intent: Stripe.PaymentIntent, type: string): void {
  if (intent.payment_method_types.includes(type)) return
  // [unproven] the code.
  throw invalidRequest(
    `The PaymentMethod provided (${type}) is not allowed for this PaymentIntent. Please attach a PaymentMethod of one of the following types: ${intent.payment_method_types.join(', ')}.`,
    { code: 'payment_intent_incompatible_payment_method', param: 'payment_method' },
  )
}
