import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { givenNewBarber, givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { guestBooking, sendOnVacation } from '#tests/support/people.ts'

const guestPath = '/appointments/public/appointments/guest'
const today = '2026-03-11'
const tomorrow = '2026-03-12'

const shop = givenShop()
const visitor = givenVisitor(shop)
const admin = givenPerson(shop, 'admin')
const marco = givenNewBarber(shop)

const pool = () => shop.platform.database.pool

describe('a vacation that ends today', () => {
  const book = (date: string) => visitor.post(guestPath, guestBooking(marco.id, { date, time: '15:00' }))
  const freeOn = async (date: string) => {
    const query = `barberId=${marco.id}&date=${date}&duration=30`
    const { body } = await visitor.get(`/appointments/public/available-slots?${query}`)
    return body.filter(({ available }: { available: boolean }) => available).length
  }

  beforeEach(() => sendOnVacation(shop, marco, '2026-03-02', today))

  it('closes today and opens tomorrow', async () => {
    expect(await freeOn(today)).toBe(0)
    expect((await book(today)).status).toBe(400)
    const check = async (date: string) =>
      (await visitor.get(`/barbers/${marco.id}/check-vacation?date=${date}`)).body.isOnVacation
    expect([await check(today), await check(tomorrow)]).toEqual([true, false])
    const { body: days } = await visitor.get(`/appointments/public/days?barberId=${marco.id}&duration=30`)
    const stateOf = (date: string) => days.data.find((day: { date: string }) => day.date === date)?.state
    expect([stateOf(today), stateOf(tomorrow)]).toEqual(['vacation', 'open'])
    const { body: next } = await visitor.get(
      `/appointments/public/next-available?barberId=${marco.id}&duration=30`,
    )
    expect(next.data).toMatchObject({ date: tomorrow })
    expect(await freeOn(tomorrow)).toBeGreaterThan(0)
    expect((await book(tomorrow)).status).toBe(201)
  })

  it('can be removed, which opens today', async () => {
    const path = `/barbers/${marco.id}/vacations`
    expect((await admin.api.put(path, { vacations: [] })).body.vacations).toEqual([])
    expect((await book(today)).status).toBe(201)
  })
})

describe('an unconfirmed appointment', () => {
  beforeAll(() => pool().query('UPDATE studio_settings SET auto_confirm = false'))
  afterAll(() => pool().query('UPDATE studio_settings SET auto_confirm = true'))

  it('blocks a vacation, shorter hours and deactivation with 409', async () => {
    const { body: booked } = await visitor.post(guestPath, guestBooking(marco.id, { time: '16:00' }))
    expect(booked.status).toBe('pending')
    const path = `/barbers/${marco.id}`
    const { body: barber } = await admin.api.get(path)
    const shorter = barber.workingHours.map((day: object) => ({ ...day, endTime: '15:00' }))
    const away = [{ startDate: '2026-03-13', endDate: '2026-03-13' }]
    const answers = [
      await admin.api.put(`${path}/vacations`, { vacations: away }),
      await admin.api.put(`${path}/working-hours`, { workingHours: shorter, keepAppointments: false }),
      await admin.api.put(path, { isActive: false }),
      await admin.api.delete(path),
    ]
    for (const { status, body } of answers) {
      expect([status, body.details.appointments]).toMatchObject([
        409,
        [{ _id: booked._id, status: 'pending' }],
      ])
    }
  })
})
