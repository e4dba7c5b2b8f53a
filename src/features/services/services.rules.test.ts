import { expect, test } from 'vitest'

import { listPriceOf } from './services.rules.ts'

test.each<[string, number, number | null]>([
  ['Taglio', 30, null],
  ['Taglio', 35, 30],
  ['taglio ', 35, 30],
  ['Tinta', 0, 40],
  ['Trattamento cuoio', 50, null],
])('%s for CHF %d: the list price is %s', (name, price, expected) => {
  expect(listPriceOf(name, price)).toBe(expected)
})
