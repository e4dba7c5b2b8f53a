import { expect, it } from 'vitest'

import { unlimited, usageOf } from '../../usage.rules.ts'
import { barbersRoomOf } from './barbers-room.ts'

it.each([
  [0, 2, 'plenty'],
  [1, 2, 'plenty'],
  [79, 100, 'plenty'],
  [80, 100, 'near'],
  [4, 5, 'near'],
  // Nearly all is still room for one: only the limit itself refuses.
  [99, 100, 'near'],
  [2, 2, 'full'],
  [3, 2, 'full'],
  [0, 0, 'full'],
  [5000, unlimited, 'plenty'],
] as const)('%i barbers of %i', (current, limit, room) => {
  expect(barbersRoomOf(usageOf(current, limit))).toBe(room)
})
