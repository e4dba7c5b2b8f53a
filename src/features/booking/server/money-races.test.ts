import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { sandboxPath } from '#app/server/payment-providers.ts'
import { apiVersion } from '#sandbox/stripe/account.ts'
import { givenBarber, givenShop, givenVisitor } from '#tests/support/given.ts'
import { sandboxOf } from '#tests/support/payments.ts'
import { signIn } from '#tests/support/people.ts'

import { guestPayments } from './guest-payments.fixture.ts'

const shop = givenShop({ payments: { retries: 0 }, rateLimitScale: 1_000_000 })
const barber = givenBarber(shop)
const visitor = givenVisitor(shop)
const guests = guestPayments(shop, visitor, barber)
const { booking, start, paid, takeEvents, appointmentsAt, moneyOf, refundsOf, atStripe, rowsOf } = guests

beforeEach(() => sandboxOf(shop).webhooks.pause())

const minute = 60_000
const confirm = async (paymentIntentId: string) =>
  await visitor.post('/payments/confirm', { paymentIntentId })

async function refundInPanel(intentId: string, amount: number): Promise<string> {
  const refund = await shop.platform.payments.salon?.refund({ intentId, amount, key: `panel-${intentId}` })
  return refund?.id ?? ''
}

async function orderRefund(intentId: string): Promise<void> {
  const { api } = await signIn(shop, 'admin')
  const [{ id }] = await rowsOf('SELECT id FROM payments WHERE stripe_intent_id = $1', [intentId])
  expect((await api.post(`/payments/${id}/refund`, { reason: 'Un gesto' })).status).toBe(200)
}

describe('a refund made in the Stripe dashboard', () => {
  test('that is pending is followed and not sent again', async () => {
    const intentId = await paid(booking())
    await takeEvents()
    sandboxOf(shop).refunds.endNext({ end: 'pending' })
    const refund = await refundInPanel(intentId, 500)
    for (let minutes = 0; minutes < 15; minutes++) {
      await takeEvents()
      await shop.payments.sendRefunds()
      shop.clock.advance(minute)
    }
    expect(atStripe(intentId)).toMatchObject({ refunded: 500 })
    expect(await refundsOf(intentId)).toEqual([{ amount: 500, state: 'pending', reason: 'Stripe' }])
    sandboxOf(shop).refunds.settle({ refund, status: 'succeeded' })
    await takeEvents()
    expect(await refundsOf(intentId)).toMatchObject([{ state: 'succeeded' }])
  })

  test('after our own failed refund is recorded beside it', async () => {
    const intentId = await paid(booking())
    await takeEvents()
    await orderRefund(intentId)
    await shop.payments.sendRefunds()
    const [made] = (await shop.platform.payments.salon?.refundsOf(intentId)) ?? []
    sandboxOf(shop).refunds.settle({ refund: made?.id ?? '', status: 'failed' })
    await refundInPanel(intentId, 3000)
    await takeEvents()
    expect(await refundsOf(intentId)).toEqual([
      { amount: 3000, state: 'failed', reason: 'Un gesto' },
      { amount: 3000, state: 'succeeded', reason: 'Stripe' },
    ])
    expect(await rowsOf('SELECT id FROM stripe_events WHERE handled_at IS NULL')).toEqual([])
  })

  test('is recorded from one late event although the payment was not known as paid', async () => {
    const intentId = await paid(booking())
    await refundInPanel(intentId, 1000)
    await rowsOf(
      `INSERT INTO stripe_events (id, account, type, intent_id, created_at, received_at)
       VALUES ('evt_late', 'salon', 'charge.refunded', $1, now(), now())`,
      [intentId],
    )
    await shop.payments.handleEvents()
    expect(await moneyOf(intentId)).toMatchObject({ state: 'succeeded', back: 1000 })
  })
})

describe('a payment still processing at the bank', () => {
  async function underWay() {
    const wanted = booking()
    const { body } = await start(wanted)
    const intentId: string = body.data.paymentIntentId
    sandboxOf(shop).payments.keepProcessing({ count: 1 })
    sandboxOf(shop).payments.pay({ paymentIntent: intentId })
    return { wanted, intentId }
  }

  test('returns 409 PAYMENT_PROCESSING on release and is shown as pending until decided', async () => {
    const { wanted, intentId } = await underWay()
    const released = await visitor.post('/payments/release', { paymentIntentId: intentId })
    expect([released.status, released.body.code]).toEqual([409, 'PAYMENT_PROCESSING'])
    const { status, body } = await guests.bookAsPaid(wanted, intentId)
    expect([status, body.status, body.payment.status]).toEqual([201, 'pending', 'pending'])
    const link = `/appointments/public/${body._id}?token=${body.token}`
    const waiting = await visitor.get(link)
    expect([waiting.status, waiting.body.data.status, waiting.body.data.locked]).toEqual([
      200,
      'pending',
      true,
    ])
    expect((await visitor.get(link.replace(/token=.*/, 'token=guessed'))).status).toBe(404)
    sandboxOf(shop).payments.settle({ paymentIntent: intentId, isPaid: true })
    await takeEvents()
    expect((await visitor.get(link)).body.data).toMatchObject({ status: 'confirmed', locked: false })
  })

  test('that fails is cancelled and releases the slot', async () => {
    const { wanted, intentId } = await underWay()
    await takeEvents()
    sandboxOf(shop).payments.settle({ paymentIntent: intentId, isPaid: false })
    const asked = await confirm(intentId)
    expect([asked.status, asked.body.code]).toEqual([402, 'PAYMENT_REQUIRED'])
    shop.clock.advance(20 * minute)
    await shop.payments.reconcile()
    expect(await moneyOf(intentId)).toMatchObject({ state: 'cancelled' })
    expect(await appointmentsAt(wanted)).toEqual([])
  })
})

describe('a payment without an appointment is refunded', () => {
  test('when it is noticed after the start of the slot', async () => {
    const wanted = booking()
    const intentId = await paid(wanted)
    const begun = Date.parse(`${wanted.date}T${wanted.time}:00+01:00`)
    shop.clock.advance(begun + minute - shop.clock.now().getTime())
    await shop.payments.reconcile()
    await shop.payments.sendRefunds()
    expect(await appointmentsAt(wanted)).toEqual([])
    expect(await moneyOf(intentId)).toMatchObject({ back: 3000, refund: 'succeeded' })
  })

  test.each([1000, 5000])('when %i centimes arrived instead of 3000', async (amount) => {
    const { salon } = shop.platform.payments
    if (!salon) throw new Error('The shop takes payments')
    shop.platform.payments.salon = {
      ...salon,
      createIntent: async (intent) => await salon.createIntent({ ...intent, amount }),
    }
    const wanted = booking()
    const intentId = await paid(wanted)
    shop.platform.payments.salon = salon
    await takeEvents()
    await shop.payments.sendRefunds()
    expect(atStripe(intentId)).toMatchObject({ received: amount, refunded: amount })
    expect(await moneyOf(intentId)).toMatchObject({ amount, back: amount, refund: 'succeeded' })
    expect(await appointmentsAt(wanted)).toEqual([])
  })

  test('when it arrived in another currency', async () => {
    const { salon } = shop.platform.payments
    if (!salon) throw new Error('The shop takes payments')
    shop.platform.payments.salon = {
      ...salon,
      createIntent: async ({ amount, metadata }) => {
        const wanted = {
          amount: String(amount),
          currency: 'eur',
          'metadata[payment]': metadata['payment'] ?? '',
        }
        const created = await fetch(`${shop.url}${sandboxPath}/v1/payment_intents`, {
          method: 'POST',
          headers: { authorization: 'Bearer sk_test_shop', 'stripe-version': apiVersion },
          body: new URLSearchParams(wanted),
        })
        return await salon.intent(z.object({ id: z.string() }).parse(await created.json()).id)
      },
    }
    const wanted = booking()
    const intentId = await paid(wanted)
    shop.platform.payments.salon = salon
    await takeEvents()
    await shop.payments.sendRefunds()
    expect(await refundsOf(intentId)).toEqual([
      { amount: 3000, state: 'succeeded', reason: 'Importo diverso da quello concordato' },
    ])
    expect(await appointmentsAt(wanted)).toEqual([])
  })

  test('when its metadata names another payment', async () => {
    const { salon } = shop.platform.payments
    if (!salon) throw new Error('The shop takes payments')
    shop.platform.payments.salon = {
      ...salon,
      createIntent: async (intent) =>
        await salon.createIntent({
          ...intent,
          metadata: { ...intent.metadata, payment: crypto.randomUUID() },
        }),
    }
    const wanted = booking()
    const paymentIntent = await paid(wanted)
    shop.platform.payments.salon = salon
    await takeEvents()
    await shop.payments.sendRefunds()
    expect(await refundsOf(paymentIntent)).toMatchObject([{ amount: 3000, state: 'succeeded' }])
    expect(await appointmentsAt(wanted)).toEqual([])
  })
})

test('a late payment is booked at the price of the time it was started', async () => {
  const { price: _price, ...wanted } = booking()
  const { body } = await start(wanted)
  shop.clock.advance(16 * minute)
  await guests.bookInCash(booking())
  expect(await appointmentsAt(wanted)).toEqual([])
  await rowsOf(`UPDATE services SET price_centimes = 6000 WHERE name = 'Taglio'`)
  sandboxOf(shop).payments.pay({ paymentIntent: body.data.paymentIntentId })
  await takeEvents()
  await rowsOf(`UPDATE services SET price_centimes = 3000 WHERE name = 'Taglio'`)
  expect(await appointmentsAt(wanted)).toMatchObject([
    { status: 'confirmed', price_centimes: 3000, paid_centimes: 3000, payment_status: 'completed' },
  ])
})

test('a payment that fails at Stripe does not block the reconciliation of others', async () => {
  await rowsOf(
    `INSERT INTO payments (purpose, account, amount_centimes, currency, state, created_at, updated_at)
     VALUES ('appointment', 'salon', 3000, 'CHF', 'open', $1, $1)`,
    [shop.clock.now()],
  )
  const intentId = await paid(booking())
  sandboxOf(shop).calls.fail({ kind: 'payment_intents.create', fault: 'error', count: 1000 })
  shop.clock.advance(6 * minute)
  await shop.payments.reconcile()
  sandboxOf(shop).calls.heal()
  expect(await moneyOf(intentId)).toMatchObject({ state: 'succeeded' })
})

test('payments and refunds started while the clock was a day ahead still complete', async () => {
  const day = 24 * 60 * minute
  const [first, second] = [booking(), booking()].map((wanted) => ({ ...wanted, date: '2026-03-30' }))
  if (!first || !second) throw new Error('Two guests')
  shop.clock.advance(day)
  const intentId = await paid(first)
  const { body } = await start(second)
  const unpaid: string = body.data.paymentIntentId
  shop.clock.advance(-day)
  await shop.payments.reconcile()
  expect(await moneyOf(intentId)).toMatchObject({ state: 'succeeded' })
  expect(await moneyOf(unpaid)).toMatchObject({ state: 'cancelled' })
  expect(await appointmentsAt(second)).toEqual([])

  await orderRefund(intentId)
  await rowsOf(
    `UPDATE refunds SET send_after = $2 WHERE payment_id = (SELECT id FROM payments WHERE stripe_intent_id = $1)`,
    [intentId, new Date(shop.clock.now().getTime() + 365 * day)],
  )
  await shop.payments.sendRefunds()
  expect(await refundsOf(intentId)).toMatchObject([{ state: 'succeeded' }])
})

test('holds made by others with the email of a client do not block the client', async () => {
  const client = await signIn(shop)
  const { email } = client
  expect((await start({ ...booking(), email })).status).toBe(201)
  expect((await start({ ...booking(), email })).status).toBe(201)
  const { barberId, service, date, time } = booking()
  const online = await client.api.post('/payments/create-intent', {
    type: 'appointment',
    appointmentData: { barberId, service, date, time },
  })
  expect(online.status).toBe(201)
  await client.api.post('/payments/release', { paymentIntentId: online.body.data.paymentIntentId })
  await rowsOf('UPDATE studio_settings SET max_future_per_client = 1, max_future_per_guest = 1')
  const cash = await client.api.post('/appointments', { barberId, service, date, time })
  const guest = await guests.bookInCash({ ...booking(), email })
  await rowsOf('UPDATE studio_settings SET max_future_per_client = 5, max_future_per_guest = 3')
  expect([cash.status, guest.status]).toEqual([201, 201])
})
