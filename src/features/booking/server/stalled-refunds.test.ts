import { beforeEach, describe, expect, test } from 'vitest'

import { payables } from '#app/server/payables.ts'
import { createHandleEventsJob } from '#features/payments/server/provider-events.ts'
import { createReconcileJob } from '#features/payments/server/reconcile-payments.ts'
import { createSendRefundsJob } from '#features/payments/server/send-refunds.ts'
import type { Log } from '#platform/log.ts'
import { givenBarber, givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { sandboxOf } from '#tests/support/payments.ts'
import { logIn } from '#tests/support/people.ts'

import { guestPayments } from './guest-payments.fixture.ts'

const shop = givenShop({ payments: { retries: 0 }, rateLimitScale: 1_000_000 })
const barber = givenBarber(shop)
const owner = givenPerson(shop, 'admin')
const visitor = givenVisitor(shop)
const { booking, paid, takeEvents, rowsOf, atStripe } = guestPayments(shop, visitor, barber)

const minute = 60_000
let lines: { level: 'error' | 'warn'; text: string; details: object }[] = []
const log: Log = {
  error: (details, text) => void lines.push({ level: 'error', text, details }),
  warn: (details, text) => void lines.push({ level: 'warn', text, details }),
}
const sendRefunds = async () => await createSendRefundsJob({ platform: shop.platform, payables }, log).run()
const api = async () => await logIn(shop, owner.email)

beforeEach(async () => {
  sandboxOf(shop).webhooks.pause()
  sandboxOf(shop).calls.heal({})
  await rowsOf('DELETE FROM messages')
  await rowsOf('DELETE FROM refunds')
  lines = []
})

async function ordered() {
  const intentId = await paid(booking())
  await takeEvents()
  const [{ id }] = await rowsOf('SELECT id FROM payments WHERE stripe_intent_id = $1', [intentId])
  await (await api()).post(`/payments/${id}/refund`, { amount: 5, reason: 'Un gesto' })
  return { intentId, id: String(id) }
}

async function hoursGoBy(hours: number): Promise<void> {
  for (let minutes = 0; minutes < hours * 60; minutes += 30) {
    await sendRefunds()
    shop.clock.advance(30 * minute)
  }
}

const delayMails = async () =>
  await rowsOf(`SELECT recipient FROM messages WHERE template = 'refund-delayed'`)
const stalled = async () => {
  const { body } = await (await api()).get('/payments/history?show=stalled')
  return body.data.map((payment: { _id: string; refunds: object[] }) => [payment._id, payment.refunds])
}

describe.each([
  ['error', 'warn', 'refunds.create'],
  ['balance_insufficient', 'warn', 'refunds.create'],
  ['unauthorized', 'error', 'refunds.create'],
  ['forbidden', 'error', 'refunds.list'],
] as const)('while Stripe answers with %s', (fault, level, kind) => {
  test('logs each postponed refund, mails the owner once after hours and sends it in the end', async () => {
    const { intentId, id } = await ordered()
    sandboxOf(shop).calls.fail({ kind, fault, count: 1000 })
    await sendRefunds()
    expect(lines).toMatchObject([{ level, details: { refund: expect.any(String), payment: id } }])
    await hoursGoBy(2)
    expect(await delayMails()).toEqual([])
    expect(await stalled()).toEqual([])
    await hoursGoBy(3)
    expect(lines.length).toBeGreaterThan(5)
    expect(await delayMails()).toEqual([{ recipient: owner.email }])
    expect(await stalled()).toMatchObject([[id, [{ status: 'requested', isDelayed: true }]]])
    sandboxOf(shop).calls.heal({})
    await hoursGoBy(2)
    expect(atStripe(intentId)).toMatchObject({ refunded: 500 })
    expect(await stalled()).toEqual([])
  })
})

test('refunds without payment keys are postponed, mailed and sent once the keys are back', async () => {
  const { intentId } = await ordered()
  const { salon } = shop.platform.payments
  shop.platform.payments.salon = null
  await hoursGoBy(4)
  expect(lines[0]).toMatchObject({ level: 'error' })
  expect(await delayMails()).toHaveLength(1)
  shop.platform.payments.salon = salon
  await hoursGoBy(2)
  expect(atStripe(intentId)).toMatchObject({ refunded: 500 })
})

test('a refund postponed while the clock was ahead is sent at once', async () => {
  const { intentId, id } = await ordered()
  const setBack = async (minutes: number) => {
    const at = new Date(shop.clock.now().getTime() + minutes * minute)
    await rowsOf('UPDATE refunds SET send_after = $2 WHERE payment_id = $1', [id, at])
    await sendRefunds()
    return atStripe(intentId)?.refunded
  }
  // No postponement is longer than an hour.
  expect([await setBack(60), await setBack(61)]).toEqual([0, 500])
})

test.each([
  ['error', 'warn'],
  ['unauthorized', 'error'],
] as const)('events and payments delayed by %s are logged', async (fault, level) => {
  const { body } = await visitor.post('/payments/create-intent', {
    type: 'appointment',
    appointmentData: booking(),
    currency: 'CHF',
  })
  sandboxOf(shop).payments.pay({ paymentIntent: body.data.paymentIntentId })
  await sandboxOf(shop).webhooks.deliverAll({})
  sandboxOf(shop).calls.fail({ fault, count: 1000 })
  await createHandleEventsJob({ platform: shop.platform, payables }, log).run()
  expect(lines[0]).toMatchObject({ level, details: { event: expect.any(String) } })
  lines = []
  shop.clock.advance(6 * minute)
  await createReconcileJob({ platform: shop.platform, payables }, log).run()
  expect(lines[0]).toMatchObject({ level, details: { payment: expect.any(String) } })
  sandboxOf(shop).calls.heal({})
})

test('the list of stalled refunds returns 401 to visitors', async () => {
  await ordered()
  expect((await visitor.get('/payments/history?show=stalled')).status).toBe(401)
})
