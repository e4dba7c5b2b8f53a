import { describe, expect, it } from 'vitest'

import { canBeMoved, isInsideLockout, isLockedFor, mayBecome } from './appointments.rules.ts'

const start = new Date('2026-03-12T10:00:00+01:00')

describe('the 24 hours before an appointment', () => {
  it.each(['2026-03-11T09:59:00+01:00', '2026-03-11T09:59:59+01:00'])(
    'have not begun a second before: %s',
    (now) => expect(isInsideLockout(start, new Date(now))).toBe(false),
  )

  it.each(['2026-03-11T10:00:00+01:00', '2026-03-12T09:00:00+01:00', '2026-03-12T11:00:00+01:00'])(
    'begin exactly a day before, and do not end with it: %s',
    (now) => expect(isInsideLockout(start, new Date(now))).toBe(true),
  )

  it('are hours, not days of the calendar: over the spring change they are 24 all the same', () => {
    const sunday = new Date('2026-03-29T10:00:00+02:00')
    expect(isInsideLockout(sunday, new Date('2026-03-28T08:59:00+01:00'))).toBe(false)
    expect(isInsideLockout(sunday, new Date('2026-03-28T09:00:00+01:00'))).toBe(true)
  })

  it('bind the customer only', () => {
    const late = new Date('2026-03-12T09:00:00+01:00')
    expect(
      (['customer', 'barber', 'admin'] as const).map((actor) => isLockedFor(actor, start, late)),
    ).toEqual([true, false, false])
  })
})

it.each(['pending', 'confirmed'] as const)('a %s appointment can be moved and cancelled', (status) => {
  expect([canBeMoved(status), mayBecome('customer', status, 'cancelled')]).toEqual([true, true])
})

it.each(['cancelled', 'completed'] as const)('a %s appointment can be neither', (status) => {
  expect([canBeMoved(status), mayBecome('customer', status, 'cancelled')]).toEqual([false, false])
})
