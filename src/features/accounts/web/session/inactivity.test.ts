import { expect, test } from 'vitest'

import { renewalInterval } from '../session-calls.ts'
import { idlenessSince } from './inactivity.ts'

const minute = 60_000

test.each([
  [0, { phase: 'active' }],
  [29 * minute - 1, { phase: 'active' }],
  [29 * minute, { phase: 'warning', secondsLeft: 60 }],
  [29 * minute + 1, { phase: 'warning', secondsLeft: 60 }],
  [29 * minute + 30_000, { phase: 'warning', secondsLeft: 30 }],
  [30 * minute - 1000, { phase: 'warning', secondsLeft: 1 }],
  [30 * minute - 1, { phase: 'warning', secondsLeft: 1 }],
  [30 * minute, { phase: 'expired' }],
  [48 * 60 * minute, { phase: 'expired' }],
  [-minute, { phase: 'active' }],
])('idleness after %i ms without activity', (idle, expected) => {
  expect(idlenessSince(1_000_000_000, 1_000_000_000 + idle)).toEqual(expected)
})

test('the renewal interval is 14 minutes', () => {
  expect(renewalInterval).toBe(14 * minute)
})
