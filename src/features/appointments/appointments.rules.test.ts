import { describe, expect, it } from 'vitest'

import { mayBecome } from './appointment-statuses.rules.ts'
import {
  canBeMoved,
  customerName,
  isInsideLockout,
  isJustCancelled,
  isLockedFor,
  originOf,
  statusAfterBooking,
} from './appointments.rules.ts'

const start = new Date('2026-03-12T10:00:00+01:00')

describe('the lockout of 24 hours', () => {
  it.each(['2026-03-11T09:59:00+01:00', '2026-03-11T09:59:59+01:00'])('has not started before: %s', (now) =>
    expect(isInsideLockout(start, new Date(now))).toBe(false),
  )

  it.each(['2026-03-11T10:00:00+01:00', '2026-03-12T09:00:00+01:00', '2026-03-12T11:00:00+01:00'])(
    'starts exactly 24 hours before and lasts: %s',
    (now) => expect(isInsideLockout(start, new Date(now))).toBe(true),
  )

  it('is 24 hours long across the clock change', () => {
    const sunday = new Date('2026-03-29T10:00:00+02:00')
    expect(isInsideLockout(sunday, new Date('2026-03-28T08:59:00+01:00'))).toBe(false)
    expect(isInsideLockout(sunday, new Date('2026-03-28T09:00:00+01:00'))).toBe(true)
  })

  it('applies to customers only', () => {
    const late = new Date('2026-03-12T09:00:00+01:00')
    expect(
      (['customer', 'barber', 'admin'] as const).map((actor) => isLockedFor(actor, start, late)),
    ).toEqual([true, false, false])
  })
})

it.each(['pending', 'confirmed'] as const)('a %s appointment can be moved and cancelled', (status) => {
  expect([canBeMoved(status), mayBecome('customer', status, 'cancelled')]).toEqual([true, true])
})

it.each(['cancelled', 'completed'] as const)(
  'a %s appointment can be neither moved nor cancelled',
  (status) => {
    expect([canBeMoved(status), mayBecome('customer', status, 'cancelled')]).toEqual([false, false])
  },
)

describe('a cancellation can be undone by staff', () => {
  const cancelled = new Date('2026-03-11T10:00:00Z')

  it.each([
    ['at once', '2026-03-11T10:00:00Z', true],
    ['after exactly ten minutes', '2026-03-11T10:10:00Z', true],
    ['but not a second later', '2026-03-11T10:10:01Z', false],
  ])('%s', (_when, now, expected) => expect(isJustCancelled(cancelled, new Date(now))).toBe(expected))

  it('only if there is one', () => expect(isJustCancelled(null, new Date(0))).toBe(false))
})

it('a new appointment is confirmed at once only with auto-confirm', () => {
  expect([true, false].map(statusAfterBooking)).toEqual(['confirmed', 'pending'])
})

describe('an appointment', () => {
  const anna = { firstName: 'Anna', lastName: 'Rossi' }
  const luca = { firstName: 'Luca', lastName: 'Bianchi' }
  const ugo = { firstName: 'Ugo', lastName: '' }
  const booked = { clientNickname: null, guestInfo: null, client: null, bookedBy: null }

  it.each([
    ['the nickname before all', { clientNickname: 'Gigi', guestInfo: anna, client: luca }, 'Gigi'],
    ['the guest before the account', { guestInfo: anna, client: luca, bookedBy: ugo }, 'Anna Rossi'],
    ['the client before the booking account', { client: luca, bookedBy: anna }, 'Luca Bianchi'],
    ['the account that booked', { bookedBy: anna }, 'Anna Rossi'],
    ['a single name without a space', { guestInfo: ugo }, 'Ugo'],
    ['nobody for an empty nickname', { clientNickname: '' }, undefined],
    ['nobody for an empty name', { client: { firstName: '', lastName: '' } }, undefined],
    ['nobody without any name', {}, undefined],
  ])('names %s', (_whom, known, expected) => expect(customerName({ ...booked, ...known })).toBe(expected))

  it.each([
    ['the staff, for a nickname', { clientNickname: 'Gigi', guestInfo: anna }, 'admin'],
    ['a guest', { clientNickname: null, guestInfo: anna }, 'guest'],
    ['a client with an account', { clientNickname: null, guestInfo: null }, 'client'],
    ['a client, for an empty nickname', { clientNickname: '', guestInfo: null }, 'client'],
  ])('comes from %s', (_whom, known, expected) => expect(originOf(known)).toBe(expected))
})
