import { queryObjects } from 'node:v8'

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  addDays,
  daysBetween,
  instantToWallClock,
  isDay,
  isTimeOfDay,
  isTimeZone,
  minutesToTime,
  skippedMinutes,
  timeToMinutes,
  wallClockToInstant,
  weekdayOf,
} from './calendar-time.ts'

const zurich = 'Europe/Zurich'

describe('wall clock times in Zurich', () => {
  it.each([
    ['in winter', '2026-01-15', 600, '2026-01-15T09:00:00.000Z'],
    ['in summer', '2026-07-15', 600, '2026-07-15T08:00:00.000Z'],
    ['the evening before summer time', '2026-03-28', 1140, '2026-03-28T18:00:00.000Z'],
    ['the first morning of summer time', '2026-03-29', 540, '2026-03-29T07:00:00.000Z'],
    ['an hour that the spring change skips', '2026-03-29', 150, '2026-03-29T01:30:00.000Z'],
    ['the first of two hours in autumn', '2026-10-25', 150, '2026-10-25T00:30:00.000Z'],
    ['the first morning of winter time', '2026-10-25', 540, '2026-10-25T08:00:00.000Z'],
  ])('%s', (_what, day, minutes, instant) => {
    expect(wallClockToInstant(day, minutes, zurich).toISOString()).toBe(instant)
  })

  it('survive a round trip for any day and zone', () => {
    const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    const openHours = fc.integer({ min: 4 * 60, max: 23 * 60 + 59 })
    fc.assert(
      fc.property(
        days,
        openHours,
        fc.constantFrom(zurich, 'Asia/Tokyo', 'America/St_Johns'),
        (date, minutes, zone) => {
          const day = date.toISOString().slice(0, 10)
          expect(instantToWallClock(wallClockToInstant(day, minutes, zone), zone)).toEqual({ day, minutes })
        },
      ),
      { numRuns: 10_000 },
    )
  })

  it('change the day at midnight in shop time', () => {
    expect(instantToWallClock(new Date('2026-03-10T23:30:00Z'), zurich)).toEqual({
      day: '2026-03-11',
      minutes: 30,
    })
  })
})

describe('days and times', () => {
  it.each(['2026-02-29', '2026-13-01', '26-01-01', '2026-1-1', '', 'domani', '2026-03-11T10:00'])(
    '%s is not a day',
    (text) => {
      expect(isDay(text)).toBe(false)
    },
  )
  it.each(['2026-02-28', '2028-02-29'])('%s is a day', (text) => expect(isDay(text)).toBe(true))
  it.each(['24:00', '9:00', '10:60', '10', ''])('%s is not a time', (text) =>
    expect(isTimeOfDay(text)).toBe(false),
  )
  it('minutes survive a round trip', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1439 }),
        (minutes) => timeToMinutes(minutesToTime(minutes)) === minutes,
      ),
    )
  })
  it('days are counted across months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
    expect(daysBetween('2026-02-27', '2026-03-01')).toBe(2)
  })
  it('weeks start on Monday', () => {
    expect([weekdayOf('2026-03-09'), weekdayOf('2026-03-15')]).toEqual(['monday', 'sunday'])
  })
  it('spellings of a time zone do not fill the formatter cache', () => {
    const name = 'america/argentina/buenos_aires'
    const spellings = Array.from({ length: 500 }, (_, number) =>
      Array.from(name, (sign, at) => ((number >> at) & 1 ? sign.toUpperCase() : sign)).join(''),
    )
    const before = queryObjects(Intl.DateTimeFormat, { format: 'count' })
    expect(spellings.every((spelling) => isTimeZone(spelling))).toBe(true)
    expect(queryObjects(Intl.DateTimeFormat, { format: 'count' })).toBeLessThan(before + 10)
  })
  it('only real time zones are valid', () => {
    expect([isTimeZone('Europe/Zurich'), isTimeZone('Europe/Lugano'), isTimeZone('')]).toEqual([
      true,
      false,
      false,
    ])
  })
})

it('an unreadable day or instant has no wall clock time', () => {
  expect(instantToWallClock(new Date('domani'), zurich)).toEqual({ day: '', minutes: NaN })
  expect(minutesToTime(NaN)).toBe('--:--')
  expect(wallClockToInstant('domani', 540, zurich).getTime()).toBeNaN()
  expect(skippedMinutes('domani', zurich)).toBeUndefined()
})
