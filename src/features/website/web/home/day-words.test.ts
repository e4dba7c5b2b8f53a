import { expect, test } from 'vitest'

import { dayWords } from './day-words.ts'

test.each([
  ['2026-11-20', 'oggi'],
  ['2026-11-21', 'domani'],
  ['2026-11-23', 'lunedì 23 novembre'],
])('seen on 20 November 2026, %s is %s', (day, words) => {
  expect(dayWords(day, '2026-11-20')).toBe(words)
})
