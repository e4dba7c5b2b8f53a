import fc from 'fast-check'
import { expect, it } from 'vitest'

import { addDays, weekdayIndex } from '#shared/calendar-time.ts'

import { daysOf, periodOf, stepFrom, weeksOf } from './calendar-period.ts'

it.each([
  ['day', '2026-11-20', '2026-11-20', '2026-11-20'],
  ['week', '2026-11-22', '2026-11-16', '2026-11-22'],
  ['week', '2027-01-01', '2026-12-28', '2027-01-03'],
  ['month', '2026-02-10', '2026-02-01', '2026-02-28'],
  ['month', '2028-02-29', '2028-02-01', '2028-02-29'],
] as const)('the %s of %s is from %s to %s', (view, date, from, to) => {
  expect(periodOf(view, date)).toEqual({ from, to })
})

it.each([
  ['day', '2026-12-31', 1, '2027-01-01'],
  ['week', '2026-03-25', 1, '2026-04-01'],
  ['week', '2026-03-25', -1, '2026-03-18'],
  ['month', '2026-01-31', 1, '2026-02-28'],
  ['month', '2026-03-31', -1, '2026-02-28'],
  ['month', '2026-12-15', 1, '2027-01-15'],
] as const)('one %s from %s by %i is %s', (view, date, direction, then) => {
  expect(stepFrom(view, date, direction)).toBe(then)
})

it('splits any month into weeks from Monday with each day once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (offset) => {
      const month = periodOf('month', addDays('2000-01-01', offset))
      const weeks = weeksOf(month)
      expect(weeks.every((week) => week.length === 7)).toBe(true)
      for (const week of weeks)
        for (const [index, day] of week.entries()) if (day) expect(weekdayIndex(day)).toBe(index)
      expect(weeks.flat().filter((day) => day !== null)).toEqual(daysOf(month))
    }),
  )
})
