import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { firstWakingMoment } from '#features/settings/quiet-hours.rules.ts'

import { isReminderDue, reminderHorizon, reminderMoment, reminderUsefulUntil } from './reminders.rules.ts'

const night = { fromMinute: 21 * 60, toMinute: 8 * 60 }
const settings = { quiet: night, timeZone: 'Europe/Zurich', reminderHours: 24 }
const at = (wall: string) => new Date(`${wall}+01:00`)
const hour = 60 * 60 * 1000

describe('the time of a reminder', () => {
  test.each([
    ['a day before', 24, '2026-03-13T10:00', '2026-03-12T10:00'],
    ['at the end of the quiet hours when two hours are left', 12, '2026-03-13T10:00', '2026-03-13T08:00'],
    ['before the quiet hours when less is left', 12, '2026-03-13T09:30', '2026-03-12T20:45'],
    ['before the quiet hours when it is due after midnight', 8, '2026-03-13T09:00', '2026-03-12T20:45'],
    ['an hour before, by day', 1, '2026-03-13T10:00', '2026-03-13T09:00'],
    ['exactly at the end of the quiet hours', 2, '2026-03-13T10:00', '2026-03-13T08:00'],
    ['before the quiet hours when it is due at their beginning', 12, '2026-03-13T09:00', '2026-03-12T20:45'],
  ])('%s', (_what, reminderHours, startsAt, moment) => {
    expect(reminderMoment(at(startsAt), { ...settings, reminderHours })).toEqual(at(moment))
  })

  test('is never in the quiet hours and within the horizon of the job', () => {
    const minutes = fc.integer({ min: 0, max: 1439 })
    fc.assert(
      fc.property(
        minutes,
        minutes,
        fc.integer({ min: 1, max: 72 }),
        fc.nat(366 * 24 * 60),
        (from, to, hours, start) => {
          const own = { ...settings, quiet: { fromMinute: from, toMinute: to }, reminderHours: hours }
          const startsAt = new Date(Date.parse('2026-01-01T00:00:00Z') + start * 60_000)
          const moment = reminderMoment(startsAt, own)
          // Where the day is shorter than the 15 minutes' head start, the moment may itself lie in the quiet hours.
          const isDayLong = ((from - to + 1440) % 1440 || 1440) > 120
          if (isDayLong) expect(firstWakingMoment(moment, own.quiet, own.timeZone)).toEqual(moment)
          expect(startsAt.getTime() - moment.getTime()).toBeLessThanOrEqual(reminderHorizon(own))
          expect(moment.getTime()).toBeLessThan(startsAt.getTime())
        },
      ),
    )
  })
})

describe('a reminder is due', () => {
  const startsAt = at('2026-03-13T10:00')
  const appointment = { startsAt, standsSince: at('2026-03-01T09:00') }
  const leaves = (now: string) => isReminderDue(appointment, at(now), settings)

  test('from its time on, also when delayed', () => {
    expect(['2026-03-12T09:59', '2026-03-12T10:00', '2026-03-13T09:29'].map(leaves)).toEqual([
      false,
      true,
      true,
    ])
  })

  test('not within half an hour of the start or later', () => {
    expect(['2026-03-13T09:30', '2026-03-13T10:00'].map(leaves)).toEqual([false, false])
  })

  test('not when the client was notified of this time after the reminder time', () => {
    const now = at('2026-03-12T18:00')
    const since = (wall: string) => isReminderDue({ startsAt, standsSince: at(wall) }, now, settings)
    expect([since('2026-03-12T09:59'), since('2026-03-12T10:00'), since('2026-03-12T17:00')]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('until half an hour before the start', () => {
    expect(reminderUsefulUntil(startsAt).getTime()).toBe(startsAt.getTime() - hour / 2)
  })
})
