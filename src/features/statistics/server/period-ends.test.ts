import { beforeEach, describe, expect, it } from 'vitest'

import { givenNewBarber, givenPerson, givenShop } from '#tests/support/given.ts'
import { hireBarber, logIn } from '#tests/support/people.ts'
import { wednesdayMorning } from '#tests/support/shop.ts'

import { addVisit } from './visits.fixture.ts'

const shop = givenShop()
const admin = givenPerson(shop, 'admin')
const marco = givenNewBarber(shop)

beforeEach(() => shop.clock.set(wednesdayMorning))

const who = { nickname: 'Il Bomber' }
const regular = { nickname: 'La Contessa', phone: '+41791230000' }
const ownersView = async (query: string) =>
  (await admin.api.get(`/admin/stats?barberId=${marco.id}&${query}`)).body
const barbersView = async (query: string) => (await admin.api.get(`/barbers/${marco.id}/stats?${query}`)).body

describe('a period includes both ends and nothing beyond', () => {
  it.each([
    ['week', ['2026-03-09', '2026-03-15'], ['2026-03-02', '2026-03-08'], ['2026-03-01', '2026-03-16']],
    ['month', ['2026-03-01', '2026-03-31'], ['2026-02-01', '2026-02-28'], ['2026-01-31', '2026-04-01']],
    ['year', ['2026-01-01', '2026-12-31'], ['2025-01-01', '2025-12-31'], ['2024-12-31', '2027-01-01']],
  ])('%s', async (timeframe, within, before, beyond) => {
    for (const day of [...within, ...before, ...beyond])
      for (const time of ['00:00', '23:30'])
        await addVisit(shop, { barber: marco, day, time, status: 'completed', who })
    const { summary } = await ownersView(`timeframe=${timeframe}`)
    expect(summary).toMatchObject({
      appointments: 4,
      revenue: 120,
      previousAppointments: 4,
      previousRevenue: 120,
    })
    const own = await barbersView(`timeframe=${timeframe}`)
    expect(own.appointments).toEqual({ total: 4, previousPeriod: 4 })
    expect(own.revenue).toEqual({ total: 120, previousPeriod: 120 })
    expect(own.revenueByPeriod.at(0).amount).toBe(60)
    expect(own.revenueByPeriod.at(-1).amount).toBe(60)
  })
})

it('a confirmed visit counts as revenue once it is over', async () => {
  await addVisit(shop, { barber: marco, day: '2026-03-11', time: '10:00', status: 'confirmed', who })
  await addVisit(shop, { barber: marco, day: '2026-03-11', time: '08:00', status: 'pending', who })
  const takings = async (time: string) => {
    shop.clock.set(`2026-03-11T${time}+01:00`)
    const api = await logIn(shop, admin.email)
    const { body } = await api.get(`/admin/stats?barberId=${marco.id}`)
    const { body: own } = await api.get(`/barbers/${marco.id}/stats?timeframe=week`)
    expect(own.revenue.total).toBe(body.summary.revenue)
    return body.summary.revenue
  }
  expect(await takings('09:59:00')).toBe(0)
  expect(await takings('10:15:00')).toBe(0)
  expect(await takings('10:29:59')).toBe(0)
  expect(await takings('10:30:00')).toBe(30)
})

it('statistics of one barber exclude hours and retention of colleagues', async () => {
  const luca = await hireBarber(shop, { firstName: 'Luca' })
  for (const day of ['2026-03-03', '2026-03-10'])
    await addVisit(shop, { barber: marco, day, time: '14:00', status: 'completed', who: regular })
  for (const day of ['2026-03-02', '2026-03-04', '2026-03-09'])
    await addVisit(shop, { barber: luca, day, time: '16:00', status: 'completed', who: regular })
  const { customerRetention, peakHours, summary } = await ownersView('timeframe=week')
  expect(customerRetention.map(({ value }: { value: number }) => value)).toEqual([0, 1, 0, 0])
  expect(peakHours).toEqual([{ hour: 14, count: 1 }])
  expect(summary).toMatchObject({ previousAppointments: 1, previousRevenue: 30 })
})

it('of two barbers with the same revenue the one with more appointments is first', async () => {
  const [ezio, ugo] = [
    await hireBarber(shop, { firstName: 'Ezio' }),
    await hireBarber(shop, { firstName: 'Ugo' }),
  ]
  for (const barber of [ezio, ugo])
    await addVisit(shop, { barber, day: '2026-03-09', status: 'completed', who })
  await addVisit(shop, { barber: ugo, day: '2026-03-09', time: '11:00', status: 'pending', who })
  const { body } = await admin.api.get('/admin/stats?timeframe=week')
  const names = body.barberPerformance.map(({ name }: { name: string }) => name)
  expect(names.filter((name: string) => /^(Ezio|Ugo) /.test(name))).toEqual(['Ugo Ferri', 'Ezio Ferri'])
})

it.each([
  [1, '1 visita'],
  [2, '2-3 visite'],
  [3, '2-3 visite'],
  [4, '4-6 visite'],
  [6, '4-6 visite'],
  [7, '7+ visite'],
])('a customer with %i visits is in the group «%s»', async (visits, group) => {
  for (let visit = 0; visit < visits; visit++)
    await addVisit(shop, {
      barber: marco,
      day: `2026-03-${String(10 - visit).padStart(2, '0')}`,
      status: 'completed',
      who: regular,
    })
  const { customerRetention } = await ownersView('timeframe=week')
  expect(customerRetention.filter(({ value }: { value: number }) => value > 0)).toEqual([
    { name: group, value: 1 },
  ])
})
