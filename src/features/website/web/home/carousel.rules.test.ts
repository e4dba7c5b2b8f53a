import { expect, test } from 'vitest'

import { placeAfter } from './carousel.rules.ts'

test.each([
  [0, 1, 1],
  [5, 1, 0],
  [0, -1, 5],
  [3, -1, 2],
  [2, 13, 3],
])('the carousel of six moves from %i by %i to %i', (place, steps, next) => {
  expect(placeAfter(place, steps, 6)).toBe(next)
})
