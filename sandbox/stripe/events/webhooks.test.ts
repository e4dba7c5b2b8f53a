import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import {
  openEndpoint,
  openSandbox,
  type OpenSandbox,
  paidIntent,
  publishableKey,
  secretKey,
  stripeClient,
  webhookSecret,
} from '../given.fixture.ts'

let endpoint: Awaited<ReturnType<typeof openEndpoint>>
let given: OpenSandbox
const otherKey = 'sk_test_other'

beforeAll(async () => {
  endpoint = await openEndpoint()
  given = await openSandbox({
    accounts: [
      { secretKey, publishableKey, webhooks: [{ url: endpoint.url, secrets: [webhookSecret] }] },
      { secretKey: otherKey, publishableKey: 'pk_test_other' },
    ],
    retryDelays: [0, 0],
  })
})
beforeEach(async () => {
  endpoint.answers.status = 200
  await given.sandbox.control.webhooks.deliverAll()
  endpoint.received.length = 0
})
afterAll(async () => {
  await given.sandbox.stop()
  await endpoint.close()
})

const create = (amount = 100) => given.stripe.paymentIntents.create({ amount, currency: 'chf' })
const types = () => endpoint.received.map(({ type }) => type)

describe('a webhook', () => {
  it('carries the event, signed over the raw body', async () => {
    const { id } = await create()
    await expect.poll(types).toEqual(['payment_intent.created'])
    const [{ body, signature } = { body: '', signature: '' }] = endpoint.received
    const event = given.stripe.webhooks.constructEvent(body, signature, webhookSecret)
    expect(event).toMatchObject({
      object: 'event',
      api_version: '2026-10-28.endive',
      type: 'payment_intent.created',
      data: { object: { id, object: 'payment_intent', status: 'requires_payment_method' } },
    })
    const constructed = (body: string, secret: string) => () =>
      given.stripe.webhooks.constructEvent(body, signature, secret)
    expect(constructed(`${body} `, webhookSecret)).toThrow('No signatures found')
    expect(constructed(body, 'whsec_other')).toThrow('No signatures found')
  })

  it('is signed with each secret during a change', async () => {
    given.sandbox.control.webhooks.useSecrets({ secrets: [webhookSecret, 'whsec_new'] })
    await create()
    await expect.poll(types).toHaveLength(1)
    const [{ body, signature } = { body: '', signature: '' }] = endpoint.received
    for (const secret of [webhookSecret, 'whsec_new']) {
      expect(given.stripe.webhooks.constructEvent(body, signature, secret).type).toBe(
        'payment_intent.created',
      )
    }
    given.sandbox.control.webhooks.useSecrets({ secrets: [webhookSecret] })
  })

  it('shows its object as of the time of the event', async () => {
    given.sandbox.control.webhooks.pause()
    await paidIntent(given.stripe)
    given.sandbox.control.webhooks.resume()
    await expect.poll(types).toContain('payment_intent.succeeded')
    const created = endpoint.received.find(({ type }) => type === 'payment_intent.created')
    expect(JSON.parse(created?.body ?? '{}').data.object.status).toBe('requires_confirmation')
  })

  it('is sent three times and then listed as undelivered', async () => {
    endpoint.answers.status = 500
    const { id } = await create()
    await expect.poll(types).toHaveLength(3)
    await given.sandbox.control.webhooks.deliverAll()
    const undelivered = await given.stripe.events.list({ delivery_success: false })
    expect(undelivered.data.map(({ data: { object } }) => 'id' in object && object.id)).toEqual([id])
    expect(new Set(endpoint.received.map(({ id }) => id)).size).toBe(1)
    expect(
      given.sandbox.control.webhooks
        .attempts()
        .map(({ attempt, status }) => [attempt, status])
        .slice(-3),
    ).toEqual([
      [1, 500],
      [2, 500],
      [3, 500],
    ])
    endpoint.answers.status = 200
    await given.sandbox.control.webhooks.resend({ event: undelivered.data[0]?.id ?? '' })
    expect(types()).toHaveLength(4)
    expect((await given.stripe.events.list({ delivery_success: false })).data).toEqual([])
  })

  it('is not delivered by a redirect, and delivered after a failure', async () => {
    endpoint.answers.next = [302, 500, 204]
    await create()
    await expect.poll(types).toHaveLength(3)
    await given.sandbox.control.webhooks.deliverAll()
    const { data } = await given.stripe.events.list({ limit: 1 })
    expect(data[0]?.pending_webhooks).toBe(0)
    expect((await given.stripe.events.list({ limit: 1, delivery_success: true })).data).toEqual(data)
  })

  it('is sent to an endpoint registered later', async () => {
    const other = stripeClient(given.port, { key: otherKey })
    const endpoints = [{ url: `${endpoint.url}/altro`, secrets: ['whsec_altro'] }]
    given.sandbox.control.webhooks.sendTo({ account: otherKey, endpoints })
    await other.paymentIntents.create({ amount: 100, currency: 'chf' })
    await expect.poll(types).toEqual(['payment_intent.created'])
    const [{ body, signature } = { body: '', signature: '' }] = endpoint.received
    expect(other.webhooks.constructEvent(body, signature, 'whsec_altro').type).toBe('payment_intent.created')
    given.sandbox.control.webhooks.sendTo({ account: otherKey, endpoints: [] })
  })

  it('is sent only to the account it belongs to', async () => {
    const other = stripeClient(given.port, { key: otherKey })
    const { id } = await other.paymentIntents.create({ amount: 100, currency: 'chf' })
    await given.sandbox.control.webhooks.deliverAll()
    expect(endpoint.received).toEqual([])
    await expect(given.stripe.paymentIntents.retrieve(id)).rejects.toThrow('No such payment_intent')
  })
})

describe('disturbed webhooks', () => {
  it('are dropped by type', async () => {
    given.sandbox.control.webhooks.drop({ type: 'payment_intent.succeeded' })
    const { id } = await paidIntent(given.stripe)
    await expect.poll(types).toHaveLength(2)
    await given.sandbox.control.webhooks.deliverAll()
    expect(types()).not.toContain('payment_intent.succeeded')
    const { data } = await given.stripe.events.list({
      delivery_success: false,
      type: 'payment_intent.succeeded',
    })
    expect(data[0]?.data.object).toMatchObject({ id })
  })

  it('are sent twice', async () => {
    given.sandbox.control.webhooks.duplicate({ count: 1 })
    await create()
    await expect.poll(types).toEqual(['payment_intent.created', 'payment_intent.created'])
    expect(endpoint.received[0]?.id).toBe(endpoint.received[1]?.id)
  })

  it('are sent in reverse order', async () => {
    given.sandbox.control.webhooks.reorder({ count: 3 })
    await paidIntent(given.stripe)
    await expect
      .poll(types)
      .toEqual(['payment_intent.succeeded', 'charge.succeeded', 'payment_intent.created'])
  })

  it('are delayed, or sent at once on request', async () => {
    given.sandbox.control.webhooks.delay({ milliseconds: 60_000 })
    await create(100)
    await create(200)
    const amounts = () => endpoint.received.map(({ body }) => JSON.parse(body).data.object.amount)
    await expect.poll(amounts).toContain(200)
    expect(amounts()).toEqual([200])
    await given.sandbox.control.webhooks.deliverAll()
    expect(amounts()).toEqual([200, 100])
  })

  it('wait while paused', async () => {
    given.sandbox.control.webhooks.pause()
    await create()
    await create()
    expect(types()).toEqual([])
    given.sandbox.control.webhooks.resume()
    await expect.poll(types).toHaveLength(2)
  })
})
