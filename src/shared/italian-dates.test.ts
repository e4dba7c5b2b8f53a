import { expect, it } from 'vitest'

import { clockTime, dayFromToday, dayNames } from './italian-dates.ts'

it('names days as people in Lugano do', () => {
  expect(dayNames.long('2026-11-20')).toBe('venerdì 20 novembre')
  expect(dayNames.withYear('2026-12-01')).toBe('1° dicembre 2026')
  expect(dayNames.weekdayShort('2026-11-22')).toBe('Dom')
  expect(dayNames.month('2026-11-20')).toBe('Novembre 2026')
  expect(dayNames.number('2026-11-03')).toBe('3')
})

it('says today and tomorrow', () => {
  expect(dayFromToday('2026-11-20', 0)).toBe('Oggi, venerdì 20 novembre')
  expect(dayFromToday('2026-11-21', 1)).toBe('Domani, sabato 21 novembre')
  expect(dayFromToday('2026-11-22', 2)).toBe('Domenica 22 novembre')
})

it('writes times without a leading zero', () => {
  expect(clockTime('09:05')).toBe('9:05')
  expect(clockTime('15:30')).toBe('15:30')
})
