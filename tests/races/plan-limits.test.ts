import { describe, expect, test } from 'vitest'

import { newBarber } from '#features/barbers/server/new-barber.fixture.ts'
import { minutesToTime } from '#shared/calendar-time.ts'
import { apiOf } from '#tests/support/api.ts'
import { givenPerson, givenShop, givenTwin } from '#tests/support/given.ts'
import { clientBooking, guestBooking, hireBarber, type Person, signIn } from '#tests/support/people.ts'
import { limitPlans } from '#tests/support/plan.ts'

const shop = givenShop({ rateLimitScale: 1_000_000 })
const twin = givenTwin(shop)
const admin = givenPerson(shop, 'admin')
const racers = 50

const at = (index: number, { token }: Person) => apiOf(index % 2 === 0 ? shop.url : twin.url, token)

async function countOf(query: string): Promise<number> {
  const { rows } = await shop.platform.database.pool.query<{ count: number }>(query)
  return rows[0]?.count ?? 0
}

describe('fifty concurrent calls at the plan limit over two processes', () => {
  test.each([1, 3, 20])('book exactly as many appointments as are left: %i', async (left) => {
    const { pool } = shop.platform.database
    await pool.query('UPDATE studio_settings SET max_future_per_client = 1000')
    const clients = await Promise.all(Array.from({ length: 10 }, () => signIn(shop)))
    const barbers = await Promise.all(
      Array.from({ length: 5 }, () => hireBarber(shop, { hours: ['06:00', '22:00'], pause: null })),
    )
    const counted = `SELECT count(*)::int AS count FROM appointments WHERE status <> 'cancelled'`
    const limit = (await countOf(counted)) + left
    await limitPlans(shop, { appointments: limit })
    const statuses = await Promise.all(
      Array.from({ length: racers }, async (_, index) => {
        const time = minutesToTime(6 * 60 + Math.floor(index / 5) * 60)
        const choice = { date: `2026-03-${13 + (left % 10)}`, time }
        const barberId = barbers[index % 5]?.id ?? ''
        const person = clients[Math.floor(index / 5)] ?? admin
        if (index % 3 === 0)
          return (
            await at(index, admin).post('/appointments/admin', {
              ...clientBooking(barberId, choice),
              clientNickname: `Bomber ${index}`,
            })
          ).status
        // A client's five bookings would overlap on one day.
        const day = `2026-03-${13 + ((left + index) % 15)}`
        return (
          await at(index, person).post('/appointments', clientBooking(barberId, { ...choice, date: day }))
        ).status
      }),
    )
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    expect(statuses.filter((status) => status === 201)).toHaveLength(left)
    expect(await countOf(counted)).toBe(limit)
  })

  test('book appointments across the whole limit exactly up to it', async () => {
    // Crosses the switch between the two ways of counting: the first bookings take the shared lock, the last ones queue.
    const most = await countOf(`SELECT current_setting('max_connections')::int AS count`)
    const counted = `SELECT count(*)::int AS count FROM appointments WHERE status <> 'cancelled'`
    const before = await countOf(counted)
    await limitPlans(shop, { appointments: before + 2 * most + 5 })
    const barbers = await Promise.all(
      Array.from({ length: 10 }, () => hireBarber(shop, { hours: ['06:00', '22:00'], pause: null })),
    )
    let created = 0
    for (let round = 0; created < 2 * most + 5 && round < 20; round++) {
      const statuses = await Promise.all(
        Array.from({ length: racers }, async (_, index) => {
          const place = round * racers + index
          const date = `2026-03-${String(12 + Math.floor(place / 300) * 2).padStart(2, '0')}`
          const time = minutesToTime(6 * 60 + (Math.floor(place / 10) % 30) * 30)
          const body = {
            ...clientBooking(barbers[place % 10]?.id ?? '', { date, time }),
            clientNickname: 'Bomber',
          }
          return (await at(index, admin).post('/appointments/admin', body)).status
        }),
      )
      created += statuses.filter((status) => status === 201).length
      expect(statuses.filter((status) => status !== 201 && status !== 403)).toEqual([])
    }
    expect(created).toBe(2 * most + 5)
  })

  test('create barbers only up to the limit', async () => {
    const counted = 'SELECT count(*)::int AS count FROM barbers WHERE is_active AND deleted_at IS NULL'
    const limit = (await countOf(counted)) + 2
    await limitPlans(shop, { appointments: 999_999, barbers: limit })
    const statuses = await Promise.all(
      Array.from(
        { length: racers },
        async (_, index) => (await at(index, admin).post('/barbers', newBarber())).status,
      ),
    )
    expect(statuses.filter((status) => status === 201)).toHaveLength(2)
    expect(statuses.filter((status) => status === 403)).toHaveLength(racers - 2)
    expect(await countOf(counted)).toBe(limit)
  })

  test('let guests pass the limit, but not phone bookings', async () => {
    const barbers = await Promise.all(
      Array.from({ length: 5 }, () => hireBarber(shop, { hours: ['06:00', '22:00'], pause: null })),
    )
    const counted = `SELECT count(*)::int AS count FROM appointments WHERE status <> 'cancelled'`
    const limit = (await countOf(counted)) + 1
    await limitPlans(shop, { appointments: limit })
    const answers = await Promise.all(
      Array.from({ length: racers }, async (_, index) => {
        const choice = { date: '2026-03-30', time: minutesToTime(6 * 60 + Math.floor(index / 5) * 60) }
        const barberId = barbers[index % 5]?.id ?? ''
        if (index % 2 === 0)
          return await at(index, admin).post(
            '/appointments/public/appointments/guest',
            guestBooking(barberId, choice),
          )
        return await at(index, admin).post('/appointments/admin', {
          ...clientBooking(barberId, choice),
          clientNickname: 'Bomber',
        })
      }),
    )
    expect(answers.filter(({ status }, index) => index % 2 === 0 && status === 201)).toHaveLength(racers / 2)
    expect(
      answers.filter(({ status }, index) => index % 2 === 1 && status === 201).length,
    ).toBeLessThanOrEqual(1)
  })
})
