import { expect, it } from 'vitest'

import { counts, occupiesSlot } from './occupancy.rules.ts'

it.each([
  ['pending', true],
  ['confirmed', true],
  ['completed', true],
  ['cancelled', false],
])('%s occupies the slot and counts: %s', (status, expected) => {
  expect(occupiesSlot({ status })).toBe(expected)
  expect(counts({ status })).toBe(expected)
})
