import { expect, it } from 'vitest'

import { appointmentAt, barberNamed, friday } from '../staff/staff.fixtures.ts'
import { dropObstacle } from './drop-obstacle.ts'

const marco = barberNamed('Marco')
const moved = appointmentAt('15:00', { duration: 60 })
const now = { day: friday, minutes: 10 * 60 + 20 }
const at = (time: number, barber = marco, appointments = [moved]) =>
  dropObstacle(moved, barber, time, { day: friday, appointments, now })

it('a move is allowed wherever a booking is possible', () => {
  expect(at(16 * 60)).toBe(undefined)
  expect(at(15 * 60 + 30), 'its own time counts as free').toBe(undefined)
})

it.each([
  ['booked', 16 * 60 + 30],
  ['break', 11 * 60 + 15],
  ['outside', 18 * 60 + 15],
  ['outside', 8 * 60],
  ['past', 10 * 60 + 15],
  ['off_grid', 16 * 60 + 5],
] as const)('%s', (obstacle, start) => {
  expect(at(start, marco, [moved, appointmentAt('17:00')])).toBe(obstacle)
})

it('a move is refused to a barber who is off, has left or does not offer the service', () => {
  const holiday = { startDay: friday, endDay: friday }
  expect(at(960, { ...marco, vacations: [holiday] })).toBe('vacation')
  expect(at(960, barberNamed('Luca', ['friday']))).toBe('closed')
  expect(at(960, { ...marco, isActive: false })).toBe('left')
  const luca = barberNamed('Luca')
  expect(at(960, luca)).toBe(undefined)
  expect(at(960, { ...luca, services: ['Barba'] })).toBe('not_offered')
  expect(at(960, { ...marco, services: ['Barba'] }), 'stays with its barber').toBe(undefined)
})

it('a move is not blocked by cancelled visits or other barbers', () => {
  const luca = { _id: 'luca', firstName: 'Luca', lastName: 'Bernasconi' }
  const others = [
    appointmentAt('16:00', { status: 'cancelled' }),
    appointmentAt('16:00', { barber: luca }),
    appointmentAt('16:00', { date: '2026-11-21' }),
  ]
  expect(at(960, marco, [moved, ...others])).toBe(undefined)
})

it('a move to a past day is refused', () => {
  const situation = { day: '2026-11-19', appointments: [], now }
  expect(dropObstacle(moved, marco, 960, situation)).toBe('past')
})
