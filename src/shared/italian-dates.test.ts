import { expect, it } from 'vitest'

import { instantToWallClock } from './calendar-time.ts'
import { clockTime, dayFromToday, dayNames } from './italian-dates.ts'
import { instantNames, onDate, untilDate, withNumericDays } from './italian-moments.ts'

it('formats days in Italian', () => {
  expect(dayNames.long('2026-11-20')).toBe('venerdì 20 novembre')
  expect(dayNames.withYear('2026-12-01')).toBe('1° dicembre 2026')
  expect(dayNames.padded('2026-11-05')).toBe('05 novembre 2026')
  expect(dayNames.padded('2026-12-01')).toBe('01 dicembre 2026')
  expect(dayNames.weekdayShort('2026-11-22')).toBe('Dom')
  expect(dayNames.month('2026-11-20')).toBe('Novembre 2026')
  expect(dayNames.number('2026-11-03')).toBe('3')
  expect(dayNames.full('2026-11-20')).toBe('venerdì 20 novembre 2026')
  expect(dayNames.full('2026-12-01')).toBe('martedì 1° dicembre 2026')
  expect(dayNames.weekdayAndNumber('2026-12-01')).toBe('mar 1')
  expect(dayNames.monthShort('2026-12-01')).toBe('dic')
})

it('formats instants in shop time', () => {
  const lateEvening = new Date('2026-11-20T23:30:00Z')
  expect(instantNames.short(lateEvening, 'Europe/Zurich')).toBe('21 nov 2026')
  expect(instantNames.numeric(lateEvening, 'Europe/Zurich')).toBe('21.11.26')
})

it.each([
  ['1 apr 2026', 'il 1 apr 2026', 'fino al 1 apr 2026'],
  ['8 apr 2026', 'l’8 apr 2026', 'fino all’8 apr 2026'],
  ['11 aprile', 'l’11 aprile', 'fino all’11 aprile'],
  ['12 apr 2026', 'il 12 apr 2026', 'fino al 12 apr 2026'],
  ['18 apr 2026', 'il 18 apr 2026', 'fino al 18 apr 2026'],
])('adds the article before a date: %s', (date, on, until) => {
  expect([onDate(date), untilDate(date)]).toEqual([on, until])
})

it('formats days within a text', () => {
  expect(withNumericDays('2026-11-20 – 2026-12-01, 3 giorni')).toBe('20.11.2026 – 01.12.2026, 3 giorni')
})

it('names today and tomorrow', () => {
  expect(dayFromToday('2026-11-20', 0)).toBe('Oggi, venerdì 20 novembre')
  expect(dayFromToday('2026-11-21', 1)).toBe('Domani, sabato 21 novembre')
  expect(dayFromToday('2026-11-22', 2)).toBe('Domenica 22 novembre')
})

it('omits the leading zero of times', () => {
  expect(clockTime('09:05')).toBe('9:05')
  expect(clockTime('15:30')).toBe('15:30')
})

it('shows Data non valida for an unreadable date (USAGE-14)', () => {
  const never = new Date('domani')
  expect(instantNames.short(never, 'Europe/Zurich')).toBe('Data non valida')
  for (const day of ['', '2026-13-45', instantToWallClock(never, 'Europe/Zurich').day])
    for (const name of [dayNames.long, dayNames.withYear, dayNames.padded, dayNames.month])
      expect(name(day)).toBe('Data non valida')
})
