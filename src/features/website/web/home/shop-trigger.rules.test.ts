import { expect, test } from 'vitest'

import { seenRatio, waitForShop } from './shop-trigger.rules.ts'

test.each([
  [0, 5000, null],
  [0.3, 5000, null],
  [0.31, 0, 1000],
  [0.31, 400, 600],
  [1, 1000, 0],
  [1, 9000, 0],
])('the shop with %d in view, %i ms after the last move, waits %s', (ratio, sinceScroll, wait) => {
  expect(waitForShop(ratio, sinceScroll)).toBe(wait)
})

test.each([
  ['a section that fits', { seen: 300, section: 600, window: 900 }, 0.5],
  ['a section higher than the window', { seen: 300, section: 3000, window: 600 }, 0.5],
  ['a section without a size', { seen: 0, section: 0, window: 900 }, 0],
])('the seen ratio of %s', (_, sizes, ratio) => {
  expect(seenRatio(sizes)).toBe(ratio)
})
