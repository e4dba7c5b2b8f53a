import { beforeEach, expect, test } from 'vitest'

import { from } from '#tests/support/api.ts'
import { givenBarber, givenNewPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { clientBooking, guestBooking, logIn, password, signIn } from '#tests/support/people.ts'
import { wednesdayMorning } from '#tests/support/shop.ts'
import { minute } from '#tests/support/test-clock.ts'

import { freeTimes, friday, wait } from './waiting-list.fixture.ts'

const shop = givenShop({ behindProxy: true, rateLimitScale: 1 })
const visitor = givenVisitor(shop)
const marco = givenBarber(shop)
const luca = givenBarber(shop, { firstName: 'Luca' })
const nico = givenBarber(shop, { firstName: 'Nico' })
const giulia = givenNewPerson(shop)

beforeEach(() => shop.clock.set(wednesdayMorning))

const path = '/appointments/public/appointments/guest'
const offers = async () => {
  await shop.offerFreedTimes()
  const { rows } = await shop.platform.database.pool.query('SELECT FROM waiting_offers')
  return rows.length
}

test('a guest who books and cancels repeatedly causes at most three offers', async () => {
  const stranger = from('203.0.113.20')
  const times = ['10:00', '10:30', '11:00', '11:30', '14:00']
  await wait(giulia, marco)
  const seen: number[] = []
  for (const time of times) {
    const { body } = await visitor.post(path, guestBooking(marco.id, { date: friday, time }), stranger)
    await visitor.put(`/appointments/public/${body._id}/cancel?token=${body.token}`, {}, stranger)
    seen.push(await offers())
    shop.clock.advance(90 * minute)
    await shop.offerFreedTimes()
  }
  expect(seen).toEqual([1, 2, 3, 3, 3])
  expect(await freeTimes(visitor, marco)).toContain('14:00')
})

test('unverified accounts of one address share the three offers of guests', async () => {
  const stranger = from('203.0.113.22')
  const [first, second] = [await signIn(shop), await signIn(shop)]
  await wait(giulia, luca)
  const before = await offers()
  const seen: number[] = []
  for (const [{ email }, time] of [
    [first, '10:00'],
    [first, '10:30'],
    [second, '11:00'],
    [second, '11:30'],
    [first, '14:00'],
  ] as const) {
    const api = await logIn(shop, email)
    const { body } = await api.post('/appointments', clientBooking(luca.id, { date: friday, time }), stranger)
    expect((await api.put(`/appointments/${body._id}/cancel`, {}, stranger)).status).toBe(200)
    seen.push((await offers()) - before)
    shop.clock.advance(90 * minute)
    await shop.offerFreedTimes()
  }
  expect(seen).toEqual([1, 2, 3, 3, 3])
})

test('accounts created and deleted repeatedly share the three offers of guests', async () => {
  const stranger = from('203.0.113.24')
  await wait(await signIn(shop), nico)
  const before = await offers()
  const seen: number[] = []
  for (const time of ['10:00', '10:30', '11:00', '11:30', '14:00']) {
    const { api } = await signIn(shop)
    await api.post('/appointments', clientBooking(nico.id, { date: friday, time }), stranger)
    expect((await api.post('/users/profile/delete', { password }, stranger)).status).toBe(200)
    seen.push((await offers()) - before)
    shop.clock.advance(90 * minute)
    await shop.offerFreedTimes()
  }
  expect(seen).toEqual([1, 2, 3, 3, 3])
})

test('a refused change does not count towards the three offers', async () => {
  const stranger = from('203.0.113.23')
  const details = { date: friday, time: '16:00' }
  const { body } = await visitor.post(path, guestBooking(marco.id, details), stranger)
  const link = `/appointments/public/${body._id}`
  for (let count = 0; count < 4; count += 1) {
    const move = { barberId: marco.id, service: 'Taglio', date: friday, time: '23:00' }
    expect((await visitor.put(`${link}?token=${body.token}`, move, stranger)).status).toBe(400)
  }
  await wait(giulia, marco)
  await visitor.put(`${link}/cancel?token=${body.token}`, {}, stranger)
  await shop.offerFreedTimes()
  expect(await freeTimes(visitor, marco)).not.toContain('16:00')
})

test('guests move appointments twenty times an hour per address, then get 429', async () => {
  const stranger = from('203.0.113.21')
  const statuses: number[] = []
  for (const hour of ['10', '11', '15']) {
    const details = { date: '2026-03-17', time: `${hour}:00`, phone: `+417911122${hour}` }
    const booking = guestBooking(marco.id, details)
    const { body } = await visitor.post(path, booking, stranger)
    for (let count = 0; count < 8; count += 1) {
      const choice = { ...booking, time: `${hour}:${count % 2 === 0 ? '30' : '00'}` }
      const move = { barberId: marco.id, service: 'Taglio', date: choice.date, time: choice.time }
      const answer = await visitor.put(`/appointments/public/${body._id}?token=${body.token}`, move, stranger)
      statuses.push(answer.status)
    }
  }
  expect(statuses.slice(0, 20)).not.toContain(429)
  expect(new Set(statuses.slice(20))).toEqual(new Set([429]))
})
