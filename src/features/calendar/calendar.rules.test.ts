import { describe, expect, it } from 'vitest'

import { mayBecome } from '#features/appointments/appointment-statuses.rules.ts'
import { customerName, originOf } from '#features/appointments/appointments.rules.ts'

import { lastDayOf, periodsOf, summarise } from './calendar.rules.ts'

const nobody = { clientNickname: null, guestInfo: null, client: null, bookedBy: null }
const anna = { firstName: 'Anna', lastName: 'Rossi', email: 'anna@example.test', phone: '+41790000000' }
const giulia = { ...anna, firstName: 'Giulia' }

describe('customer name and origin', () => {
  it.each([
    [{ ...nobody, clientNickname: 'Bomber', guestInfo: anna, client: giulia }, 'Bomber', 'admin'],
    [{ ...nobody, guestInfo: anna, client: giulia }, 'Anna Rossi', 'guest'],
    [{ ...nobody, client: giulia, bookedBy: anna }, 'Giulia Rossi', 'client'],
    [{ ...nobody, bookedBy: anna }, 'Anna Rossi', 'client'],
    [nobody, undefined, 'client'],
    [{ ...nobody, bookedBy: { firstName: '', lastName: ' ' } }, undefined, 'client'],
  ])('%o', (appointment, name, origin) => {
    expect([customerName(appointment), originOf(appointment)]).toEqual([name, origin])
  })
})

describe('the last day of a view', () => {
  it('is the day itself or the Sunday of the week', () => {
    expect(lastDayOf('day', '2026-03-20')).toBe('2026-03-20')
    expect(lastDayOf('week', '2026-12-28')).toBe('2027-01-03')
  })

  it.each([
    ['2026-02-28', '2026-02-01'],
    ['2028-02-29', '2028-02-10'],
    ['2026-12-31', '2026-12-31'],
    ['2026-04-30', '2026-04-30'],
  ])('is %s for the month of %s', (last, day) => expect(lastDayOf('month', day)).toBe(last))
})

describe('the summary of a day', () => {
  const at = { date: '2026-03-11', time: '10:00' }
  const entries = [
    { ...at, status: 'confirmed', price: 0.1, payment: { kept: 0.1 } },
    { ...at, status: 'completed', price: 0.2, payment: { kept: 0.2 } },
    { ...at, status: 'pending', price: 30, payment: { kept: 0 } },
    { ...at, status: 'cancelled', price: 500, payment: { kept: 5 } },
  ] as const
  it('excludes cancelled appointments from the revenue', () => {
    const summary = summarise(entries, { day: '2026-03-11', minutes: 1000 })
    expect(summary).toEqual({ total: 4, confirmed: 1, completed: 1, revenue: 30.3, paid: 5.3 })
  })
  it('excludes unconfirmed appointments from the revenue after a day', () => {
    expect(summarise(entries, { day: '2026-03-12', minutes: 600 }).revenue).toBe(30.3)
    expect(summarise(entries, { day: '2026-03-12', minutes: 601 }).revenue).toBe(0.3)
    expect(summarise(entries, { day: '2026-03-13', minutes: 0 }).revenue).toBe(0.3)
  })
})

describe('allowed status changes', () => {
  const statuses = ['pending', 'confirmed', 'completed', 'cancelled'] as const
  it('include any for an admin', () => {
    for (const from of statuses) for (const to of statuses) expect(mayBecome('admin', from, to)).toBe(true)
  })
  it('include only forward ones for a barber', () => {
    const allowed = statuses.flatMap((from) =>
      statuses.filter((to) => mayBecome('barber', from, to)).map((to) => `${from}>${to}`),
    )
    expect(allowed).toEqual([
      'pending>confirmed',
      'pending>completed',
      'pending>cancelled',
      'confirmed>completed',
      'confirmed>cancelled',
      'completed>cancelled',
    ])
  })
})

describe('a long period', () => {
  it('is split into parts that contain each day once', () => {
    expect(periodsOf({ from: '2026-01-30', to: '2026-01-30' }, 62)).toEqual([
      { from: '2026-01-30', to: '2026-01-30' },
    ])
    expect(periodsOf({ from: '2026-01-30', to: '2026-02-05' }, 3)).toEqual([
      { from: '2026-01-30', to: '2026-02-01' },
      { from: '2026-02-02', to: '2026-02-04' },
      { from: '2026-02-05', to: '2026-02-05' },
    ])
  })
})
