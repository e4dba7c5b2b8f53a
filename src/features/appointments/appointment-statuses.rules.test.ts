import { expect, it } from 'vitest'

import { isCounted, occupiesSlot } from './appointment-statuses.rules.ts'

it.each([
  ['pending', true],
  ['confirmed', true],
  ['completed', true],
  ['cancelled', false],
] as const)('%s occupies the slot and counts: %s', (status, expected) => {
  expect(occupiesSlot({ status })).toBe(expected)
  expect(isCounted({ status })).toBe(expected)
})
