import Stripe from 'stripe'
import { beforeAll, describe, expect, test } from 'vitest'

import { givenBarber, givenPerson, givenShop } from '#tests/support/given.ts'
import { sandboxOf, webhookSecret } from '#tests/support/payments.ts'

const shop = givenShop({ payments: true })
const barber = givenBarber(shop)
const client = givenPerson(shop)
const stripe = new Stripe('sk_test_nobody', { telemetry: false })

beforeAll(() => sandboxOf(shop).webhooks.pause())

let count = 0

function eventAbout(intentId: string, type = 'payment_intent.succeeded'): string {
  count += 1
  return JSON.stringify({
    id: `evt_test_${count}`,
    object: 'event',
    type,
    created: Math.floor(shop.clock.now().getTime() / 1000),
    data: { object: { id: intentId, object: 'payment_intent', status: 'succeeded' } },
  })
}

type Signing = { secret?: string; age?: number }

function signed(payload: string, { secret = webhookSecret, age = 0 }: Signing = {}): string {
  const timestamp = Math.floor(shop.clock.now().getTime() / 1000) - age
  return stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
}

async function send(body: string, signature: string | undefined, path = '/payments/webhook') {
  const headers = {
    'content-type': 'application/json',
    ...(signature === undefined ? {} : { 'stripe-signature': signature }),
  }
  return await fetch(`${shop.url}/api${path}`, { method: 'POST', headers, body })
}

async function recorded(): Promise<number> {
  const { rows } = await shop.platform.database.pool.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM stripe_events',
  )
  return rows[0]?.count ?? 0
}

describe('a webhook call with an invalid signature', () => {
  test.each<[string, (payload: string) => string | undefined]>([
    ['without a signature', () => undefined],
    ['with an invalid signature', () => 'hello'],
    ['signed with another secret', (payload) => signed(payload, { secret: 'whsec_somebody' })],
    ['signed ten minutes ago', (payload) => signed(payload, { age: 600 })],
    ['signed for another body', (payload) => signed(`${payload} `)],
  ])('returns 400 %s', async (_how, signatureOf) => {
    const before = await recorded()
    const payload = eventAbout('pi_nobody')
    const answer = await send(payload, signatureOf(payload))
    expect(answer.status).toBe(400)
    expect(await recorded()).toBe(before)
  })
})

describe('a signed webhook call', () => {
  test.each(['/payments/webhook', '/subscription-payments/webhook'])(
    'is accepted at %s and recorded once',
    async (path) => {
      const before = await recorded()
      const payload = eventAbout('pi_nobody')
      expect((await send(payload, signed(payload), path)).status).toBe(200)
      expect((await send(payload, signed(payload), path)).status).toBe(200)
      expect(await recorded()).toBe(before + 1)
      await shop.payments.handleEvents()
    },
  )

  test('is accepted with two signatures during a change of the secret', async () => {
    const payload = eventAbout('pi_nobody')
    const old = signed(payload, { secret: 'whsec_former' })
    const answer = await send(payload, `${old},${signed(payload).split(',')[1]}`)
    expect(answer.status).toBe(200)
  })

  test('is checked against the Stripe API', async () => {
    const choice = { barberId: barber.id, service: 'Taglio', date: '2026-03-17', time: '10:00' }
    const { body: booked } = await client.api.post('/appointments', choice)
    const { body } = await client.api.post(`/payments/appointment/${booked._id}`, { paymentMethod: 'online' })
    const payload = eventAbout(body.data.paymentIntentId)
    expect((await send(payload, signed(payload))).status).toBe(200)
    await shop.payments.handleEvents()
    const { rows } = await shop.platform.database.pool.query(
      'SELECT payment_status FROM appointments WHERE id = $1',
      [booked._id],
    )
    expect(rows).toEqual([{ payment_status: 'pending' }])
  })

  test('waits while the Stripe API is unavailable', async () => {
    const choice = { barberId: barber.id, service: 'Taglio', date: '2026-03-17', time: '14:00' }
    const { body: booked } = await client.api.post('/appointments', choice)
    const { body } = await client.api.post(`/payments/appointment/${booked._id}`, { paymentMethod: 'online' })
    sandboxOf(shop).payments.pay({ paymentIntent: body.data.paymentIntentId })
    const payload = eventAbout(body.data.paymentIntentId)
    await send(payload, signed(payload))
    sandboxOf(shop).calls.fail({ kind: 'payment_intents.retrieve', count: 3, fault: 'error', when: 'before' })
    await shop.payments.handleEvents()
    const paid = async () =>
      (
        await shop.platform.database.pool.query('SELECT payment_status FROM appointments WHERE id = $1', [
          booked._id,
        ])
      ).rows[0]
    expect(await paid()).toEqual({ payment_status: 'pending' })
    await shop.payments.handleEvents()
    expect(await paid()).toEqual({ payment_status: 'completed' })
  })
})
