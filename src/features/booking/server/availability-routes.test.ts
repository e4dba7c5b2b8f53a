import { beforeAll, describe, expect, it } from 'vitest'

import { givenBarber, givenShop, givenVisitor } from '#tests/support/given.ts'
import { guestBooking, hireBarber, sendOnVacation, signIn } from '#tests/support/people.ts'
import { wednesdayMorning } from '#tests/support/shop.ts'

type Slot = { time: string; available: boolean; isBooked: boolean; reason?: string }
type Day = { date: string; state: string; free: number; load: number }

const slotsPath = '/appointments/public/available-slots'
const shop = givenShop()
const visitor = givenVisitor(shop)
const marco = givenBarber(shop)
let taglioId: string

beforeAll(async () => {
  const services = await visitor.get('/services/active')
  taglioId = services.body.find(({ name }: { name: string }) => name === 'Taglio + Barba')._id
})

async function slots(query: string): Promise<Slot[]> {
  return (await visitor.get(`${slotsPath}?${query}`)).body
}

describe('available slots of a day', () => {
  it('returns an array from opening time to the last start that fits', async () => {
    const grid = await slots(`barberId=${marco.id}&date=2026-03-13&duration=30`)
    expect([grid.at(0)?.time, grid.at(-1)?.time, grid.length]).toEqual(['09:00', '18:30', 39])
  })

  it('uses the duration of the given service', async () => {
    const grid = await slots(`barberId=${marco.id}&date=2026-03-13&duration=30&serviceId=${taglioId}`)
    expect(grid.at(-1)?.time).toBe('18:00')
    expect(grid.find(({ time }) => time === '11:15')).toMatchObject({ available: false, reason: 'too_short' })
  })

  it('marks slots up to the current minute as past', async () => {
    shop.clock.set('2026-03-11T10:00:00+01:00')
    const grid = await slots(`barberId=${marco.id}&date=2026-03-11&duration=30`)
    expect(grid.filter(({ reason }) => reason === 'past').map(({ time }) => time)).toEqual([
      '09:00',
      '09:15',
      '09:30',
      '09:45',
      '10:00',
    ])
    shop.clock.set(wednesdayMorning)
  })

  it.each([
    ['for yesterday', '2026-03-10'],
    ['for the day after the window', '2026-04-11'],
  ])('returns no slots %s', async (_what, date) => {
    expect(await slots(`barberId=${marco.id}&date=${date}&duration=30`)).toEqual([])
  })

  it('returns the same slots to customers and staff, and 400 for another booker', async () => {
    const query = `barberId=${marco.id}&date=2026-03-13&duration=30`
    expect(await slots(`${query}&booker=staff`)).toEqual(await slots(query))
    expect((await visitor.get(`${slotsPath}?${query}&booker=nobody`)).status).toBe(400)
  })

  it('returns slots on the last day of the window', async () => {
    expect(await slots(`barberId=${marco.id}&date=2026-04-10&duration=30`)).not.toEqual([])
  })

  it.each(['2026-03-29', '2026-03-28'])(
    'returns the same local hours around the clock change, %s',
    async (date) => {
      const grid = await slots(`barberId=${marco.id}&date=${date}&duration=30`)
      expect([grid.at(0)?.time, grid.at(-1)?.time]).toEqual(['09:00', '18:30'])
    },
  )

  it('returns no slots during a vacation and check-vacation returns its dates', async () => {
    const away = await hireBarber(shop)
    await sendOnVacation(shop, away, '2026-03-12', '2026-03-20')
    expect(await slots(`barberId=${away.id}&date=2026-03-20&duration=30`)).toEqual([])
    expect((await visitor.get(`/barbers/${away.id}/check-vacation?date=2026-03-20`)).body).toEqual({
      isOnVacation: true,
      vacationInfo: { startDate: '2026-03-12', endDate: '2026-03-20' },
    })
    expect((await visitor.get(`/barbers/${away.id}/check-vacation?date=2026-03-21`)).body).toEqual({
      isOnVacation: false,
      vacationInfo: null,
    })
  })

  it('merges the slots of all barbers who offer the service for barberId=any', async () => {
    const tinta = await hireBarber(shop, { services: ['Tinta'], hours: ['10:00', '13:00'], pause: null })
    const other = await hireBarber(shop, { services: ['Tinta'], hours: ['11:00', '14:00'], pause: null })
    await visitor.post(
      '/appointments/public/appointments/guest',
      guestBooking(tinta.id, { service: 'Tinta', price: 40, time: '11:00' }),
    )
    const { body } = await visitor.get('/services')
    const { _id } = body.find(({ name }: { name: string }) => name === 'Tinta')
    const grid = await slots(`barberId=any&date=2026-03-13&duration=60&serviceId=${_id}`)
    expect(grid.find(({ time }) => time === '11:00')).toEqual({
      time: '11:00',
      available: true,
      isBooked: false,
    })
    expect(grid.find(({ time }) => time === '10:15')).toMatchObject({ available: false, reason: 'too_short' })
    expect([grid.at(0)?.time, grid.at(-1)?.time]).toEqual(['10:00', '13:00'])
    expect(other.id).not.toBe(tinta.id)
  })

  it.each([
    ['no parameters', ''],
    ['no date', 'barberId=any&duration=30'],
    ['no barber', 'date=2026-03-13&duration=30'],
    ['no duration', 'barberId=any&date=2026-03-13'],
  ])('returns 400 with %s', async (_what, query) => {
    const { status, body } = await visitor.get(`${slotsPath}?${query}`)
    expect([status, body.message]).toEqual([400, 'Parametri mancanti per la richiesta di disponibilità'])
    const { api } = await signIn(shop)
    const own = await api.get(`/appointments/available-slots?${query}`)
    expect([own.status, own.body.message]).toEqual([400, 'Parametri mancanti per la richiesta degli slot'])
  })

  it.each([
    ['a duration of letters', 'barberId=any&date=2026-03-13&duration=lungo', 400, 'Servizio non valido'],
    ['a duration too short', 'barberId=any&date=2026-03-13&duration=4', 400, 'Servizio non valido'],
    ['a duration too long', 'barberId=any&date=2026-03-13&duration=481', 400, 'Servizio non valido'],
    ['an invalid day', 'barberId=any&date=2026-02-30&duration=30', 400, 'Data o ora non valida'],
    [
      'an unknown barber',
      'barberId=0190a0a0-0000-7000-8000-000000000000&date=2026-03-13&duration=30',
      404,
      'Barbiere non trovato',
    ],
    [
      'an invalid barber id',
      "barberId='; DROP TABLE barbers&date=2026-03-13&duration=30",
      404,
      'Barbiere non trovato',
    ],
    [
      'an unknown service',
      'barberId=any&date=2026-03-13&duration=30&serviceId=0190a0a0-0000-7000-8000-000000000000',
      404,
      'Servizio non trovato',
    ],
  ])('refuses %s with its own message', async (_what, query, status, message) => {
    const answer = await visitor.get(`${slotsPath}?${query}`)
    expect([answer.status, answer.body.message]).toEqual([status, message])
  })

  it('sends cache-control: no-store', async () => {
    const { headers } = await visitor.get(`${slotsPath}?barberId=${marco.id}&date=2026-03-13&duration=30`)
    expect(headers.get('cache-control')).toBe('no-store')
  })
})

describe('days of the booking window', () => {
  it('returns today and the next thirty days with their load', async () => {
    const { body } = await visitor.get(`/appointments/public/days?barberId=${marco.id}&duration=30`)
    const days: Day[] = body.data
    expect([days.length, days.at(0)?.date, days.at(-1)?.date]).toEqual([31, '2026-03-11', '2026-04-10'])
    expect(days.at(1)).toEqual({ date: '2026-03-12', state: 'open', free: 36, load: 0 })
  })

  it('distinguishes closed, full, vacation and open days', async () => {
    const barber = await hireBarber(shop, { hours: ['09:00', '09:30'], pause: null })
    const { pool } = shop.platform.database
    await pool.query('UPDATE working_days SET is_working = false WHERE barber_id = $1 AND weekday = 6', [
      barber.id,
    ])
    await sendOnVacation(shop, barber, '2026-03-17')
    await visitor.post(
      '/appointments/public/appointments/guest',
      guestBooking(barber.id, { date: '2026-03-16', time: '09:00' }),
    )
    const { body } = await visitor.get(`/appointments/public/days?barberId=${barber.id}&duration=30`)
    const states = Object.fromEntries(body.data.map(({ date, state }: Day) => [date, state]))
    expect(states).toMatchObject({
      '2026-03-15': 'closed',
      '2026-03-16': 'full',
      '2026-03-17': 'vacation',
      '2026-03-18': 'open',
    })
  })
})

it('a cancelled appointment leaves no trace in the availability answers', async () => {
  const fresh = await hireBarber(shop, { firstName: 'Fresco' })
  const asked = `barberId=${fresh.id}&duration=30`
  const answers = async () => [
    (await visitor.get(`/appointments/public/days?${asked}`)).body,
    (await visitor.get(`/appointments/public/next-available?${asked}&from=2026-03-24`)).body,
    await slots(`${asked}&date=2026-03-24`),
  ]
  const before = await answers()
  const overrides = guestBooking(fresh.id, { date: '2026-03-24', time: '09:00' })
  const { body } = await visitor.post('/appointments/public/appointments/guest', overrides)
  const meanwhile = await answers()
  for (const [index, answer] of meanwhile.entries()) expect(answer).not.toEqual(before[index])
  await visitor.put(`/appointments/public/${body.id}/cancel?token=${body.token}`, {})
  expect(await answers()).toEqual(before)
})

describe('next available slot', () => {
  it('returns the first start that fits, with its barber', async () => {
    const { body } = await visitor.get('/appointments/public/next-available?barberId=any&duration=30')
    expect(body.data).toMatchObject({ date: '2026-03-11', time: '09:15', barber: { firstName: 'Marco' } })
  })

  it('starts the search at the given day', async () => {
    const { body } = await visitor.get(
      `/appointments/public/next-available?barberId=${marco.id}&duration=30&from=2026-03-20`,
    )
    expect(body.data).toMatchObject({ date: '2026-03-20', time: '09:00' })
  })

  it('returns null from a day after the booking window', async () => {
    const { body } = await visitor.get(
      `/appointments/public/next-available?barberId=${marco.id}&duration=30&from=2026-05-01`,
    )
    expect(body).toEqual({ success: true, data: null })
  })
})

describe('available slots of a service', () => {
  const questions = (barberId: string, serviceId: string) => [
    `${slotsPath}?barberId=${barberId}&date=2026-03-13&duration=30&serviceId=${serviceId}`,
    `/appointments/public/days?barberId=${barberId}&serviceId=${serviceId}`,
    `/appointments/public/next-available?barberId=${barberId}&serviceId=${serviceId}`,
  ]

  it.each([
    'UPDATE services SET is_active = false',
    'UPDATE services SET is_active = false, deleted_at = now()',
  ])('return 404 SERVICE_NOT_FOUND after %s', async (change) => {
    const { pool } = shop.platform.database
    const { rows } = await pool.query(`${change} WHERE name = 'Taglio Bambino' RETURNING id`)
    for (const barberId of ['any', marco.id])
      for (const question of questions(barberId, rows[0].id)) {
        const { status, body } = await visitor.get(question)
        expect([question, status, body.code]).toEqual([question, 404, 'SERVICE_NOT_FOUND'])
      }
    await pool.query('UPDATE services SET is_active = true, deleted_at = NULL WHERE id = $1', [rows[0].id])
  })

  it('return no slots when no barber offers the service', async () => {
    const admin = await signIn(shop, 'admin')
    const { body: service } = await admin.api.post('/admin/services', {
      name: 'Piega',
      price: 20,
      duration: 30,
    })
    const [grid, days, next] = await Promise.all(
      questions('any', service._id).map(async (question) => (await visitor.get(question)).body),
    )
    expect(grid).toEqual([])
    expect(days.data.filter(({ free }: Day) => free > 0)).toEqual([])
    expect(next).toEqual({ success: true, data: null })
  })
})
