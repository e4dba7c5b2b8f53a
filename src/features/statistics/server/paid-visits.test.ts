import { beforeAll, expect, test } from 'vitest'

import { givenBarber, givenPerson, givenShop } from '#tests/support/given.ts'
import { sandboxOf } from '#tests/support/payments.ts'

const shop = givenShop({ payments: true, rateLimitScale: 1_000_000 })
const barber = givenBarber(shop)
const client = givenPerson(shop)
const admin = givenPerson(shop, 'admin')
const day = '2026-03-13'

beforeAll(() => sandboxOf(shop).webhooks.pause())

async function bookedAndPaid(service: string, time: string): Promise<string> {
  const { body: booked } = await client.api.post('/appointments', {
    barberId: barber.id,
    service,
    date: day,
    time,
  })
  const path = `/payments/appointment/${booked._id}`
  const { body } = await client.api.post(path, { paymentMethod: 'online' })
  sandboxOf(shop).payments.pay({ paymentIntent: body.data.paymentIntentId })
  await client.api.post('/payments/confirm', { paymentIntentId: body.data.paymentIntentId })
  shop.clock.advance(1000)
  return booked._id
}

const setStatus = async (id: string, status: string) =>
  await admin.api.put(`/appointments/${id}/status`, { status })

const moveTo = async (id: string, service: string, time: string) =>
  await admin.api.put(`/appointments/${id}`, { barberId: barber.id, date: day, time, service })

async function told(): Promise<number[]> {
  const { body: stats } = await admin.api.get('/admin/stats?timeframe=week')
  const { body: customers } = await admin.api.get(`/admin/customers?search=${client.email}`)
  const [{ _id, spent }] = customers.data
  const { body: card } = await admin.api.get(`/admin/customers/${_id}`)
  const { body: takings } = await admin.api.get('/payments/day?date=2026-03-11')
  return [
    stats.summary.revenue,
    stats.barberPerformance[0].revenue,
    spent,
    card.data.spent,
    takings.data.total,
  ]
}

test('a visit counts with the amount kept in all statistics', async () => {
  const cheaper = await bookedAndPaid('Taglio + Barba', '10:00')
  await moveTo(cheaper, 'Barba', '10:00')
  await setStatus(cheaper, 'completed')
  expect(await told()).toEqual([25, 25, 25, 25, 25])

  const revived = await bookedAndPaid('Taglio', '14:00')
  await setStatus(revived, 'cancelled')
  await setStatus(revived, 'confirmed')
  shop.clock.advance(1000)
  const path = `/payments/appointment/${revived}`
  expect((await admin.api.post(path, { paymentMethod: 'in_person' })).body.data).toMatchObject({ amount: 30 })
  await setStatus(revived, 'completed')
  expect(await told()).toEqual([55, 55, 55, 55, 55])

  const gift = await bookedAndPaid('Taglio', '16:00')
  const { rows } = await shop.platform.database.pool.query(
    'SELECT id FROM payments WHERE appointment_id = $1',
    [gift],
  )
  await admin.api.post(`/payments/${rows[0].id}/refund`, { amount: 10, reason: 'Un gesto' })
  await setStatus(gift, 'completed')
  expect(await told()).toEqual([75, 75, 75, 75, 75])
})
