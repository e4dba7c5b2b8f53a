import { expect, test } from 'vitest'

import { givenBarber, givenPerson, givenShop } from '#tests/support/given.ts'
import { sandboxOf } from '#tests/support/payments.ts'
import { clientBooking } from '#tests/support/people.ts'

const shop = givenShop({ payments: true })
const barber = givenBarber(shop)
const admin = givenPerson(shop, 'admin')
const client = givenPerson(shop)
const own = givenPerson(shop, 'barber', barber)

const today = '2026-03-11'
const takings = async (date: string) => await admin.api.get(`/payments/day?date=${date}`)

async function booked(time: string): Promise<string> {
  const { body } = await client.api.post('/appointments', clientBooking(barber.id, { time }))
  return body._id
}

async function payOnline(id: string, method: 'card' | 'twint'): Promise<void> {
  const { body } = await client.api.post(`/payments/appointment/${id}`, { paymentMethod: 'online' })
  const { paymentIntentId } = body.data
  sandboxOf(shop).payments.pay({ paymentIntent: paymentIntentId, method, decision: 'approve' })
  await client.api.post('/payments/confirm', { paymentIntentId })
}

test('the takings of a day add up by method for the owner, 403 for others', async () => {
  const [card, twint, cash] = [await booked('09:00'), await booked('10:00'), await booked('11:00')]
  await payOnline(card, 'card')
  await payOnline(twint, 'twint')
  await admin.api.post(`/payments/appointment/${cash}`, { paymentMethod: 'in_person' })
  const history = async () => (await admin.api.get(`/payments/history?date=${today}`)).body.data
  const [, ofTwint] = await history()
  await admin.api.post(`/payments/${ofTwint._id}/refund`, { amount: 4.55, reason: 'Un gesto' })

  const { body: day } = await takings(today)
  expect(day.data).toEqual({
    date: today,
    cash: 30,
    card: 30,
    twint: 30,
    refunded: 4.55,
    lost: 0,
    total: 85.45,
  })
  const rows: { amount: number; refunded: number }[] = await history()
  expect(rows).toHaveLength(3)
  const kept = rows.reduce((sum, { amount, refunded }) => sum + amount * 100 - refunded * 100, 0)
  expect(Math.round(kept)).toBe(8545)
  const { body: shown } = await admin.api.get(
    '/appointments/filtered?startDate=2026-03-13&endDate=2026-03-13',
  )
  expect(shown.data.map((row: { payment: { kept: number } }) => row.payment.kept)).toEqual([30, 25.45, 30])

  for (const date of ['2026-03-10', '2026-03-12']) {
    expect((await takings(date)).body.data).toMatchObject({ refunded: 0, total: 0 })
    expect((await admin.api.get(`/payments/history?date=${date}`)).body.data).toEqual([])
  }
  for (const date of ['2026-02-30', 'oggi']) expect((await takings(date)).status).toBe(400)
  for (const { api } of [client, own]) expect((await api.get(`/payments/day?date=${today}`)).status).toBe(403)
})

test('a refund returned by the bank is not deducted from the takings', async () => {
  await shop.payments.sendRefunds()
  await payOnline(await booked('14:00'), 'card')
  const { body: before } = await takings(today)
  const [{ _id: id }] = (await admin.api.get('/payments/history?limit=1')).body.data
  sandboxOf(shop).refunds.endNext({ end: 'failed' })
  await admin.api.post(`/payments/${id}/refund`, { reason: 'Un gesto' })
  expect((await takings(today)).body.data.refunded).toBe(before.data.refunded + 30)
  await shop.payments.sendRefunds()
  await sandboxOf(shop).webhooks.deliverAll({})
  await shop.payments.handleEvents()
  expect((await takings(today)).body.data).toEqual(before.data)
})
