/**
 * Tests our assumptions about Stripe with the official SDK alone. With STRIPE_TEST_SECRET_KEY the tests run unchanged
 * against the real test mode (a Swiss account with TWINT switched on), otherwise against the sandbox.
 */
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openSandbox, paidIntent, refusalOf, returnUrl } from './given.fixture.ts'

const testKey = process.env['STRIPE_TEST_SECRET_KEY']
const chf = (amount: number) => ({ amount, currency: 'chf' })

let stripe: Stripe
let stop = async (): Promise<void> => undefined

beforeAll(async () => {
  if (testKey !== undefined) {
    stripe = new Stripe(testKey, { maxNetworkRetries: 2 })
    return
  }
  const open = await openSandbox()
  stripe = open.stripe
  stop = () => open.sandbox.stop()
})
afterAll(() => stop())

describe('a payment intent', () => {
  it('has no payment method and a client secret when created', async () => {
    const intent = await stripe.paymentIntents.create({
      ...chf(4_500),
      automatic_payment_methods: { enabled: true },
      description: 'Taglio',
      metadata: { booking: 'b1', empty: '' },
      receipt_email: 'giulia@example.test',
    })
    expect(intent).toMatchObject({
      object: 'payment_intent',
      amount: 4_500,
      amount_received: 0,
      currency: 'chf',
      description: 'Taglio',
      latest_charge: null,
      last_payment_error: null,
      livemode: false,
      metadata: { booking: 'b1' },
      next_action: null,
      receipt_email: 'giulia@example.test',
      status: 'requires_payment_method',
    })
    expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_\\w+$`))
    expect(intent.payment_method_types).toContain('card')
    expect(Math.abs(intent.created - Date.now() / 1_000)).toBeLessThan(300)
  })

  it('offers TWINT for francs only', async () => {
    const allowed_payment_method_types = ['card', 'twint']
    const francs = await stripe.paymentIntents.create({ ...chf(4_500), allowed_payment_method_types })
    const euros = await stripe.paymentIntents.create({
      amount: 4_500,
      currency: 'eur',
      allowed_payment_method_types,
    })
    expect(francs.payment_method_types.toSorted()).toEqual(['card', 'twint'])
    expect(euros.payment_method_types).toEqual(['card'])
  })

  it('can be changed until it is paid', async () => {
    const { id } = await stripe.paymentIntents.create({ ...chf(4_500), metadata: { a: '1', b: '2' } })
    const changed = await stripe.paymentIntents.update(id, { amount: 5_000, metadata: { a: '', c: '3' } })
    expect(changed).toMatchObject({ amount: 5_000, metadata: { b: '2', c: '3' } })
    expect(changed.metadata).not.toHaveProperty('a')
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ amount: 5_000 })
  })

  it('is paid by card and rejects later changes', async () => {
    const intent = await stripe.paymentIntents.create({
      ...chf(4_500),
      confirm: true,
      payment_method: 'pm_card_visa',
      return_url: returnUrl,
      expand: ['latest_charge'],
    })
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 4_500 })
    expect(intent.latest_charge).toMatchObject({
      object: 'charge',
      amount: 4_500,
      paid: true,
      refunded: false,
      status: 'succeeded',
      payment_intent: intent.id,
      payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
    })
    const state = { name: 'StripeInvalidRequestError', code: 'payment_intent_unexpected_state' }
    const again = { payment_method: 'pm_card_visa', return_url: returnUrl }
    expect(await refusalOf(stripe.paymentIntents.confirm(intent.id, again))).toMatchObject(state)
    expect(await refusalOf(stripe.paymentIntents.cancel(intent.id))).toMatchObject({
      ...state,
      intent: 'succeeded',
    })
    expect(await refusalOf(stripe.paymentIntents.update(intent.id, { amount: 100 }))).toMatchObject(state)
  })

  it.each([
    ['pm_card_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', undefined],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', undefined],
  ])('fails with %s and is paid with another card', async (payment_method, code, decline_code) => {
    const { id } = await stripe.paymentIntents.create(chf(4_500))
    const refusal = await refusalOf(
      stripe.paymentIntents.confirm(id, { payment_method, return_url: returnUrl }),
    )
    expect(refusal).toMatchObject({
      name: 'StripeCardError',
      statusCode: 402,
      code,
      intent: 'requires_payment_method',
      ...(decline_code !== undefined && { decline_code }),
    })
    const declined = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
    expect(declined).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { type: 'card_error', code },
      latest_charge: { status: 'failed', paid: false },
    })
    const other = { payment_method: 'pm_card_visa', return_url: returnUrl }
    expect(await stripe.paymentIntents.confirm(id, other)).toMatchObject({ status: 'succeeded' })
  })

  it('waits for bank authentication and can be canceled meanwhile', async () => {
    const intent = await paidIntent(stripe, 4_500, 'pm_card_authenticationRequired')
    expect(intent).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl } },
    })
    const canceled = await stripe.paymentIntents.cancel(intent.id, { cancellation_reason: 'abandoned' })
    expect(canceled).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'abandoned',
      next_action: null,
    })
    expect(canceled.canceled_at).toBeGreaterThanOrEqual(intent.created)
  })

  it('redirects the payer to TWINT', async () => {
    const { id } = await stripe.paymentIntents.create({
      ...chf(4_500),
      allowed_payment_method_types: ['card', 'twint'],
    })
    const twint = { payment_method_data: { type: 'twint' as const } }
    expect(await refusalOf(stripe.paymentIntents.confirm(id, twint))).toMatchObject({ statusCode: 400 })
    const intent = await stripe.paymentIntents.confirm(id, { ...twint, return_url: returnUrl })
    expect(intent).toMatchObject({ status: 'requires_action', next_action: { type: 'redirect_to_url' } })
    expect(intent.next_action?.redirect_to_url?.url).toMatch(/^https?:/)
    expect(await stripe.paymentIntents.cancel(id)).toMatchObject({ status: 'canceled' })
  })

  it.each([
    ['an unknown parameter', { ...chf(100), nonsense: 'x' }, 'parameter_unknown', 'nonsense'],
    [
      'a removed parameter',
      { ...chf(100), payment_method_types: ['card'] },
      'payment_method_types_no_longer_supported',
      'payment_method_types',
    ],
    ['no amount', { currency: 'chf' }, 'parameter_missing', 'amount'],
    ['an amount below the minimum', chf(49), 'amount_too_small', 'amount'],
    ['half a centime', chf(100.5), 'parameter_invalid_integer', 'amount'],
    ['an unknown customer', { ...chf(100), customer: 'cus_nobody' }, 'resource_missing', 'customer'],
  ])('is not created with %s', async (_what, parameters, code, param) => {
    const call = stripe.paymentIntents.create(parameters as Stripe.PaymentIntentCreateParams)
    expect(await refusalOf(call)).toMatchObject({
      name: 'StripeInvalidRequestError',
      statusCode: 400,
      code,
      param,
    })
  })

  it('returns 404 for an unknown id', async () => {
    expect(await refusalOf(stripe.paymentIntents.retrieve('pi_nobody'))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    })
  })

  it('rejects metadata beyond the limits', async () => {
    const many = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`key${index}`, 'x']))
    for (const metadata of [many, { ['k'.repeat(41)]: 'x' }, { key: 'v'.repeat(501) }]) {
      const call = stripe.paymentIntents.create({ ...chf(100), metadata })
      expect(await refusalOf(call)).toMatchObject({ statusCode: 400 })
    }
  })
})

describe('an idempotency key', () => {
  it('creates one intent for two calls and rejects another body', async () => {
    const options = { idempotencyKey: `contract-${crypto.randomUUID()}` }
    const first = await stripe.paymentIntents.create(chf(4_500), options)
    const second = await stripe.paymentIntents.create(chf(4_500), options)
    expect(second.id).toBe(first.id)
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true')
    expect(await refusalOf(stripe.paymentIntents.create(chf(4_600), options))).toMatchObject({
      name: 'StripeIdempotencyError',
      statusCode: 400,
    })
  })
})

describe('a refund', () => {
  it('returns parts until nothing is left', async () => {
    const { id } = await paidIntent(stripe)
    const part = await stripe.refunds.create({
      payment_intent: id,
      amount: 1_000,
      reason: 'requested_by_customer',
      metadata: { booking: 'b1' },
    })
    expect(part).toMatchObject({
      object: 'refund',
      amount: 1_000,
      currency: 'chf',
      metadata: { booking: 'b1' },
      payment_intent: id,
      reason: 'requested_by_customer',
      status: 'succeeded',
    })
    const tooMuch = stripe.refunds.create({ payment_intent: id, amount: 3_501 })
    expect(await refusalOf(tooMuch)).toMatchObject({ statusCode: 400, param: 'amount' })
    const rest = await stripe.refunds.create({ payment_intent: id })
    expect(rest.amount).toBe(3_500)
    expect(await refusalOf(stripe.refunds.create({ payment_intent: id }))).toMatchObject({
      code: 'charge_already_refunded',
    })
    const { latest_charge } = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
    expect(latest_charge).toMatchObject({ amount_refunded: 4_500, refunded: true })
    const { data } = await stripe.refunds.list({ payment_intent: id })
    expect(data.map((refund) => refund.id)).toEqual([rest.id, part.id])
    expect(await stripe.refunds.retrieve(part.id)).toMatchObject({ id: part.id, amount: 1_000 })
  })

  it('requires a payment and a known reason', async () => {
    const { id } = await stripe.paymentIntents.create(chf(4_500))
    expect(await refusalOf(stripe.refunds.create({ payment_intent: id }))).toMatchObject({ statusCode: 400 })
    const reason = 'because' as 'duplicate'
    expect(await refusalOf(stripe.refunds.create({ payment_intent: id, reason }))).toMatchObject({
      statusCode: 400,
      param: 'reason',
    })
  })
})

describe('a customer', () => {
  it('is created, changed and deleted', async () => {
    const customer = await stripe.customers.create({
      email: 'giulia@example.test',
      name: 'Giulia Bernasconi',
    })
    const changed = await stripe.customers.update(customer.id, {
      phone: '+41791234567',
      metadata: { client: '7' },
    })
    expect(changed).toMatchObject({
      object: 'customer',
      email: 'giulia@example.test',
      name: 'Giulia Bernasconi',
      phone: '+41791234567',
      metadata: { client: '7' },
    })
    const intent = await stripe.paymentIntents.create({
      ...chf(100),
      customer: customer.id,
      expand: ['customer'],
    })
    expect(intent.customer).toMatchObject({ id: customer.id, name: 'Giulia Bernasconi' })
    expect(await stripe.customers.del(customer.id)).toEqual({
      id: customer.id,
      object: 'customer',
      deleted: true,
    })
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true })
    expect(await refusalOf(stripe.customers.update(customer.id, { name: 'X' }))).toMatchObject({
      statusCode: 404,
    })
  })
})

describe('events', () => {
  it('list a payment page by page', async () => {
    const intent = await paidIntent(stripe)
    const types = ['payment_intent.created', 'payment_intent.succeeded']
    const created = { gte: intent.created - 300 }
    const ofIntent = async () => {
      const { data } = await stripe.events.list({ types, created, limit: 100 })
      return data.filter(({ data }) => 'id' in data.object && data.object.id === intent.id)
    }
    await expect
      .poll(async () => (await ofIntent()).map(({ type }) => type).toSorted(), { timeout: 20_000 })
      .toEqual(types)
    const [event] = await ofIntent()
    expect(event).toMatchObject({ object: 'event', livemode: false })
    const first = await stripe.events.list({ types, created, limit: 1 })
    expect(first).toMatchObject({ object: 'list', has_more: true })
    const starting_after = first.data[0]?.id ?? ''
    const second = await stripe.events.list({ types, created, limit: 1, starting_after })
    expect(second.data).toHaveLength(1)
    expect(second.data[0]?.id).not.toBe(starting_after)
    expect(await stripe.events.retrieve(starting_after)).toMatchObject({ id: starting_after })
  })
})
