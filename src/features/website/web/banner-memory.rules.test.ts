import { expect, test } from 'vitest'

import { isClosed } from './banner-memory.rules.ts'

const now = Date.parse('2026-03-11T09:00:00Z')
const day = 24 * 60 * 60 * 1000

test.each([
  ['never', null, false],
  ['a moment ago', String(now), true],
  ['not quite a day ago', String(now - day + 1), true],
  ['a day ago', String(now - day), false],
  ['in the future', String(now + 1), false],
  ['at an invalid time', 'ieri', false],
  ['at an empty time', '', false],
  ['at a date instead of a number', '2026-03-11T09:00:00Z', false],
])('whether a banner is still closed: closed %s', (_, stored, closed) => {
  expect(isClosed(stored, now)).toBe(closed)
})
