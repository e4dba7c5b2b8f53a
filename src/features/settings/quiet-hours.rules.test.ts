import { expect, it } from 'vitest'

import { firstWakingMoment } from './quiet-hours.rules.ts'

const zone = 'Europe/Zurich'
const night = { fromMinute: 21 * 60, toMinute: 8 * 60 }
const noon = { fromMinute: 12 * 60, toMinute: 13 * 60 }
const none = { fromMinute: 60, toMinute: 60 }

it.each([
  ['just before the night', night, '2026-03-10T20:59:59+01:00', '2026-03-10T20:59:59+01:00'],
  ['the night begins', night, '2026-03-10T21:00:00+01:00', '2026-03-11T08:00:00+01:00'],
  ['after midnight', night, '2026-03-11T00:30:00+01:00', '2026-03-11T08:00:00+01:00'],
  ['the night is over', night, '2026-03-11T08:00:00+01:00', '2026-03-11T08:00:00+01:00'],
  ['in the night to summer time', night, '2026-03-28T23:00:00+01:00', '2026-03-29T08:00:00+02:00'],
  ['in the night to winter time', night, '2026-10-24T23:00:00+02:00', '2026-10-25T08:00:00+01:00'],
  ['a moment after the night', night, '2026-03-11T08:00:30+01:00', '2026-03-11T08:00:30+01:00'],
  ['before noon', noon, '2026-03-10T11:59:59+01:00', '2026-03-10T11:59:59+01:00'],
  ['noon begins', noon, '2026-03-10T12:00:00+01:00', '2026-03-10T13:00:00+01:00'],
  ['at noon', noon, '2026-03-10T12:15:00+01:00', '2026-03-10T13:00:00+01:00'],
  ['a moment after noon', noon, '2026-03-10T13:00:30+01:00', '2026-03-10T13:00:30+01:00'],
  ['in the evening after noon', noon, '2026-03-10T20:00:00+01:00', '2026-03-10T20:00:00+01:00'],
  ['no quiet hours', none, '2026-03-10T01:00:00+01:00', '2026-03-10T01:00:00+01:00'],
])('%s', (_, quiet, at, waking) => {
  expect(firstWakingMoment(new Date(at), quiet, zone)).toEqual(new Date(waking))
})
