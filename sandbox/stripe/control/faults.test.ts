import { describe, expect, it } from 'vitest'

import { givenSandbox, paidIntent, refusalOf, stripeClient } from '../given.fixture.ts'

const given = givenSandbox()
const params = { amount: 100, currency: 'chf' }
const kind = 'payment_intents.create'

async function intentsOf(create: () => Promise<unknown>) {
  const before = await given.stripe.paymentIntents.list({ limit: 100 })
  await create().catch(() => undefined)
  const after = await given.stripe.paymentIntents.list({ limit: 100 })
  return after.data.length - before.data.length
}

describe('a failing answer', () => {
  it.each([
    ['error', 'after'],
    ['error', 'before'],
    ['reset', 'after'],
    ['reset', 'before'],
    ['timeout', 'after'],
    ['timeout', 'before'],
  ] as const)('by %s %s the commit creates one intent for all attempts of the SDK', async (fault, when) => {
    const stripe = stripeClient(given.port, { retries: 2, timeout: 200 })
    given.sandbox.control.calls.fail({ kind, fault, when, count: 2 })
    let id: string | undefined
    const created = await intentsOf(async () => {
      id = (await stripe.paymentIntents.create(params)).id
    })
    expect([created, id]).toEqual([1, expect.stringMatching(/^pi_/)])
    const keys = given.sandbox.control.calls.received().slice(-4, -1)
    expect(new Set(keys.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  })

  it('after the commit leaves an intent that a retry with a new key would double', async () => {
    given.sandbox.control.calls.fail({ kind, fault: 'error', when: 'after' })
    expect(await intentsOf(() => given.stripe.paymentIntents.create(params))).toBe(1)
  })

  it('with a rate limit is not retried by the SDK', async () => {
    const stripe = stripeClient(given.port, { retries: 2 })
    given.sandbox.control.calls.fail({ kind, fault: 'rate_limit' })
    expect(await refusalOf(stripe.paymentIntents.create(params))).toMatchObject({
      name: 'StripeRateLimitError',
      statusCode: 429,
      code: 'rate_limit',
    })
  })

  it('applies only to the requested kind', async () => {
    given.sandbox.control.calls.fail({ kind: 'refunds.create', fault: 'error' })
    await given.stripe.paymentIntents.create(params)
    expect(await refusalOf(given.stripe.refunds.create({ payment_intent: 'pi_x' }))).toMatchObject({
      statusCode: 500,
    })
  })
})

it('an insufficient balance is answered again for the same key', async () => {
  const { id } = await paidIntent(given.stripe)
  const refund = async (idempotencyKey: string) =>
    await given.stripe.refunds.create({ payment_intent: id }, { idempotencyKey })
  given.sandbox.control.calls.fail({ kind: 'refunds.create', fault: 'balance_insufficient' })
  for (const _ of ['first', 'again'])
    expect((await refusalOf(refund('one'))).code).toBe('balance_insufficient')
  expect((await refund('two')).status).toBe('succeeded')
})

describe('control over HTTP', () => {
  const control = async (action: string, body?: string) => {
    const response = await fetch(`${given.url}/control/${action}`, {
      method: 'POST',
      ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } }),
    })
    return { status: response.status, body: await response.json() }
  }

  it('does the same as the functions', async () => {
    const { id } = await given.stripe.paymentIntents.create(params)
    const paid = await control('payments/pay', JSON.stringify({ paymentIntent: id }))
    expect(paid).toEqual({ status: 200, body: { result: { status: 'succeeded', returnAddress: null } } })
    const before = (await control('clock/now', '{}')).body.result
    await control('clock/advance', '{"milliseconds":3600000}')
    expect((await control('clock/now', '{}')).body.result - before).toBeGreaterThanOrEqual(3_600_000)
  })

  it('returns 404 for unknown calls and 400 for invalid or simple requests', async () => {
    expect((await control('webhooks/explode', '{}')).status).toBe(404)
    expect((await control('constructor/name', '{}')).status).toBe(404)
    expect((await control('payments/pay', '{"paymentIntent":7}')).status).toBe(400)
    expect((await control('webhooks/pause')).status).toBe(400)
  })
})
