import { expect, it } from 'vitest'

import { processorTime } from '#tests/support/processor-time.ts'

import { appointmentAt, barberNamed, friday } from '../staff/staff.fixtures.ts'
import { daysOf, periodOf } from './calendar-period.ts'
import { monthDays } from './month-days.ts'

const entryAt = (time: string, overrides: Parameters<typeof appointmentAt>[1] = {}) => ({
  ...appointmentAt(time, overrides),
  customer: 'Anna Rossi',
})

const marco = barberNamed('Marco')
const days = daysOf(periodOf('month', friday))

it('counts live appointments and measures the load against all working hours', () => {
  const booked = [
    entryAt('09:00', { duration: 180 }),
    entryAt('13:00', { duration: 360, status: 'completed' }),
    entryAt('13:00', { status: 'cancelled' }),
  ]
  const alone = monthDays(days, booked, [marco]).get(friday)
  expect(alone).toMatchObject({ count: 2, density: 4 })
  expect(alone?.entries).toHaveLength(3)
  const two = monthDays(days, booked, [marco, barberNamed('Luca')]).get(friday)
  expect(two?.density, 'half of two days').toBe(2)
  const holiday = monthDays(days, booked, [marco, barberNamed('Luca', ['friday'])]).get(friday)
  expect(holiday?.density, 'who is off does not count').toBe(4)
})

it('contains every day of the month, also empty ones', () => {
  const month = monthDays(days, [], [marco])
  expect(month.size).toBe(30)
  expect(month.get('2026-11-01')).toEqual({ day: '2026-11-01', entries: [], count: 0, density: 0 })
})

it('processes 2,000 appointments in under 100 ms', async () => {
  const barbers = Array.from({ length: 8 }, (_, index) => ({
    ...barberNamed(`B${index}`),
    _id: `b${index}`,
  }))
  const many = Array.from({ length: 2000 }, (_, index) =>
    entryAt('10:00', {
      date: days[index % 30] ?? friday,
      barber: { _id: `b${index % 8}`, firstName: 'B', lastName: '' },
    }),
  )
  const time = await processorTime(() => {
    expect([...monthDays(days, many, barbers).values()].reduce((sum, { count }) => sum + count, 0)).toBe(2000)
  })
  expect(time).toBeLessThan(100)
})
