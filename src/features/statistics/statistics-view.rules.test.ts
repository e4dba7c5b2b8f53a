import { expect, it, test } from 'vitest'

import { changeLabel, hourLabel, periodLabel } from './statistics-screens.it.ts'
import { allCustomers, percentChange, returningCustomers, wholeHours } from './statistics-view.rules.ts'

test.each([
  [10, 5, 100],
  [5, 10, -50],
  [0, 10, -100],
  [7, 7, 0],
  [1, 3, -67],
  [4, 0, null],
  [0, 0, null],
])('%d after %d is %s per cent', (current, previous, expected) => {
  expect(percentChange(current, previous)).toBe(expected)
})

it('returning customers exclude those with one visit', () => {
  const retention = [
    { name: '1 visita', value: 12 },
    { name: '2-3 visite', value: 4 },
    { name: '4-6 visite', value: 2 },
    { name: '7+ visite', value: 1 },
  ] as const
  expect([returningCustomers([...retention]), allCustomers([...retention])]).toEqual([7, 19])
})

it('hours without visits are filled in between others', () => {
  expect(wholeHours([])).toEqual([])
  expect(
    wholeHours([
      { hour: 12, count: 1 },
      { hour: 9, count: 3 },
    ]),
  ).toEqual([
    { hour: 9, count: 3 },
    { hour: 10, count: 0 },
    { hour: 11, count: 0 },
    { hour: 12, count: 1 },
  ])
})

it('hours without visits at both ends are omitted', () => {
  const hours = [8, 9, 10, 13].map((hour) => ({ hour, count: hour === 9 || hour === 10 ? 2 : 0 }))
  expect(wholeHours(hours).map(({ hour }) => hour)).toEqual([9, 10])
  expect(wholeHours([{ hour: 9, count: 0 }])).toEqual([])
})

it('days, months and hours have Italian labels', () => {
  expect(periodLabel('2026-11-02')).toBe('lun 2')
  expect(periodLabel('2026-03-29')).toBe('dom 29')
  expect(periodLabel('2026-01')).toBe('gen')
  expect(hourLabel(9)).toBe('09:00')
  expect([periodLabel('2026-12-31'), periodLabel('2026-12')]).toEqual(['gio 31', 'dic'])
})

test.each([
  [12, '+12%'],
  [-3, '−3%'],
  [0, '0%'],
  [null, 'n/d'],
])('a change of %s is shown as %s', (percent, expected) => {
  expect(changeLabel(percent)).toBe(expected)
})
