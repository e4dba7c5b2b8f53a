import { expect, it } from 'vitest'

import { unlimited, usageOf } from '../usage.rules.ts'
import { barbersRoomOf } from './barbers-room.ts'

const roomOf = (limit: number, ...barbers: number[]) =>
  barbers.map((current) => barbersRoomOf(usageOf(current, limit)))

it('the room for barbers is plenty below 80%, near above and full at the limit', () => {
  expect(roomOf(2, 0, 1, 2, 3)).toEqual(['plenty', 'plenty', 'full', 'full'])
  expect(roomOf(5, 4)).toEqual(['near'])
  expect(roomOf(100, 79, 80, 99)).toEqual(['plenty', 'near', 'near'])
})

it('the room for barbers is full with a limit of 0 and plenty without a limit', () => {
  expect(roomOf(0, 0)).toEqual(['full'])
  expect(roomOf(unlimited, 5000)).toEqual(['plenty'])
})
