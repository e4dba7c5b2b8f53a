import { beforeAll, expect, test } from 'vitest'

import { givenBarber, givenPerson, givenShop } from '#tests/support/given.ts'
import { sandboxOf } from '#tests/support/payments.ts'

const shop = givenShop({ payments: true, rateLimitScale: 1_000_000 })
const barber = givenBarber(shop, { services: ['Taglio', 'Taglio Bambino', 'Taglio + Barba', 'Tinta'] })
const client = givenPerson(shop)
const admin = givenPerson(shop, 'admin')

beforeAll(async () => {
  sandboxOf(shop).webhooks.pause()
  await shop.platform.database.pool.query('UPDATE studio_settings SET max_future_per_client = 1000')
})

let hour = 8

async function movedAndPaid(from: string, to: string, isPaidFirst: boolean) {
  hour += 1
  if (hour === 12) hour = 13
  const choice = { barberId: barber.id, date: '2026-03-17', time: `${String(hour).padStart(2, '0')}:00` }
  const { body: booked } = await client.api.post('/appointments', { ...choice, service: from })
  const path = `/payments/appointment/${booked._id}`
  const { body } = await client.api.post(path, { paymentMethod: 'online' })
  const { paymentIntentId } = body.data
  const pay = async () => {
    sandboxOf(shop).payments.pay({ paymentIntent: paymentIntentId })
    await client.api.post('/payments/confirm', { paymentIntentId })
  }
  if (isPaidFirst) await pay()
  const moved = await client.api.put(`/appointments/${booked._id}`, { ...choice, service: to })
  expect(moved.status).toBe(200)
  if (!isPaidFirst) await pay()
  await shop.payments.sendRefunds()
  const { body: list } = await admin.api.get('/appointments/filtered?startDate=2026-03-17&endDate=2026-03-17')
  const { payment } = list.data.find(({ _id }: { _id: string }) => _id === booked._id)
  return { payment, path }
}

test.each([true, false])(
  'moving to a more expensive service leaves the difference due: paid first %s',
  async (isPaidFirst) => {
    const { payment, path } = await movedAndPaid('Taglio Bambino', 'Taglio', isPaidFirst)
    expect(payment).toMatchObject({ status: 'partially_paid', kept: 20, due: 10 })
    const rest = await client.api.post(path, { paymentMethod: 'online' })
    expect(rest.body.data.amount).toBe(10)
    const atTheTill = await admin.api.post(path, { paymentMethod: 'in_person' })
    expect(atTheTill.body.data).toMatchObject({ amount: 10, method: 'cash' })
    expect(() => sandboxOf(shop).payments.pay({ paymentIntent: rest.body.data.paymentIntentId })).toThrow(
      'canceled',
    )
  },
)

test.each([true, false])(
  'moving to a cheaper service refunds the difference: paid first %s',
  async (isPaidFirst) => {
    const { payment } = await movedAndPaid('Taglio', 'Taglio Bambino', isPaidFirst)
    expect(payment).toMatchObject({ status: 'completed', kept: 20, due: 0 })
    const { rows } = await shop.platform.database.pool.query(
      `SELECT r.amount_centimes, r.state, r.reason,
       (SELECT count(*)::int FROM messages WHERE template = 'payment-given-back' AND recipient = $1) > 0 AS is_told
     FROM refunds r ORDER BY r.id DESC LIMIT 1`,
      [client.email],
    )
    expect(rows).toEqual([
      { amount_centimes: 1000, state: 'succeeded', reason: 'Il servizio scelto costa meno', is_told: true },
    ])
  },
)

test('moving to a cheaper service and back leaves the refunded amount due', async () => {
  const { path, payment } = await movedAndPaid('Taglio', 'Taglio Bambino', true)
  expect(payment).toMatchObject({ kept: 20, due: 0 })
  const back = await client.api.put(`/appointments/${path.split('/').at(-1) ?? ''}`, {
    barberId: barber.id,
    date: '2026-03-17',
    time: `${String(hour).padStart(2, '0')}:00`,
    service: 'Taglio',
  })
  expect(back.status).toBe(200)
  const atTheTill = await admin.api.post(path, { paymentMethod: 'in_person' })
  expect(atTheTill.body.data).toMatchObject({ amount: 10, method: 'cash' })
})

test('a payment above the price less the goodwill refund is refunded', async () => {
  const choice = { barberId: barber.id, date: '2026-03-18', time: '09:00' }
  const { body: booked } = await client.api.post('/appointments', { ...choice, service: 'Taglio' })
  const start = async () => {
    const { body } = await client.api.post(`/payments/appointment/${booked._id}`, { paymentMethod: 'online' })
    return body.data
  }
  const pay = async (paymentIntentId: string) => {
    shop.clock.advance(1000)
    sandboxOf(shop).payments.pay({ paymentIntent: paymentIntentId })
    expect((await client.api.post('/payments/confirm', { paymentIntentId })).status).toBe(200)
  }
  const move = async (service: string) =>
    expect((await client.api.put(`/appointments/${booked._id}`, { ...choice, service })).status).toBe(200)
  await pay((await start()).paymentIntentId)
  const { rows } = await shop.platform.database.pool.query(
    'SELECT id FROM payments WHERE appointment_id = $1',
    [booked._id],
  )
  shop.clock.advance(1000)
  await admin.api.post(`/payments/${rows[0].id}/refund`, { amount: 10, reason: 'Un gesto' })
  await move('Taglio + Barba')
  const rest = await start()
  expect(rest.amount).toBe(15)
  await move('Tinta')
  await pay(rest.paymentIntentId)
  const { body } = await admin.api.get('/appointments/filtered?startDate=2026-03-18&endDate=2026-03-18')
  expect(body.data[0].payment).toMatchObject({ kept: 30, due: 0, gestures: 10 })
})
