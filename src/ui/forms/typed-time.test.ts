import { expect, it } from 'vitest'

import { steppedTime, typedTime } from './typed-time.ts'

it.each([
  ['09:00', ['9']],
  ['09:30', ['930', '9.30']],
  ['19:30', ['1930']],
  ['09:05', [' 9:05 ']],
])('%s is the time for %j', (time, typed) => {
  for (const text of typed) expect(typedTime(text)).toBe(time)
})

it.each(['24', '9:75', 'mattina', ''])('%j is not a time and stays unchanged', (typed) => {
  expect(typedTime(typed)).toBe(typed)
})

it.each(['24', '2400', '24:00', '0', '00:00'])('%j as end of a day is midnight', (typed) => {
  expect(typedTime(typed, true)).toBe('24:00')
})

it('arrows reach midnight only as end of a day', () => {
  expect(steppedTime('23:45', 1, true)).toBe('24:00')
  expect(steppedTime('24:00', 1, true)).toBe('24:00')
  expect(steppedTime('24:00', -1, true)).toBe('23:45')
})

it.each([
  ['09:00', 1, '09:15'],
  ['09:05', 1, '09:15'],
  ['09:05', -1, '09:00'],
  ['00:00', -1, '00:00'],
  ['23:45', 1, '23:45'],
  ['', 1, ''],
] as const)('%j stepped by %i is %j', (time, direction, next) => {
  expect(steppedTime(time, direction)).toBe(next)
})
