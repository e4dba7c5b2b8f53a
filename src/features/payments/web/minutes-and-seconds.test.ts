import { expect, it } from 'vitest'

import { minutesAndSeconds } from './minutes-and-seconds.ts'

it.each([
  [15 * 60_000, '15:00'],
  [750_000, '12:30'],
  [61_000, '1:01'],
  [59_001, '1:00'],
  [1, '0:01'],
  [0, '0:00'],
])('formats %i ms as minutes and seconds', (milliseconds, shown) => {
  expect(minutesAndSeconds(milliseconds)).toBe(shown)
})
