import { expect, it } from 'vitest'

import { firstWakingMoment } from './quiet-hours.rules.ts'

const zone = 'Europe/Zurich'
const night = { fromMinute: 21 * 60, toMinute: 8 * 60 }
const noon = { fromMinute: 12 * 60, toMinute: 13 * 60 }
const none = { fromMinute: 60, toMinute: 60 }

it.each([
  ['just before the night is unchanged', night, '2026-03-10T20:59:59+01:00', '2026-03-10T20:59:59+01:00'],
  [
    'the start of the night moves to the morning',
    night,
    '2026-03-10T21:00:00+01:00',
    '2026-03-11T08:00:00+01:00',
  ],
  ['after midnight moves to the morning', night, '2026-03-11T00:30:00+01:00', '2026-03-11T08:00:00+01:00'],
  ['the end of the night is unchanged', night, '2026-03-11T08:00:00+01:00', '2026-03-11T08:00:00+01:00'],
  [
    'the night of the change to summer time moves to the morning',
    night,
    '2026-03-28T23:00:00+01:00',
    '2026-03-29T08:00:00+02:00',
  ],
  [
    'the night of the change to winter time moves to the morning',
    night,
    '2026-10-24T23:00:00+02:00',
    '2026-10-25T08:00:00+01:00',
  ],
  ['just after the night is unchanged', night, '2026-03-11T08:00:30+01:00', '2026-03-11T08:00:30+01:00'],
  [
    'just before quiet hours at noon is unchanged',
    noon,
    '2026-03-10T11:59:59+01:00',
    '2026-03-10T11:59:59+01:00',
  ],
  [
    'the start of quiet hours at noon moves to their end',
    noon,
    '2026-03-10T12:00:00+01:00',
    '2026-03-10T13:00:00+01:00',
  ],
  [
    'inside quiet hours at noon moves to their end',
    noon,
    '2026-03-10T12:15:00+01:00',
    '2026-03-10T13:00:00+01:00',
  ],
  [
    'just after quiet hours at noon is unchanged',
    noon,
    '2026-03-10T13:00:30+01:00',
    '2026-03-10T13:00:30+01:00',
  ],
  [
    'the evening after quiet hours at noon is unchanged',
    noon,
    '2026-03-10T20:00:00+01:00',
    '2026-03-10T20:00:00+01:00',
  ],
  [
    'any time without quiet hours is unchanged',
    none,
    '2026-03-10T01:00:00+01:00',
    '2026-03-10T01:00:00+01:00',
  ],
])('%s', (_, quiet, at, waking) => {
  expect(firstWakingMoment(new Date(at), quiet, zone)).toEqual(new Date(waking))
})
