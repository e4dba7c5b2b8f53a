import { expect, it } from 'vitest'

import { steppedTime, typedTime } from './typed-time.ts'

it.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['1930', '19:30'],
  ['9.30', '09:30'],
  [' 9:05 ', '09:05'],
  ['24', '24'],
  ['9:75', '9:75'],
  ['mattina', 'mattina'],
  ['', ''],
])('%j means %j', (typed, time) => {
  expect(typedTime(typed)).toBe(time)
})

it.each([
  ['09:00', 1, '09:15'],
  ['09:05', 1, '09:15'],
  ['09:05', -1, '09:00'],
  ['00:00', -1, '00:00'],
  ['23:45', 1, '23:45'],
  ['', 1, ''],
] as const)('%j goes %i to %j', (time, direction, next) => {
  expect(steppedTime(time, direction)).toBe(next)
})
