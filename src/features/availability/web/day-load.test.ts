import { expect, it } from 'vitest'

import type { BookableDay } from '../availability.contract.ts'
import { dayDensity, firstOpenDay } from './day-load.ts'
import { dayWords } from './picker/day-words.ts'

const day = (date: string, state: BookableDay['state'], load = 0): BookableDay => ({
  date,
  state,
  load,
  free: 0,
})

it.each([
  [day('2026-11-20', 'open', 0), 1],
  [day('2026-11-20', 'open', 0.3), 1],
  [day('2026-11-20', 'open', 0.31), 2],
  [day('2026-11-20', 'open', 0.6), 2],
  [day('2026-11-20', 'open', 0.61), 3],
  [day('2026-11-20', 'open', 0.8), 3],
  [day('2026-11-20', 'open', 0.81), 4],
  [day('2026-11-20', 'full', 0.5), 4],
  [day('2026-11-20', 'closed', 1), 0],
  [day('2026-11-20', 'vacation', 0), 0],
])('a fuller day has a denser hatch: %o', (bookable, density) => {
  expect(dayDensity(bookable)).toBe(density)
})

it('the first day with a free start is preselected', () => {
  const days = [day('2026-11-20', 'full'), day('2026-11-21', 'closed'), day('2026-11-22', 'open')]
  expect(firstOpenDay(days)?.date).toBe('2026-11-22')
})

it('today is preselected when the whole window is full', () => {
  expect(firstOpenDay([day('2026-11-20', 'full'), day('2026-11-21', 'full')])?.date).toBe('2026-11-20')
  expect(firstOpenDay([])).toBeUndefined()
})

it.each([
  [day('2026-11-20', 'open', 0.9), 'venerdì 20 novembre, quasi pieno'],
  [day('2026-11-20', 'open', 0), 'venerdì 20 novembre, quasi libero'],
  [day('2026-11-20', 'full', 0.5), 'venerdì 20 novembre, al completo'],
  [day('2026-11-22', 'closed'), 'domenica 22 novembre, chiuso'],
  [day('2026-11-24', 'vacation'), 'martedì 24 novembre, barbiere in vacanza'],
])('describes the load in words: %o', (bookable, words) => {
  expect(dayWords(bookable, false)).toBe(words)
})
