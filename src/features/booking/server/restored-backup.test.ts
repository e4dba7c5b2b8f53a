import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { payables } from '#app/server/payables.ts'
import { sandboxPath } from '#app/server/payment-providers.ts'
import { createHandleEventsJob } from '#features/payments/server/provider-events.ts'
import type { Log } from '#platform/log.ts'
import { apiVersion } from '#sandbox/stripe/account.ts'
import { givenBarber, givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { sandboxOf } from '#tests/support/payments.ts'
import { newestMessage } from '#tests/support/written.ts'

import { guestPayments } from './guest-payments.fixture.ts'

const shop = givenShop({ payments: { retries: 0 }, rateLimitScale: 1_000_000 })
const barber = givenBarber(shop)
const owner = givenPerson(shop, 'admin')
const visitor = givenVisitor(shop)
const { booking, paid, takeEvents, rowsOf, moneyOf, atStripe } = guestPayments(shop, visitor, barber)

const minute = 60_000
const lines: string[] = []
const log: Log = { error: (_details, text) => void lines.push(text), warn: () => undefined }

beforeEach(async () => {
  sandboxOf(shop).webhooks.pause()
  shop.clock.set('2026-03-11T09:00:00+01:00')
  await rowsOf('DELETE FROM messages')
  await shop.payments.reconcile()
  lines.length = 0
})

const ownersMail = async () => await newestMessage(shop, 'payment-unknown', owner.email)

async function putBackBackup(): Promise<void> {
  const [backup] = await rowsOf(`SELECT read_until FROM stripe_reads WHERE account = 'salon'`)
  await rowsOf('TRUNCATE refunds, payments, stripe_events, appointments CASCADE')
  await rowsOf('UPDATE stripe_reads SET read_until = $1', [backup.read_until])
}

async function quiet(): Promise<void> {
  shop.clock.advance(10 * minute)
  await shop.payments.reconcile()
  await shop.payments.handleEvents()
  await shop.payments.sendRefunds()
}

describe('a payment made since the backup', () => {
  test('is refunded when nothing refers to it, and the owners get a mail', async () => {
    const intentId = await paid(booking())
    await takeEvents()
    await putBackBackup()
    await quiet()
    expect(await moneyOf(intentId)).toMatchObject({ state: 'succeeded', back: 3000, refund: 'succeeded' })
    expect(atStripe(intentId)).toMatchObject({ received: 3000, refunded: 3000 })
    expect((await ownersMail()).payload).toMatchObject({
      amount: 30,
      reference: intentId.slice(-8),
      isRefunded: true,
    })
    await quiet()
    expect(await rowsOf(`SELECT id FROM messages WHERE template = 'payment-unknown'`)).toHaveLength(1)
  })

  test('and refunded in part is not refunded twice', async () => {
    const intentId = await paid(booking())
    await takeEvents()
    await shop.platform.payments.salon?.refund({ intentId, amount: 1000, key: crypto.randomUUID() })
    await takeEvents()
    await putBackBackup()
    await quiet()
    await quiet()
    expect(atStripe(intentId)).toMatchObject({ received: 3000, refunded: 3000 })
  })

  test('whose row lacks its intent id is matched to its row', async () => {
    const intentId = await paid(booking())
    const [payment] = await rowsOf('SELECT * FROM payments WHERE stripe_intent_id = $1', [intentId])
    await rowsOf('DELETE FROM payments WHERE id = $1', [payment.id])
    await rowsOf(
      `INSERT INTO payments (id, purpose, account, appointment_id, amount_centimes, currency, state, request, payer, created_at, updated_at)
       VALUES ($1, 'appointment', 'salon', $2, 3000, 'CHF', 'open', $3, $4, $5, $5)`,
      [
        payment.id,
        payment.appointment_id,
        JSON.stringify(payment.request),
        JSON.stringify(payment.payer),
        shop.clock.now(),
      ],
    )
    await takeEvents()
    expect(await moneyOf(intentId)).toMatchObject({ state: 'succeeded', unfulfilled: null })
  })
})

describe('a lost event', () => {
  async function givenBackUnheard(): Promise<string> {
    const intentId = await paid(booking())
    await takeEvents()
    await shop.platform.payments.salon?.refund({ intentId, amount: 1000, key: crypto.randomUUID() })
    await sandboxOf(shop).webhooks.deliverAll({})
    await rowsOf('DELETE FROM stripe_events WHERE handled_at IS NULL')
    return intentId
  }
  const readUntil = async (minutes: number) =>
    await rowsOf('UPDATE stripe_reads SET read_until = $1', [
      new Date(shop.clock.now().getTime() + minutes * minute),
    ])
  async function read(): Promise<void> {
    await shop.payments.reconcile()
    await shop.payments.handleEvents()
  }

  test('is read even when Stripe lists it minutes late', async () => {
    const intentId = await givenBackUnheard()
    shop.clock.advance(5 * minute)
    await readUntil(0)
    shop.clock.advance(10 * minute)
    await read()
    expect(await moneyOf(intentId)).toMatchObject({ back: 1000 })
  })

  test('is read every ten minutes, not sooner', async () => {
    const intentId = await givenBackUnheard()
    await readUntil(-9)
    await read()
    expect(await moneyOf(intentId)).toMatchObject({ back: null })
    shop.clock.advance(minute)
    await read()
    expect(await moneyOf(intentId)).toMatchObject({ back: 1000 })
  })

  test('is read at once when the clock was ahead at the last read', async () => {
    const intentId = await givenBackUnheard()
    await readUntil(60)
    await read()
    expect(await moneyOf(intentId)).toMatchObject({ back: 1000 })
  })
})

describe('a payment at Stripe', () => {
  const pay = async (metadata: Record<string, string>) => {
    const { salon } = shop.platform.payments
    if (!salon) throw new Error('The shop takes payments')
    const { id } = await salon.createIntent({
      amount: 4500,
      key: crypto.randomUUID(),
      description: 'x',
      metadata,
    })
    sandboxOf(shop).payments.pay({ paymentIntent: id })
    await sandboxOf(shop).webhooks.deliverAll({})
    await createHandleEventsJob({ platform: shop.platform, payables }, log).run()
    await shop.payments.sendRefunds()
    return id
  }

  async function askStripe(path: string, body: Record<string, string>, key = 'sk_test_shop') {
    const answer = await fetch(`${shop.url}${sandboxPath}/v1/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'stripe-version': apiVersion },
      body: new URLSearchParams(body),
    })
    return z.object({ id: z.string() }).parse(await answer.json())
  }

  async function payInEuro(metadata: Record<string, string>): Promise<string> {
    const named = Object.entries(metadata).map(([name, value]) => [`metadata[${name}]`, value])
    const { id } = await askStripe('payment_intents', {
      amount: '4500',
      currency: 'eur',
      ...Object.fromEntries(named),
    })
    sandboxOf(shop).payments.pay({ paymentIntent: id })
    await takeEvents()
    await shop.payments.sendRefunds()
    return id
  }

  test.each([
    ['of another shop', { payment: crypto.randomUUID(), purpose: 'appointment', shop: crypto.randomUUID() }],
    ['without our metadata', { booking: '7' }],
  ])('%s is ignored', async (_whose, metadata) => {
    const id = await pay(metadata)
    expect(atStripe(id)).toMatchObject({ refunded: 0 })
    expect([await moneyOf(id), await ownersMail(), lines]).toEqual([undefined, undefined, []])
  })

  const ours = async (payment: string) => {
    const [{ shop_id }] = await rowsOf('SELECT shop_id FROM studio_settings')
    return { payment, purpose: 'appointment', shop: String(shop_id) }
  }

  test('in another currency is not refunded, and the owners get a mail', async () => {
    const payment = crypto.randomUUID()
    const id = await payInEuro(await ours(payment))
    expect(atStripe(id)).toMatchObject({ refunded: 0 })
    expect(await rowsOf('SELECT id FROM payments WHERE id = $1', [payment])).toEqual([])
    expect((await ownersMail()).payload).toMatchObject({ paymentId: null, isRefunded: false })
  })

  test('with the id of a payment made another way is treated as its own payment', async () => {
    const first = await paid(booking())
    await takeEvents()
    const [{ id: payment }] = await rowsOf('SELECT id FROM payments WHERE stripe_intent_id = $1', [first])
    const second = await pay(await ours(payment))
    expect(await moneyOf(first)).toMatchObject({ state: 'succeeded', back: null })
    expect(await moneyOf(second)).toBeUndefined()
    expect((await ownersMail()).payload).toMatchObject({ reference: second.slice(-8), isRefunded: false })
  })

  test('made since the backup names its payer in the mails to payer and owners', async () => {
    const { salon } = shop.platform.payments
    const metadata = await ours(crypto.randomUUID())
    const intent = await salon?.createIntent({
      amount: 4500,
      key: metadata.payment,
      description: 'x',
      metadata,
    })
    const details = {
      client_secret: intent?.clientSecret ?? '',
      return_url: 'https://shop.test/',
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2029',
      'payment_method_data[card][cvc]': '123',
      'payment_method_data[billing_details][name]': 'Ada Neri',
      'payment_method_data[billing_details][email]': 'ada@posta.test',
    }
    await askStripe(`payment_intents/${intent?.id}/confirm`, details, 'pk_test_shop')
    await takeEvents()
    expect((await ownersMail()).payload).toMatchObject({ name: 'Ada Neri', email: 'ada@posta.test' })
    const told = await newestMessage(shop, 'payment-refunded', 'ada@posta.test')
    expect(told.payload).toMatchObject({ name: 'Ada Neri', amount: 45 })
  })

  test('without a shop in its metadata is not refunded, and the owners get a mail', async () => {
    const id = await pay({ payment: crypto.randomUUID(), purpose: 'appointment' })
    expect(atStripe(id)).toMatchObject({ refunded: 0 })
    expect((await ownersMail()).payload).toMatchObject({ amount: 45, isRefunded: false })
    expect(new Set(lines).size).toBe(1)
  })
})
