import { beforeEach, describe, expect, it } from 'vitest'

import { givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { type Barber, hireBarber, logIn, type Person, signIn } from '#tests/support/people.ts'
import { minute } from '#tests/support/test-clock.ts'

import { booked, cancel, friday, freeTimes, offerTo, ownRequests, wait } from './waiting-list.fixture.ts'

const shop = givenShop()
const visitor = givenVisitor(shop)
const admin = givenPerson(shop, 'admin')
let marco: Barber
let giulia: Person

beforeEach(async () => {
  shop.clock.set('2026-03-11T09:00:00+01:00')
  for (const table of ['waiting_list', 'freed_times', 'waiting_offers', 'messages'])
    await shop.platform.database.pool.query(`DELETE FROM ${table}`)
  await shop.platform.database.pool.query(`DELETE FROM appointments WHERE status = 'held'`)
  marco = await hireBarber(shop)
  giulia = await signIn(shop)
  await wait(giulia, marco)
})

async function cancelledAt(
  instant: string,
): Promise<(status: string) => Promise<{ status: number; body: { code?: string } }>> {
  const { id } = await booked(visitor, marco)
  shop.clock.set(instant)
  const api = await logIn(shop, admin.email)
  const setStatus = async (status: string) => await api.put(`/appointments/${id}/status`, { status })
  expect((await setStatus('cancelled')).status).toBe(200)
  await shop.offerFreedTimes()
  return setStatus
}

const leftOver = async () =>
  (
    await shop.platform.database.pool.query(
      `SELECT (SELECT count(*)::int FROM appointments WHERE status = 'held') AS holds,
         (SELECT count(*)::int FROM freed_times) AS freed`,
    )
  ).rows[0]

describe('a cancellation is undone within ten minutes', () => {
  it('in the quiet hours, before any offer', async () => {
    const setStatus = await cancelledAt('2026-03-11T22:00:00+01:00')
    shop.clock.advance(10 * minute)
    await shop.offerFreedTimes()
    expect((await setStatus('confirmed')).status).toBe(200)
    expect(await leftOver()).toEqual({ holds: 0, freed: 0 })
  })

  it('with an unsent offer, and its client keeps the place on the waiting list', async () => {
    const setStatus = await cancelledAt('2026-03-11T10:00:00+01:00')
    expect((await setStatus('confirmed')).status).toBe(200)
    expect(await leftOver()).toEqual({ holds: 0, freed: 0 })
    expect(await ownRequests(shop, giulia)).toMatchObject([{ status: 'pending', offer: null }])
    const { rows } = await shop.platform.database.pool.query(
      `SELECT state FROM messages WHERE template = 'waiting-offer'`,
    )
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['overtaken']))
    expect(await freeTimes(visitor, marco, friday)).not.toContain('16:00')
  })
})

it('a restored visit does not take back the slot freed by the adjacent visit', async () => {
  const beside = await booked(visitor, marco, { time: '16:30' })
  const setStatus = await cancelledAt('2026-03-11T22:00:00+01:00')
  expect((await cancel(visitor, beside)).status).toBe(200)
  expect((await setStatus('confirmed')).status).toBe(200)
  expect(await leftOver()).toEqual({ holds: 1, freed: 1 })
})

it.each<[string, { date?: string; time?: string; firstName?: string }]>([
  ['day', { date: '2026-03-16' }],
  ['time', { time: '09:00' }],
  ['barber', { firstName: 'Luca' }],
])('a restored visit takes back only the slot of its own %s', async (_what, { firstName, ...place }) => {
  const barber = firstName === undefined ? marco : await hireBarber(shop, { firstName })
  if (barber !== marco) await wait(giulia, barber, { service: 'Barba' })
  const other = await booked(visitor, barber, place)
  const setStatus = await cancelledAt('2026-03-11T22:00:00+01:00')
  await cancel(visitor, other)
  expect((await setStatus('confirmed')).status).toBe(200)
  expect(await leftOver()).toEqual({ holds: 1, freed: 1 })
  const { date = friday, time = '16:00' } = place
  expect(await freeTimes(visitor, barber, date)).not.toContain(time)
})

describe('a cancellation is not undone', () => {
  it('once its offer was accepted: 409 SLOT_NO_LONGER_FREE', async () => {
    const setStatus = await cancelledAt('2026-03-11T10:00:00+01:00')
    const { offerId, token } = await offerTo(shop, giulia)
    const accepted = await visitor.post(`/waiting-list/offers/${offerId}/accept`, { token })
    expect(accepted.status).toBe(200)
    const { status, body } = await setStatus('confirmed')
    expect([status, body.code]).toEqual([409, 'SLOT_NO_LONGER_FREE'])
    const api = await logIn(shop, giulia.email)
    expect((await api.get('/appointments/my-appointments')).body).toMatchObject([
      { date: friday, time: '16:00' },
    ])
  })

  it('once an offer was sent: 409 SLOT_NO_LONGER_FREE', async () => {
    const setStatus = await cancelledAt('2026-03-11T10:00:00+01:00')
    await shop.sendMessages()
    const { status, body } = await setStatus('confirmed')
    expect([status, body.code]).toEqual([409, 'SLOT_NO_LONGER_FREE'])
    expect(await ownRequests(shop, giulia)).toMatchObject([{ status: 'notified' }])
  })

  it('after more than ten minutes: 409 SLOT_NO_LONGER_FREE', async () => {
    const setStatus = await cancelledAt('2026-03-11T22:00:00+01:00')
    for (let minutes = 0; minutes < 11; minutes++) {
      shop.clock.advance(minute)
      await shop.offerFreedTimes()
    }
    const { status, body } = await setStatus('confirmed')
    expect([status, body.code]).toEqual([409, 'SLOT_NO_LONGER_FREE'])
  })
})
