import { beforeAll, describe, expect, it } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { givenBarber, givenPerson, givenShop } from '#tests/support/given.ts'
import { hireBarber, signIn } from '#tests/support/people.ts'
import { wednesdayMorning } from '#tests/support/shop.ts'

import { addVisit, type Visit } from './visits.fixture.ts'

const shop = givenShop()
const empty = givenShop()
const marco = givenBarber(shop)
const luca = givenBarber(shop, { firstName: 'Luca' })
const admin = givenPerson(shop, 'admin')
const client = givenPerson(shop)

beforeAll(async () => {
  const regular = { client: client.id }
  const anna = { guest: 'anna@example.test' }
  const nie = { guest: 'nie@example.test' }
  const bomber = { nickname: 'Bomber', phone: '+41791' }
  const visits: Visit[] = [
    { barber: marco, day: '2026-03-09', status: 'completed', who: regular },
    { barber: marco, day: '2026-03-10', time: '14:30', status: 'completed', who: regular, service: 'Barba' },
    { barber: marco, day: '2026-03-10', status: 'confirmed', who: anna },
    { barber: marco, day: '2026-03-10', time: '16:00', status: 'pending', who: nie },
    { barber: luca, day: '2026-03-10', status: 'completed', who: bomber },
    { barber: luca, day: '2026-03-13', status: 'confirmed', who: bomber },
    { barber: luca, day: '2026-03-13', time: '15:00', status: 'cancelled', who: anna },
    { barber: marco, day: '2026-03-04', status: 'completed', who: regular },
    { barber: marco, day: '2026-02-20', status: 'completed', who: regular },
    { barber: marco, day: '2025-12-31', time: '18:30', status: 'completed', who: regular },
    { barber: marco, day: '2025-06-05', status: 'completed', who: anna },
  ]
  for (const visit of visits) await addVisit(shop, visit)
})

const stats = async (query: string) => (await admin.api.get(`/admin/stats?${query}`)).body

describe("the owner's statistics", () => {
  it('of the week run Monday to Sunday with zeros, without cancelled visits', async () => {
    const body = await stats('timeframe=week')
    expect([body.startDate, body.endDate]).toEqual(['2026-03-09', '2026-03-15'])
    expect(body.appointmentsByDay).toEqual([
      { day: '2026-03-09', count: 1 },
      { day: '2026-03-10', count: 4 },
      { day: '2026-03-11', count: 0 },
      { day: '2026-03-12', count: 0 },
      { day: '2026-03-13', count: 1 },
      { day: '2026-03-14', count: 0 },
      { day: '2026-03-15', count: 0 },
    ])
    expect(body.revenueByDay.map(({ revenue }: { revenue: number }) => revenue)).toEqual([
      30, 85, 0, 0, 0, 0, 0,
    ])
    expect(body.summary).toEqual({
      appointments: 6,
      revenue: 115,
      cancelled: 1,
      previousAppointments: 1,
      previousRevenue: 30,
    })
    expect(body.serviceStats).toEqual([
      { name: 'Taglio', count: 5 },
      { name: 'Barba', count: 1 },
    ])
    expect(body.peakHours).toEqual([
      { hour: 10, count: 4 },
      { hour: 14, count: 1 },
      { hour: 16, count: 1 },
    ])
    expect(body.barberPerformance).toEqual([
      { name: 'Marco Ferri', appointments: 4, revenue: 85, averageDuration: 30 },
      { name: 'Luca Ferri', appointments: 2, revenue: 30, averageDuration: 30 },
    ])
  })

  it('group customers by the number of visits', async () => {
    const body = await stats('timeframe=week')
    expect(body.customerRetention).toEqual([
      { name: '1 visita', value: 1 },
      { name: '2-3 visite', value: 0 },
      { name: '4-6 visite', value: 1 },
      { name: '7+ visite', value: 0 },
    ])
  })

  it('of the month are by day, of the year by month, across the year', async () => {
    const month = await stats('timeframe=month')
    expect([month.appointmentsByDay.length, month.appointmentsByMonth]).toEqual([
      31,
      [{ month: '2026-03', count: 7 }],
    ])
    const year = await stats('timeframe=year')
    expect(year.appointmentsByMonth.slice(0, 4)).toEqual([
      { month: '2026-01', count: 0 },
      { month: '2026-02', count: 1 },
      { month: '2026-03', count: 7 },
      { month: '2026-04', count: 0 },
    ])
    expect([year.appointmentsByMonth.length, year.appointmentsByDay.length]).toEqual([12, 365])
    expect(year.summary).toMatchObject({ appointments: 8, previousAppointments: 2 })
    shop.clock.set('2026-01-01T00:10:00+01:00')
    const newYear = await (await signIn(shop, 'admin')).api.get('/admin/stats?timeframe=week')
    expect([newYear.body.startDate, newYear.body.endDate, newYear.body.summary.appointments]).toEqual([
      '2025-12-29',
      '2026-01-04',
      1,
    ])
    shop.clock.set(wednesdayMorning)
  })

  it('keep days whole across the clock change', async () => {
    await addVisit(shop, {
      barber: luca,
      day: '2026-03-29',
      time: '09:00',
      status: 'confirmed',
      who: { nickname: 'Mattiniero' },
    })
    shop.clock.set('2026-03-29T23:30:00+02:00')
    const { body } = await (await signIn(shop, 'admin')).api.get('/admin/stats?timeframe=week')
    shop.clock.set(wednesdayMorning)
    expect([body.startDate, body.endDate]).toEqual(['2026-03-23', '2026-03-29'])
    expect(body.appointmentsByDay.at(-1)).toEqual({ day: '2026-03-29', count: 1 })
    expect(body.revenueByDay.at(-1)).toEqual({ day: '2026-03-29', revenue: 30 })
  })

  it('exclude a deleted barber with only cancelled visits, not one with revenue', async () => {
    const [gone, earned] = await Promise.all(
      ['Rocco', 'Elia'].map((firstName) => hireBarber(shop, { firstName })),
    )
    if (!gone || !earned) throw new Error('nobody was hired')
    await addVisit(shop, {
      barber: gone,
      day: '2026-03-10',
      status: 'cancelled',
      who: { guest: 'rocco@example.test' },
    })
    await addVisit(shop, {
      barber: earned,
      day: '2026-03-10',
      status: 'completed',
      who: { nickname: 'Il Bomber' },
    })
    const { pool } = shop.platform.database
    const removed = [[gone.id, earned.id]]
    await pool.query('UPDATE barbers SET is_active = false, deleted_at = now() WHERE id = ANY($1)', removed)
    const names = (await stats('timeframe=week')).barberPerformance.map(({ name }: { name: string }) => name)
    await pool.query('DELETE FROM appointments WHERE barber_id = ANY($1)', removed)
    expect(names).toContain('Elia Ferri')
    expect(names).not.toContain('Rocco Ferri')
  })

  it('are filtered by barber', async () => {
    const body = await stats(`timeframe=week&barberId=${luca.id}`)
    expect(body.summary).toMatchObject({ appointments: 2, revenue: 30, cancelled: 1 })
    expect(body.barberPerformance).toMatchObject([{ name: 'Luca Ferri' }])
  })

  it('of an empty shop are zero', async () => {
    const owner = await signIn(empty, 'admin')
    for (const timeframe of ['week', 'month', 'year']) {
      const { status, body } = await owner.api.get(`/admin/stats?timeframe=${timeframe}`)
      expect([status, body.summary.appointments, body.serviceStats, body.barberPerformance]).toEqual([
        200,
        0,
        [],
        [],
      ])
    }
  })

  it('return 400 for an unknown timeframe and 404 for an unknown barber', async () => {
    const wrong = await admin.api.get('/admin/stats?timeframe=decade')
    expect([wrong.status, wrong.body.message]).toEqual([400, 'Periodo non valido'])
    expect((await admin.api.get('/admin/stats?barberId=tutti')).status).toBe(404)
  })
})

describe("a barber's statistics", () => {
  it('contain own figures and those of the previous period', async () => {
    const login = await signIn(shop, 'barber', marco.id)
    const { status, body } = await login.api.get(`/barbers/${marco.id}/stats?timeframe=week`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      appointments: { total: 4, previousPeriod: 1 },
      revenue: { total: 85, previousPeriod: 30 },
      duration: { average: 30 },
      mostPopularService: { name: 'Taglio', count: 3 },
      serviceDistribution: [
        { name: 'Taglio', count: 3 },
        { name: 'Barba', count: 1 },
      ],
    })
    expect(body.appointmentsByPeriod[1]).toEqual({ period: '2026-03-10', count: 3 })
    expect(body.revenueByPeriod[1]).toEqual({ period: '2026-03-10', amount: 55 })
    const year = await login.api.get(`/barbers/${marco.id}/stats?timeframe=year`)
    expect(year.body.revenueByPeriod[1]).toEqual({ period: '2026-02', amount: 30 })
    const month = await login.api.get(`/barbers/${marco.id}/stats?timeframe=month`)
    expect(month.body.appointmentsByPeriod).toHaveLength(31)
  })

  it('return 403 to others and 401 to visitors', async () => {
    const stranger = await signIn(shop, 'barber', luca.id)
    const path = `/barbers/${marco.id}/stats?timeframe=week`
    expect((await stranger.api.get(path)).status).toBe(403)
    expect((await client.api.get(path)).status).toBe(403)
    expect((await apiOf(shop.url).get(path)).status).toBe(401)
    expect((await admin.api.get(path)).status).toBe(200)
    expect((await stranger.api.get('/admin/stats')).status).toBe(403)
  })

  it('without appointments have no most popular service', async () => {
    const novice = await hireBarber(shop, { firstName: 'Nuovo' })
    const { body } = await admin.api.get(`/barbers/${novice.id}/stats?timeframe=month`)
    expect(body).toMatchObject({
      mostPopularService: null,
      duration: { average: 0 },
      serviceDistribution: [],
    })
  })
})
