import { expect, test } from 'vitest'

import { isSumRight, newSum } from './sum-question.ts'

function randomOf(...numbers: number[]) {
  return () => (numbers.length > 1 ? numbers.shift() : numbers[0]) ?? 0
}

test.each([
  [[0, 0], { first: 1, second: 1 }],
  [[0.999999, 0.999999], { first: 10, second: 10 }],
  [[0.1, 0.95], { first: 2, second: 10 }],
])('uses numbers from 1 to 10: %j', (numbers, expected) => {
  expect(newSum(randomOf(...numbers))).toEqual(expected)
})

test('a new question differs from the previous one', () => {
  expect(newSum(randomOf(0.35), { first: 4, second: 4 })).toEqual({ first: 4, second: 5 })
  expect(newSum(randomOf(0.95), { first: 10, second: 10 })).toEqual({ first: 10, second: 1 })
})

test.each([
  ['12', true],
  [' 12 ', true],
  ['012', false],
  ['11', false],
  ['13', false],
  ['', false],
  ['1e1', false],
  ['12.0', false],
  ['+12', false],
  ['dodici', false],
])('7 + 5 = %j: %s', (answer, expected) => {
  expect(isSumRight({ first: 7, second: 5 }, answer)).toBe(expected)
})
