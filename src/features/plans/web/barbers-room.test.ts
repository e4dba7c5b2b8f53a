import { expect, it } from 'vitest'

import { unlimited, usageOf } from '../usage.rules.ts'
import { barbersRoomOf } from './barbers-room.ts'

const roomOf = (limit: number, ...barbers: number[]) =>
  barbers.map((current) => barbersRoomOf(usageOf(current, limit)))

it('is plenty up to four fifths; nearly all is still room for one, and only the limit itself refuses', () => {
  expect(roomOf(2, 0, 1, 2, 3)).toEqual(['plenty', 'plenty', 'full', 'full'])
  expect(roomOf(5, 4)).toEqual(['near'])
  expect(roomOf(100, 79, 80, 99)).toEqual(['plenty', 'near', 'near'])
})

it('is full without any, and never without a limit', () => {
  expect(roomOf(0, 0)).toEqual(['full'])
  expect(roomOf(unlimited, 5000)).toEqual(['plenty'])
})
