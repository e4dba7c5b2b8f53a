import { setTimeout as sleep } from 'node:timers/promises'

import { beforeAll, describe, expect, it } from 'vitest'

import { addDays } from '#shared/calendar-time.ts'
import { apiOf } from '#tests/support/api.ts'
import { givenShop, givenTwin, givenPerson } from '#tests/support/given.ts'
import { guestBooking, hireBarber } from '#tests/support/people.ts'
import { type Shop } from '#tests/support/shop.ts'

/**
 * A vacation is planned in the same milliseconds in which customers book or move into that day, over two app processes.
 * Either no customer gets a slot, or the server refuses the vacation with the list of those appointments. An appointment
 * never ends up in a vacation without a warning.
 */
const rounds = 120
const hesitation = 12
const monday = '2026-03-16'

const shop = givenShop({ rateLimitScale: 1_000_000 })
const twin = givenTwin(shop)
const owner = givenPerson(shop, 'admin')
let outcomes: { isAway: boolean; booked: number }[]

beforeAll(async () => {
  outcomes = []
  for (let round = 0; round < rounds; round++) outcomes.push(await race(addDays(monday, round % 20)))
}, 120_000)

async function race(date: string): Promise<{ isAway: boolean; booked: number }> {
  const barber = await hireBarber(shop)
  const { body: mover } = await owner.api.post('/appointments/admin', {
    clientNickname: 'Si sposta',
    barberId: barber.id,
    service: 'Taglio',
    date: addDays(date, 1),
    time: '09:00',
  })
  const book = async (at: Shop, time: string) => {
    await sleep(Math.random() * hesitation)
    const overrides = guestBooking(barber.id, { date, time })
    return await apiOf(at.url).post('/appointments/public/appointments/guest', overrides)
  }
  const move = async () => {
    await sleep(Math.random() * hesitation)
    const choice = { barberId: barber.id, service: 'Taglio', date, time: '15:00' }
    return await apiOf(twin.url, owner.token).put(`/appointments/${mover.id}`, choice)
  }
  const [vacation, ...answers] = await Promise.all([
    sleep(Math.random() * hesitation).then(() =>
      owner.api.put(`/barbers/${barber.id}/vacations`, {
        vacations: [{ startDate: date, endDate: date }],
      }),
    ),
    book(shop, '09:00'),
    book(twin, '10:00'),
    move(),
  ])
  const unexpected = answers.filter(({ status }) => ![200, 201, 400, 409].includes(status))
  expect(unexpected).toEqual([])
  expect([200, 409]).toContain(vacation.status)
  return {
    isAway: vacation.status === 200,
    booked: answers.filter(({ status }) => status < 300).length,
  }
}

describe('a vacation planned during bookings', () => {
  it('is saved without affected appointments, or refused because of one', () => {
    expect(outcomes.filter(({ isAway, booked }) => isAway && booked > 0)).toEqual([])
    expect(outcomes.filter(({ isAway, booked }) => !isAway && booked === 0)).toEqual([])
  })

  it('wins at times and loses at times', () => {
    expect(outcomes.some(({ isAway }) => isAway)).toBe(true)
    expect(outcomes.some(({ isAway }) => !isAway)).toBe(true)
  })
})
