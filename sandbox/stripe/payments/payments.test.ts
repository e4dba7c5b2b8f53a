import { describe, expect, it } from 'vitest'

import { givenSandbox, paidIntent, refusalOf, returnUrl } from '../given.fixture.ts'

const given = givenSandbox()
const chf = (amount: number) => ({ amount, currency: 'chf' })
const intentOf = (amount = 4_500) => given.stripe.paymentIntents.create(chf(amount))
const eventTypes = async (id: string) => {
  const { data } = await given.stripe.events.list({ limit: 100 })
  return data
    .filter(({ data: { object } }) => JSON.stringify(object).includes(id))
    .map(({ type }) => type)
    .toReversed()
}

describe('TWINT', () => {
  it('is offered for francs up to 5000, not when the card is to be stored', async () => {
    const types = async (amount: number, currency: string, rest = {}) =>
      (await given.stripe.paymentIntents.create({ amount, currency, ...rest })).payment_method_types
    expect(await types(500_000, 'chf')).toEqual(['card', 'twint'])
    expect(await types(500_001, 'chf')).toEqual(['card'])
    expect(await types(500_000, 'eur')).toEqual(['card'])
    expect(await types(4_500, 'chf', { setup_future_usage: 'off_session' })).toEqual(['card'])
    expect(await types(4_500, 'chf', { excluded_payment_method_types: ['twint'] })).toEqual(['card'])
  })

  it('is rejected where it is not offered', async () => {
    const { id } = await intentOf(500_001)
    const confirm = given.stripe.paymentIntents.confirm(id, {
      payment_method_data: { type: 'twint' },
      return_url: returnUrl,
    })
    expect(await refusalOf(confirm)).toMatchObject({
      statusCode: 400,
      code: 'payment_intent_incompatible_payment_method',
    })
  })

  it.each([
    ['approve', 'succeeded', 'succeeded', ['charge.succeeded', 'payment_intent.succeeded']],
    ['decline', 'requires_payment_method', 'failed', ['payment_intent.payment_failed']],
    ['abandon', 'requires_action', 'pending', []],
  ] as const)('when payers %s, the intent is %s', async (decision, status, redirectStatus, types) => {
    const { id, client_secret } = await intentOf()
    const paid = given.sandbox.control.payments.pay({
      paymentIntent: id,
      method: 'twint',
      decision,
      returnUrl,
    })
    expect(paid.status).toBe(status)
    const address = new URL(paid.returnAddress ?? '')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      ordine: '7',
      payment_intent: id,
      payment_intent_client_secret: client_secret,
      redirect_status: redirectStatus,
    })
    const intent = await given.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
    expect(intent.status).toBe(status)
    if (decision === 'approve') {
      expect(intent.latest_charge).toMatchObject({ payment_method_details: { type: 'twint', twint: {} } })
    }
    if (decision === 'decline') expect(intent.last_payment_error?.payment_method?.type).toBe('twint')
    expect(await eventTypes(id)).toEqual([
      'payment_intent.created',
      'payment_intent.requires_action',
      ...types,
    ])
  })

  it('decides nothing after the intent was canceled or confirmed again', async () => {
    const { id } = await intentOf()
    given.sandbox.control.payments.pay({ paymentIntent: id, method: 'twint' })
    const { next_action } = await given.stripe.paymentIntents.retrieve(id)
    const token = next_action?.redirect_to_url?.url?.split('/').at(-1)
    await given.stripe.paymentIntents.cancel(id)
    const response = await fetch(`${given.url}/pages/attempts/${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"decision":"approve"}',
    })
    const { returnAddress } = await response.json()
    expect(new URL(returnAddress).searchParams.get('redirect_status')).toBe('failed')
    expect((await given.stripe.paymentIntents.retrieve(id)).status).toBe('canceled')
    const other = await intentOf()
    given.sandbox.control.payments.pay({ paymentIntent: other.id, method: 'twint' })
    given.sandbox.control.payments.pay({ paymentIntent: other.id, method: 'card' })
    expect(() =>
      given.sandbox.control.payments.decide({ paymentIntent: other.id, decision: 'approve' }),
    ).toThrow('Nobody is away')
  })
})

describe('a card', () => {
  it.each([
    ['4000002500003155', 'approve', 'succeeded', undefined],
    ['4000002760003184', 'approve', 'succeeded', undefined],
    ['4000002760003184', 'decline', 'requires_payment_method', 'payment_intent_authentication_failure'],
    ['4000008260003178', 'approve', 'requires_payment_method', 'card_declined'],
  ] as const)('%s requires authentication; %s makes it %s', async (cardNumber, decision, status, code) => {
    const { id } = await intentOf()
    given.sandbox.control.payments.pay({ paymentIntent: id, cardNumber })
    const waiting = await given.stripe.paymentIntents.retrieve(id)
    expect(waiting).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } })
    given.sandbox.control.payments.decide({ paymentIntent: id, decision })
    const intent = await given.stripe.paymentIntents.retrieve(id)
    expect([intent.status, intent.last_payment_error?.code]).toEqual([status, code])
  })

  it('that is not a test card is declined', async () => {
    const { id } = await intentOf()
    given.sandbox.control.payments.pay({ paymentIntent: id, cardNumber: '4111111111111111' })
    expect((await given.stripe.paymentIntents.retrieve(id)).last_payment_error).toMatchObject({
      code: 'card_declined',
      decline_code: 'test_mode_live_card',
    })
  })

  it('cannot be sent with its number from the server', async () => {
    const { id } = await intentOf()
    const card = { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' }
    const confirm = given.stripe.paymentIntents.confirm(id, {
      payment_method_data: { type: 'card', card } as never,
      return_url: returnUrl,
    })
    expect((await refusalOf(confirm)).message).toContain('generally unsafe')
  })
})

describe('an intent', () => {
  it('requires a return address when its methods may redirect', async () => {
    const confirm = async (parameters: object) => {
      const { id } = await given.stripe.paymentIntents.create({ ...chf(4_500), ...parameters })
      return given.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
    }
    expect(await refusalOf(confirm({}))).toMatchObject({ statusCode: 400, param: 'return_url' })
    const allow_redirects = 'never'
    const paid = await confirm({ automatic_payment_methods: { enabled: true, allow_redirects } })
    expect(paid.status).toBe('succeeded')
  })

  it('is not created when an immediate confirmation fails', async () => {
    const newest = async () => (await given.stripe.paymentIntents.list({ limit: 1 })).data[0]?.id
    const before = await newest()
    const create = given.stripe.paymentIntents.create({
      ...chf(4_500),
      confirm: true,
      payment_method: 'pm_card_visa',
    })
    expect(await refusalOf(create)).toMatchObject({ statusCode: 400, param: 'return_url' })
    expect(await newest()).toBe(before)
  })

  it('stays unchanged when a change is rejected', async () => {
    const { id } = await intentOf()
    const update = given.stripe.paymentIntents.update(id, { amount: 10, metadata: { a: '1' } })
    expect(await refusalOf(update)).toMatchObject({ code: 'amount_too_small' })
    expect(await given.stripe.paymentIntents.retrieve(id)).toMatchObject({ amount: 4_500, metadata: {} })
  })

  it('goes from processing to its end and cannot be canceled meanwhile', async () => {
    for (const isPaid of [true, false]) {
      given.sandbox.control.payments.keepProcessing({})
      const intent = await paidIntent(given.stripe)
      expect(intent.status).toBe('processing')
      expect(await refusalOf(given.stripe.paymentIntents.cancel(intent.id))).toMatchObject({
        code: 'payment_intent_unexpected_state',
        intent: 'processing',
      })
      given.sandbox.control.payments.settle({ paymentIntent: intent.id, isPaid })
      const { status } = await given.stripe.paymentIntents.retrieve(intent.id)
      expect(status).toBe(isPaid ? 'succeeded' : 'requires_payment_method')
    }
  })

  it('accepts metadata but no new currency after it is paid', async () => {
    const { id } = await paidIntent(given.stripe)
    const noted = await given.stripe.paymentIntents.update(id, { metadata: { order: '7' } })
    expect(noted).toMatchObject({ metadata: { order: '7' }, status: 'succeeded' })
    expect(await refusalOf(given.stripe.paymentIntents.update(id, { currency: 'eur' }))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
  })

  it('is listed by customer and time in both directions', async () => {
    const { id: customer } = await given.stripe.customers.create({})
    const ids: string[] = []
    for (let count = 0; count < 3; count += 1) {
      ids.unshift((await given.stripe.paymentIntents.create({ ...chf(100), customer })).id)
    }
    const list = async (parameters: object) =>
      (await given.stripe.paymentIntents.list({ customer, ...parameters })).data.map(({ id }) => id)
    expect(await list({})).toEqual(ids)
    expect(await list({ limit: 1, starting_after: ids[0] })).toEqual([ids[1]])
    expect(await list({ limit: 1, ending_before: ids[2] })).toEqual([ids[1]])
    expect(await list({ created: { gt: Math.floor(Date.now() / 1_000) + 60 } })).toEqual([])
    expect(await refusalOf(given.stripe.paymentIntents.list({ limit: 101 }))).toMatchObject({
      param: 'limit',
    })
  })
})

describe('a refund', () => {
  it.each(['pending', 'failed'] as const)('that ends %s is answered as pending', async (end) => {
    const { id } = await paidIntent(given.stripe)
    given.sandbox.control.refunds.endNext({ end })
    const refund = await given.stripe.refunds.create({ payment_intent: id })
    expect(refund.status).toBe('pending')
    if (end === 'pending') {
      given.sandbox.control.refunds.settle({ refund: refund.id, status: 'succeeded' })
    }
    const later = await given.stripe.refunds.retrieve(refund.id, { expand: ['charge'] })
    expect(later.status).toBe(end === 'pending' ? 'succeeded' : 'failed')
    expect(later.charge).toMatchObject({ amount_refunded: end === 'pending' ? 4_500 : 0 })
    expect(await eventTypes(refund.id)).toEqual(
      end === 'pending'
        ? ['refund.created', 'refund.updated', 'charge.refund.updated']
        : ['refund.created', 'refund.failed', 'refund.updated', 'charge.refund.updated'],
    )
  })

  it('can fail after it succeeded, and be made again', async () => {
    const { id } = await paidIntent(given.stripe)
    const refund = await given.stripe.refunds.create({ payment_intent: id })
    given.sandbox.control.refunds.settle({ refund: refund.id, status: 'failed' })
    const again = await given.stripe.refunds.create({ payment_intent: id })
    expect(again).toMatchObject({ amount: 4_500, status: 'succeeded' })
  })

  it('of TWINT is possible for 180 days', async () => {
    const { id } = await intentOf()
    given.sandbox.control.payments.pay({ paymentIntent: id, method: 'twint', decision: 'approve' })
    const part = await given.stripe.refunds.create({ payment_intent: id, amount: 500 })
    expect(part.destination_details?.type).toBe('twint')
    given.sandbox.control.clock.advance({ milliseconds: 181 * 86_400_000 })
    expect(await refusalOf(given.stripe.refunds.create({ payment_intent: id }))).toMatchObject({
      code: 'charge_not_refundable',
    })
  })
})

it('an adopted payment keeps its id, is created once and can be refunded', async () => {
  const former = { paymentIntent: 'pi_former', amount: 2_400, method: 'twint' } as const
  given.sandbox.control.payments.adopt(former)
  await given.stripe.refunds.create({ payment_intent: 'pi_former', amount: 400 })
  given.sandbox.control.payments.adopt(former)
  const intent = await given.stripe.paymentIntents.retrieve('pi_former', { expand: ['latest_charge'] })
  expect(intent).toMatchObject({ status: 'succeeded', amount_received: 2_400 })
  expect(intent.latest_charge).toMatchObject({
    amount_refunded: 400,
    payment_method_details: { type: 'twint' },
  })
})
