import { expect, it } from 'vitest'

import { counts, occupiesChair } from './occupancy.rules.ts'

it.each([
  ['pending', true],
  ['confirmed', true],
  ['completed', true],
  ['cancelled', false],
])('%s occupies the slot and counts: %s', (status, expected) => {
  expect(occupiesChair({ status })).toBe(expected)
  expect(counts({ status })).toBe(expected)
})
