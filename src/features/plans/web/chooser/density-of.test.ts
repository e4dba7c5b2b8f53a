import { expect, it } from 'vitest'

import { densityOf } from './density-of.ts'

it.each([
  [1, [3]],
  [2, [1, 4]],
  [3, [1, 3, 4]],
  [4, [1, 2, 3, 4]],
])('returns the densities of %d plans', (count, densities) => {
  expect(densities.map((_, rank) => densityOf(rank, count))).toEqual(densities)
})
