import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'

import { givenBarber, givenPerson, givenShop } from '#tests/support/given.ts'
import { clientBooking, guestBooking, payer, signIn } from '#tests/support/people.ts'

const shop = givenShop({ payments: true, rateLimitScale: 1_000_000 })
const barber = givenBarber(shop)
const client = givenPerson(shop)
const admin = givenPerson(shop, 'admin')

const date = '2026-03-17'
let hour = 8
const freshTime = () => {
  hour += hour === 11 ? 2 : 1
  return `${String(hour).padStart(2, '0')}:00`
}

const setService = async (minutes: number, centimes = 3000) =>
  await shop.platform.database.pool.query(
    `UPDATE services SET duration_minutes = $1, price_centimes = $2 WHERE name = 'Taglio'`,
    [minutes, centimes],
  )

const refusedFor = (duration: number) => ({
  status: 409,
  body: {
    code: 'DURATION_CHANGED',
    message: 'La durata del servizio è cambiata',
    details: { duration },
  },
})

describe('a service whose duration changed after the page was opened', () => {
  beforeAll(async () => await setService(50))
  afterAll(async () => await setService(30))

  for (const [who, take] of Object.entries({
    'a guest': (choice: object) =>
      client.api.post(
        '/appointments/public/appointments/guest',
        guestBooking(barber.id, { date, ...choice }),
      ),
    'a client': (choice: object) =>
      client.api.post('/appointments', clientBooking(barber.id, { date, ...choice })),
    'somebody on the phone': (choice: object) =>
      admin.api.post(
        '/appointments/admin',
        clientBooking(barber.id, { date, clientNickname: 'Il Bomber', ...choice }),
      ),
    'whoever pays online': (choice: object) =>
      client.api.post('/payments/create-intent', {
        type: 'appointment',
        appointmentData: guestBooking(barber.id, { date, ...choice }),
        customerDetails: payer,
        currency: 'CHF',
      }),
  }))
    it(`returns 409 to ${who} until the new duration is accepted`, async () => {
      const time = freshTime()
      expect(await take({ time, duration: 30 })).toMatchObject(refusedFor(50))
      const { status } = await take({ time, duration: 50 })
      expect([200, 201]).toContain(status)
    })

  it('returns 409 DURATION_CHANGED with the new duration and price', async () => {
    await setService(50, 3500)
    try {
      const booking = clientBooking(barber.id, { date, time: freshTime() })
      expect(await client.api.post('/appointments', booking)).toMatchObject({
        status: 409,
        body: { code: 'DURATION_CHANGED', details: { duration: 50, price: 35 } },
      })
    } finally {
      await setService(50)
    }
  })

  it('returns 409 on a move until the new duration is accepted', async () => {
    await setService(30)
    const time = freshTime()
    const { body } = await client.api.post('/appointments', clientBooking(barber.id, { date, time }))
    await setService(50)
    const move = (duration?: number) =>
      client.api.put(
        `/appointments/${body._id}`,
        clientBooking(barber.id, { date, time: time.replace(':00', ':15'), duration }),
      )
    expect(await move(30)).toMatchObject(refusedFor(50))
    expect(await move()).toMatchObject(refusedFor(50))
    expect((await move(50)).status).toBe(200)
  })
})

test('returns 200 for a replayed move into the locked hours, EDIT_LOCKED for another one', async () => {
  const { api } = await signIn(shop)
  const { body: seen } = await api.post(
    '/appointments',
    clientBooking(barber.id, { date: '2026-03-20', time: '10:00' }),
  )
  const move = async (time: string) => {
    const choice = clientBooking(barber.id, { date: '2026-03-11', time })
    return await api.put(`/appointments/${seen._id}`, { ...choice, updatedAt: seen.updatedAt })
  }
  expect((await move('16:00')).status).toBe(200)
  expect((await move('16:00')).status).toBe(200)
  expect((await move('16:30')).body.code).toBe('EDIT_LOCKED')
})

test('returns 200 for a replayed move, CONFLICT for another one with the same version', async () => {
  const { api } = await signIn(shop)
  const wanted = { date: '2026-03-19', time: '10:00' }
  const { body: seen } = await api.post('/appointments', clientBooking(barber.id, wanted))
  const move = async (to: string) => {
    shop.clock.advance(1000)
    const choice = clientBooking(barber.id, { ...wanted, time: `10:${to}` })
    return await admin.api.put(`/appointments/${seen._id}`, { ...choice, updatedAt: seen.updatedAt })
  }
  expect((await move('15')).status).toBe(200)
  expect((await move('15')).status).toBe(200)
  expect((await move('30')).body.code).toBe('CONFLICT')
})
