import { expect, it } from 'vitest'

import { isCounted, occupiesSlot } from './occupancy.rules.ts'

it.each([
  ['pending', true],
  ['confirmed', true],
  ['completed', true],
  ['cancelled', false],
])('%s occupies the slot and counts: %s', (status, expected) => {
  expect(occupiesSlot({ status })).toBe(expected)
  expect(isCounted({ status })).toBe(expected)
})
