import type { Stripe } from 'stripe'
import { z } from 'zod'

import { newId } from '../account.ts'
import type { Call } from '../call.ts'
import { ApiError, invalidRequest, missingResource } from '../wire/api-error.ts'
import { choice, email, integer, text } from '../wire/parameters.ts'
import { brandOf, cardBehind, isCardNumber } from './test-cards.ts'

const line = z.string().nullable().default(null)
const address = z.strictObject({
  city: line,
  country: line,
  line1: line,
  line2: line,
  postal_code: line,
  state: line,
})

export const paymentMethodData = z.strictObject({
  type: choice('card', 'twint'),
  billing_details: z
    .strictObject({
      address: address.optional(),
      email: z.union([z.literal(''), email]).optional(),
      name: z.string().optional(),
      phone: z.string().optional(),
    })
    .optional(),
  card: z
    .strictObject({ number: text(30), exp_month: integer(), exp_year: integer(), cvc: text(4).optional() })
    .optional(),
  twint: z.strictObject({}).optional(),
})

type PaymentMethodData = z.infer<typeof paymentMethodData>
type Card = NonNullable<PaymentMethodData['card']>

/** Finds a payment method by id, or creates one from a test card's name, as the API does at each use. */
export function findPaymentMethod(call: Call, id: string): Stripe.PaymentMethod {
  const card = cardBehind(id)
  if (card) return keep(call, { number: card.number, exp_month: 12, exp_year: yearOf(call) + 5 }, undefined)
  const method = call.account.paymentMethods.get(id)
  if (!method) throw missingResource('PaymentMethod', id, 'payment_method')
  return method
}

export function createPaymentMethod(call: Call, data: PaymentMethodData): Stripe.PaymentMethod {
  if (data.type === 'twint') return keep(call, undefined, data.billing_details)
  const { card } = data
  if (!card) {
    throw invalidRequest('Missing required param: payment_method_data[card].', {
      code: 'parameter_missing',
      param: 'payment_method_data[card]',
    })
  }
  if (call.audience === 'secret') {
    // [unproven] whether the real refusal has this status and type.
    throw new ApiError(402, {
      type: 'invalid_request_error',
      message: 'Sending credit card numbers directly to the Stripe API is generally unsafe.',
    })
  }
  refuseWrongCard(call, card)
  return keep(call, card, data.billing_details)
}

function refuseWrongCard(call: Call, card: Card): void {
  const number = card.number.replaceAll(' ', '')
  const refuse = (code: string, param: string, message: string) => {
    throw new ApiError(402, {
      type: 'card_error',
      code,
      param: `payment_method_data[card][${param}]`,
      message,
    })
  }
  if (!isCardNumber(number)) refuse('incorrect_number', 'number', 'Your card number is incorrect.')
  if (card.exp_month < 1 || card.exp_month > 12) {
    refuse('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.")
  }
  const year = card.exp_year < 100 ? 2_000 + card.exp_year : card.exp_year
  const today = new Date(call.now * 1_000)
  const isPast = year * 12 + card.exp_month < today.getUTCFullYear() * 12 + today.getUTCMonth() + 1
  if (isPast) refuse('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.")
  if (card.cvc !== undefined && !/^\d{3,4}$/.test(card.cvc)) {
    refuse('invalid_cvc', 'cvc', "Your card's security code is invalid.")
  }
}

function keep(
  call: Call,
  card: Card | undefined,
  billing: PaymentMethodData['billing_details'],
): Stripe.PaymentMethod {
  const base = {
    id: newId('pm'),
    object: 'payment_method' as const,
    allow_redisplay: 'unspecified' as const,
    billing_details: {
      address: billing?.address ?? address.parse({}),
      email: billing?.email || null,
      name: billing?.name || null,
      phone: billing?.phone || null,
      tax_id: null,
    },
    created: call.now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
  }
  const method: Stripe.PaymentMethod = card
    ? { ...base, type: 'card', card: cardDetails(card) }
    : { ...base, type: 'twint', twint: {} }
  call.account.paymentMethods.set(method.id, method)
  if (card) call.account.cardNumbers.set(method.id, card.number.replaceAll(' ', ''))
  return method
}

function cardDetails({ number, exp_month, exp_year, cvc }: Card): Stripe.PaymentMethod.Card {
  const digits = number.replaceAll(' ', '')
  const brand = brandOf(digits)
  return {
    brand,
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: cvc === undefined ? null : 'unchecked',
    },
    country: 'US',
    display_brand: brand,
    exp_month,
    exp_year: exp_year < 100 ? 2_000 + exp_year : exp_year,
    funding: 'credit',
    generated_from: null,
    last4: digits.slice(-4),
    networks: { available: [brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  }
}

function yearOf(call: Call): number {
  return new Date(call.now * 1_000).getUTCFullYear()
}
