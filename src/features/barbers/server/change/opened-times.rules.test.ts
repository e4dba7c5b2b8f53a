import { expect, it } from 'vitest'

import { defaultWeek } from '../../working-hours.rules.ts'
import { openedTimes, type Schedule } from './opened-times.rules.ts'

const week = defaultWeek({ start: '12:00', end: '12:30' })
const usual: Schedule = { week, vacations: [] }
const span = { from: '2026-03-11', count: 6 }

const withWednesday = (hours: object): Schedule => ({
  ...usual,
  week: week.map((day) => (day.day === 'wednesday' ? { ...day, ...hours } : day)),
})

const off = withWednesday({ isWorking: false })

it.each<[string, Schedule, Schedule, { day: string; start: number; end: number }[]]>([
  ['nothing is opened without a change', usual, usual, []],
  [
    'both ends of a longer day are opened',
    usual,
    withWednesday({ startTime: '08:00', endTime: '20:00' }),
    [
      { day: '2026-03-11', start: 480, end: 540 },
      { day: '2026-03-11', start: 1140, end: 1200 },
    ],
  ],
  ['a shorter day opens nothing', usual, withWednesday({ startTime: '10:00' }), []],
  [
    'a removed break is opened',
    usual,
    withWednesday({ hasBreak: false, breakStart: null, breakEnd: null }),
    [{ day: '2026-03-11', start: 720, end: 750 }],
  ],
  [
    'the old place of a moved break is opened',
    usual,
    withWednesday({ breakStart: '13:00', breakEnd: '13:30' }),
    [{ day: '2026-03-11', start: 720, end: 750 }],
  ],
  [
    'the days of a removed vacation are opened, but no Sunday',
    { ...usual, vacations: [{ startDay: '2026-03-14', endDay: '2026-03-15' }] },
    usual,
    [
      { day: '2026-03-14', start: 540, end: 720 },
      { day: '2026-03-14', start: 750, end: 1020 },
    ],
  ],
  [
    'a day off that becomes a working day is opened, without its break',
    off,
    usual,
    [
      { day: '2026-03-11', start: 540, end: 720 },
      { day: '2026-03-11', start: 750, end: 1140 },
    ],
  ],
  [
    'no empty time is opened before a break at the start of the day',
    off,
    withWednesday({ breakStart: '09:00', breakEnd: '10:00' }),
    [{ day: '2026-03-11', start: 600, end: 1140 }],
  ],
  [
    'no empty time is opened after a break at the end of the day',
    off,
    withWednesday({ breakStart: '18:00', breakEnd: '19:00' }),
    [{ day: '2026-03-11', start: 540, end: 1080 }],
  ],
  [
    'the whole day is opened when its break has no start',
    off,
    withWednesday({ breakStart: null }),
    [{ day: '2026-03-11', start: 540, end: 1140 }],
  ],
  [
    'the whole day is opened when its break has no end',
    off,
    withWednesday({ breakEnd: null }),
    [{ day: '2026-03-11', start: 540, end: 1140 }],
  ],
  ['a day missing in the week opens nothing', usual, { week: [], vacations: [] }, []],
  [
    'a new vacation opens nothing',
    usual,
    { ...usual, vacations: [{ startDay: '2026-03-11', endDay: '2026-03-11' }] },
    [],
  ],
])('%s', (_, before, after, expected) => {
  expect(openedTimes(before, after, span)).toEqual(expected)
})
