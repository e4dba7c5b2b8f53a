import { expect, it } from 'vitest'

import { daysLeft, urgencyOf } from './days-left.ts'

const zone = 'Europe/Zurich'
const until = (endDate: string | null, status: 'active' | 'expired' = 'active') => ({ status, endDate })

it.each([
  ['2026-12-13T23:30:00.000Z', '2026-12-06', null],
  ['2026-12-13T23:30:00.000Z', '2026-12-07', 7],
  ['2026-12-14T10:00:00.000Z', '2026-12-11', 3],
  ['2026-12-14T10:00:00.000Z', '2026-12-13', 1],
  ['2026-12-14T10:00:00.000Z', '2026-12-14', 0],
  ['2026-12-14T10:00:00.000Z', '2026-12-15', null],
  ['2026-10-26T10:00:00.000Z', '2026-10-24', 2],
])('counts the shop days until %s on %s', (endDate, today, days) => {
  expect(daysLeft(until(endDate), today, zone)).toBe(days)
})

it('the days left are null without an active plan', () => {
  expect(daysLeft(null, '2026-12-14', zone)).toBeNull()
  expect(daysLeft(until(null), '2026-12-14', zone)).toBeNull()
  expect(daysLeft(until('2026-12-15T10:00:00.000Z', 'expired'), '2026-12-14', zone)).toBeNull()
})

it('the days left are null for an unreadable end date (USAGE-14)', () => {
  expect(daysLeft(until('domani'), '2026-12-14', zone)).toBeNull()
})

it('urgency grows as the end gets nearer', () => {
  expect([7, 4, 3, 2, 1, 0].map(urgencyOf)).toEqual(['early', 'early', 'soon', 'soon', 'now', 'now'])
})
