import { describe, expect, it } from 'vitest'

import { minutesUntil, nextOf, partsOfDay, restOfDay, summariseBarber, weekOf } from './barber-day.rules.ts'

const now = { day: '2026-03-11', minutes: 14 * 60 + 20 }
const at = (
  date: string,
  time: string,
  status: 'pending' | 'confirmed' | 'completed' | 'cancelled',
  duration = 30,
) => ({
  date,
  time,
  status,
  duration,
})
const day = now.day
const working = {
  day: 'wednesday' as const,
  isWorking: true,
  startTime: '09:00',
  endTime: '18:00',
  hasBreak: true,
  breakStart: '12:00',
  breakEnd: '13:00',
}

it('the week of a day runs from Monday to Sunday across the year', () => {
  expect(weekOf('2026-03-15')).toEqual({ from: '2026-03-09', to: '2026-03-15' })
  expect(weekOf('2027-01-01')).toEqual({ from: '2026-12-28', to: '2027-01-03' })
})

describe('the five counts', () => {
  it('count cancelled appointments only as cancelled', () => {
    const summary = summariseBarber(
      [
        at(day, '09:00', 'completed'),
        at(day, '10:00', 'confirmed'),
        at(day, '14:20', 'confirmed'),
        at(day, '15:00', 'pending'),
        at(day, '16:00', 'confirmed'),
        at(day, '17:00', 'cancelled'),
        at('2026-03-08', '09:00', 'completed'),
        at('2026-03-09', '09:00', 'completed'),
        at('2026-03-15', '09:00', 'confirmed'),
        at('2026-03-15', '10:00', 'cancelled'),
        at('2026-03-16', '09:00', 'confirmed'),
      ],
      now,
    )
    expect(summary).toEqual({ today: 5, upcoming: 2, completed: 1, cancelled: 1, week: 7 })
  })

  it.each([
    ['pending', '14:21', 1],
    ['confirmed', '14:21', 1],
    ['pending', '14:20', 0],
    ['confirmed', '09:00', 0],
    ['completed', '14:21', 0],
    ['cancelled', '14:21', 0],
  ] as const)('of today with a %s one at %s have %i upcoming', (status, time, upcoming) => {
    expect(summariseBarber([at(day, time, status)], now).upcoming).toBe(upcoming)
  })

  it('count only appointments of today as upcoming', () => {
    const tomorrow = [at('2026-03-12', '15:00', 'confirmed')]
    expect(summariseBarber(tomorrow, now)).toMatchObject({ today: 0, upcoming: 0, week: 1 })
  })
})

describe('the next appointment', () => {
  const list = [at(day, '16:00', 'confirmed'), at(day, '14:00', 'confirmed'), at(day, '15:00', 'cancelled')]
  it('is the current one until it ends', () => {
    expect(nextOf(list, now)?.time).toBe('14:00')
    expect(nextOf(list, { day, minutes: 14 * 60 + 30 })?.time).toBe('16:00')
    expect(nextOf(list, { day, minutes: 16 * 60 + 30 })).toBeUndefined()
    expect(nextOf(list, { day: '2026-03-12', minutes: 0 })).toBeUndefined()
  })
})

describe('the next appointment may be', () => {
  it.each([
    ['pending', true],
    ['confirmed', true],
    ['completed', false],
    ['cancelled', false],
  ] as const)('one that is %s: %s', (status, expected) => {
    const entry = at(day, '15:00', status)
    expect(nextOf([entry], now)).toBe(expected ? entry : undefined)
  })
})

it.each([
  ['14:30', 10],
  ['14:20', 0],
  ['14:00', -20],
])('at 14:20, %s is in %i minutes', (time, minutes) => expect(minutesUntil(time, now)).toBe(minutes))

describe('the parts of a day', () => {
  const told = (parts: ReturnType<typeof partsOfDay>) =>
    parts.map((part) =>
      part.kind === 'appointment' ? part.appointment.time : `${part.kind} ${part.from}-${part.to}`,
    )

  it('are appointments, the break and free time split by the hour', () => {
    const parts = partsOfDay(
      [at(day, '14:00', 'confirmed', 60), at(day, '09:00', 'completed', 120), at(day, '11:30', 'cancelled')],
      working,
    )
    expect(told(parts)).toEqual([
      '09:00',
      'free 11:00-12:00',
      '11:30',
      'pause 12:00-13:00',
      'free 13:00-14:00',
      '14:00',
      'free 15:00-18:00',
    ])
  })

  it('are the two free halves of an empty day, and nothing on a day off', () => {
    expect(told(partsOfDay([], working))).toEqual([
      'free 09:00-12:00',
      'pause 12:00-13:00',
      'free 13:00-18:00',
    ])
    expect(told(partsOfDay([], { ...working, isWorking: false }))).toEqual([])
    expect(told(partsOfDay([at(day, '20:00', 'confirmed')], { ...working, isWorking: false }))).toEqual([
      '20:00',
    ])
  })

  it('are only the appointments without known hours or on a day off', () => {
    const skipped = { start: 120, end: 180 }
    const late = [at(day, '20:00', 'confirmed'), at(day, '10:00', 'cancelled')]
    expect(told(partsOfDay(late, undefined, [], skipped))).toEqual(['10:00', '20:00'])
    expect(told(partsOfDay(late, { ...working, isWorking: false }, [], skipped))).toEqual(['10:00', '20:00'])
  })

  it('show free time of fifteen minutes or more', () => {
    const parts = partsOfDay([at(day, '09:14', 'confirmed', 16), at(day, '09:45', 'confirmed', 480)], {
      ...working,
      hasBreak: false,
      breakStart: null,
      breakEnd: null,
    })
    expect(told(parts)).toEqual(['09:14', 'free 09:30-09:45', '09:45', 'free 17:45-18:00'])
  })

  it.each([
    ['when it is off', { hasBreak: false }],
    ['without a start', { breakStart: null }],
    ['without an end', { breakEnd: null }],
  ])('have no break %s', (_, change) => {
    expect(told(partsOfDay([], { ...working, ...change }))).toEqual(['free 09:00-18:00'])
  })

  it('list the break before an appointment that starts with it', () => {
    expect(told(partsOfDay([at(day, '12:00', 'confirmed')], working))).toEqual([
      'free 09:00-12:00',
      'pause 12:00-13:00',
      '12:00',
      'free 13:00-18:00',
    ])
  })

  it('show a payment hold as held, not free', () => {
    const parts = partsOfDay([at(day, '10:00', 'confirmed', 60)], working, [
      { time: '09:30', duration: 30, heldFor: 'payment' },
    ])
    expect(told(parts)).toEqual([
      'free 09:00-09:30',
      'held 09:30-10:00',
      '10:00',
      'free 11:00-12:00',
      'pause 12:00-13:00',
      'free 13:00-18:00',
    ])
  })

  it('skip the hour of the change to summer time', () => {
    const night = {
      ...working,
      startTime: '01:00',
      endTime: '05:00',
      hasBreak: false,
      breakStart: null,
      breakEnd: null,
    }
    expect(told(partsOfDay([], night, [], { start: 120, end: 180 }))).toEqual([
      'free 01:00-02:00',
      'free 03:00-05:00',
    ])
  })

  it('show appointments that reach into the break or after closing', () => {
    const parts = partsOfDay([at(day, '11:45', 'confirmed', 45), at(day, '18:00', 'confirmed')], working)
    expect(told(parts)).toEqual([
      'free 09:00-11:45',
      '11:45',
      'pause 12:00-13:00',
      'free 13:00-18:00',
      '18:00',
    ])
  })

  it('show no free time while an appointment that began before the break outlasts it', () => {
    expect(told(partsOfDay([at(day, '11:30', 'confirmed', 120)], working))).toEqual([
      'free 09:00-11:30',
      '11:30',
      'pause 12:00-13:00',
      'free 13:30-18:00',
    ])
  })
})

describe('the rest of today without a next appointment', () => {
  const open = { ...working, endTime: '19:00', hasBreak: false, breakStart: null, breakEnd: null }
  const closed = { ...open, isWorking: false }
  const early = { day, minutes: 9 * 60 }
  const late = { day, minutes: 19 * 60 }
  const done = [at(day, '09:00', 'completed')]
  const cancelled = [at(day, '09:00', 'cancelled')]
  it.each([
    ['a day off', 'closed', [], closed, false, early],
    ['a day off in the evening', 'closed', cancelled, closed, false, late],
    ['a vacation', 'vacation', [], open, true, early],
    ['a morning without bookings', 'empty', cancelled, open, false, early],
    ['the time after the last appointment', 'free', done, open, false, early],
    ['a morning after a working day', 'empty', [at('2026-03-10', '09:00', 'completed')], open, false, early],
    ['the minute before closing', 'free', done, open, false, { day, minutes: 19 * 60 - 1 }],
    ['the evening', 'over', done, open, false, late],
    ['the evening of an empty day', 'over', [], open, false, late],
    ['a day off with completed appointments', 'over', done, closed, false, early],
    ['a day with unknown hours', 'empty', [], undefined, false, early],
  ] as const)('%s is %s', (_, rest, appointments, working, isAway, moment) =>
    expect(restOfDay(appointments, working, isAway, moment)).toBe(rest),
  )
})
