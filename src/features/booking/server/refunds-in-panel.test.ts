import { beforeAll, describe, expect, test } from 'vitest'

import { givenBarber, givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { sandboxOf } from '#tests/support/payments.ts'
import { logIn, signIn } from '#tests/support/people.ts'

import { guestPayments } from './guest-payments.fixture.ts'

const shop = givenShop({ payments: { retries: 0 }, rateLimitScale: 1_000_000 })
const services = ['Hair Tattoo base', 'Taglio', 'Taglio + Barba']
const barber = givenBarber(shop, { services, pause: null })
const owner = givenPerson(shop, 'admin')
const visitor = givenVisitor(shop)
const { booking, paid, takeEvents, rowsOf, refundsOf } = guestPayments(shop, visitor, barber)
const api = async () => await logIn(shop, owner.email)

beforeAll(async () => {
  sandboxOf(shop).webhooks.pause()
  await rowsOf('UPDATE studio_settings SET max_future_per_client = 1000')
})

let hour = 8
async function paid45() {
  hour += 1
  const client = await signIn(shop)
  const place = { barberId: barber.id, date: '2026-03-13', time: `${String(hour).padStart(2, '0')}:00` }
  const { status, body } = await client.api.post('/appointments', { ...place, service: 'Taglio + Barba' })
  expect(status).toBe(201)
  const id = String(body._id)
  const started = await client.api.post(`/payments/appointment/${id}`, { paymentMethod: 'online' })
  const intentId = String(started.body.data.paymentIntentId)
  sandboxOf(shop).payments.pay({ paymentIntent: intentId })
  await client.api.post('/payments/confirm', { paymentIntentId: intentId })
  const move = async (service: string) => {
    const moved = await (await api()).put(`/appointments/${id}`, { ...place, service })
    expect([moved.status, moved.body.code]).toEqual([200, undefined])
  }
  const shown = async () => {
    const { body: list } = await (
      await api()
    ).get('/appointments/filtered?startDate=2026-03-13&endDate=2026-03-13')
    const { payment } = list.data.find(({ _id }: { _id: string }) => _id === id)
    return { kept: payment.kept, due: payment.due }
  }
  return { intentId, move, shown }
}
const inPanel = async (intentId: string, amount: number, key: string) =>
  await shop.platform.payments.salon?.refund({ intentId, amount, key })

describe('a dashboard refund after a move to a cheaper service is not goodwill', () => {
  test('while the refund of the excess is pending', async () => {
    const { intentId, move, shown } = await paid45()
    await move('Hair Tattoo base')
    expect(await shown()).toEqual({ kept: 5, due: 0 })
    await inPanel(intentId, 3000, `panel-${intentId}`)
    await takeEvents()
    await move('Taglio + Barba')
    expect(await shown()).toEqual({ kept: 15, due: 30 })
  })

  test('when the bank has returned the refund of the excess', async () => {
    const { intentId, move, shown } = await paid45()
    await move('Hair Tattoo base')
    await shop.payments.sendRefunds()
    await takeEvents()
    expect(await shown()).toEqual({ kept: 5, due: 0 })
    const [first] = await rowsOf(
      'SELECT stripe_refund_id AS id FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.stripe_intent_id = $1',
      [intentId],
    )
    sandboxOf(shop).refunds.settle({ refund: first.id, status: 'failed' })
    await inPanel(intentId, 4000, `again-${intentId}`)
    await takeEvents()
    await move('Taglio + Barba')
    expect(await shown()).toEqual({ kept: 5, due: 40 })
  })
})

test('the mail of a reduced refund names the reduced amount', async () => {
  await rowsOf('DELETE FROM messages')
  const intentId = await paid(booking())
  await takeEvents()
  await inPanel(intentId, 1000, `panel-${intentId}`)
  const [{ id }] = await rowsOf('SELECT id FROM payments WHERE stripe_intent_id = $1', [intentId])
  await (await api()).post(`/payments/${id}/refund`, { reason: 'Un gesto' })
  await shop.payments.sendRefunds()
  await takeEvents()
  expect(await refundsOf(intentId)).toMatchObject([{ amount: 2000 }, { amount: 1000 }])
  const mails = await rowsOf(
    `SELECT payload -> 'amount' AS amount FROM messages WHERE template = 'payment-given-back'`,
  )
  expect(mails).toEqual([{ amount: 20 }])
})
