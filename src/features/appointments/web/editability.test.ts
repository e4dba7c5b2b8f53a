import { expect, it } from 'vitest'

import { editabilityOf } from './editability.ts'

const zone = 'Europe/Zurich'
/** 15:00 in Lugano. */
const now = new Date('2026-11-20T14:00:00Z')
const ahead = { date: '2026-11-24', time: '15:30', status: 'confirmed', locked: false } as const

it('an appointment is open while the server has not locked it', () => {
  expect(editabilityOf(ahead, now, zone)).toBe('open')
  expect(editabilityOf({ ...ahead, status: 'pending' }, now, zone)).toBe('open')
})

it('an appointment is locked when the server locks it and it is upcoming', () => {
  expect(editabilityOf({ ...ahead, date: '2026-11-20', time: '15:01', locked: true }, now, zone)).toBe(
    'locked',
  )
})

it('an appointment is over once it has begun in shop time', () => {
  expect(editabilityOf({ ...ahead, date: '2026-11-20', time: '15:00', locked: true }, now, zone)).toBe('over')
})

it.each(['cancelled', 'completed'] as const)('an appointment is over when it is %s', (status) => {
  expect(editabilityOf({ ...ahead, status, locked: true }, now, zone)).toBe('over')
})
