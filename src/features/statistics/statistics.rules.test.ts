import { describe, expect, it, test } from 'vitest'

import { daysOf, monthsOf, periodOf, previousPeriodOf } from './statistics.rules.ts'

describe('periodOf', () => {
  it.each([
    ['week', '2026-03-11', '2026-03-09', '2026-03-15'],
    ['week', '2026-03-09', '2026-03-09', '2026-03-15'],
    ['week', '2026-03-15', '2026-03-09', '2026-03-15'],
    ['week', '2027-01-01', '2026-12-28', '2027-01-03'],
    ['month', '2026-02-10', '2026-02-01', '2026-02-28'],
    ['month', '2028-02-29', '2028-02-01', '2028-02-29'],
    ['month', '2026-01-31', '2026-01-01', '2026-01-31'],
    ['month', '2026-12-01', '2026-12-01', '2026-12-31'],
    ['year', '2026-07-14', '2026-01-01', '2026-12-31'],
  ] as const)('%s around %s is %s to %s', (timeframe, today, from, to) => {
    expect(periodOf(timeframe, today)).toEqual({ from, to })
  })
})

test.each([
  ['week', '2026-03-11', '2026-03-02', '2026-03-08'],
  ['month', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['year', '2026-03-31', '2025-01-01', '2025-12-31'],
] as const)('the %s before that of %s is %s to %s', (timeframe, today, from, to) => {
  expect(previousPeriodOf(timeframe, today)).toEqual({ from, to })
})

test('a period has each of its days and months once', () => {
  expect(daysOf({ from: '2026-02-27', to: '2026-03-02' })).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ])
  expect(daysOf({ from: '2026-02-27', to: '2026-02-27' })).toEqual(['2026-02-27'])
  expect(monthsOf({ from: '2026-11-20', to: '2027-01-03' })).toEqual(['2026-11', '2026-12', '2027-01'])
})
