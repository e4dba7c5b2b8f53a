import fc from 'fast-check'
import { expect, test } from 'vitest'

import { productsTexts } from './products.it.ts'
import {
  categoryOf,
  isLowOnStock,
  maxQuantity,
  productCategories,
  stockAfter,
  stockLevel,
} from './products.rules.ts'

test.each([
  [0, 'Esaurito'],
  [1, 'Scorte limitate'],
  [10, 'Scorte limitate'],
  [11, 'Disponibile'],
])('a stock of %d is shown as %s', (quantity, label) => {
  expect(productsTexts.stock[stockLevel(quantity)]).toBe(label)
})

test('the fourteen categories have the documented labels', () => {
  expect(productCategories.map((category) => `${category} ${productsTexts.categories[category]}`)).toEqual([
    'shampoo Shampoo',
    'conditioner Balsamo',
    'styling Styling',
    'beard_care Cura Barba',
    'hair_oil Olio Capelli',
    'pomade Pomata',
    'wax Cera',
    'gel Gel',
    'aftershave Dopobarba',
    'cologne Colonia',
    'tools Strumenti',
    'accessories Accessori',
    'gift_sets Set Regalo',
    'other Altro',
  ])
})

test.each([
  [5, 5, true],
  [6, 5, false],
  [0, 0, true],
  [1, 0, false],
])('a stock of %d with a minimum of %d is low: %s', (quantity, minQuantity, expected) => {
  expect(isLowOnStock({ quantity, minQuantity })).toBe(expected)
})

test('stockAfter is undefined below zero and above the maximum', () => {
  const pieces = fc.integer({ min: 0, max: maxQuantity })
  fc.assert(
    fc.property(pieces, fc.constantFrom('set', 'add', 'subtract'), pieces, (before, operation, quantity) => {
      const after = stockAfter(before, operation, quantity)
      const wanted = { set: quantity, add: before + quantity, subtract: before - quantity }[operation]
      expect(after).toBe(wanted >= 0 && wanted <= maxQuantity ? wanted : undefined)
    }),
  )
})

test.each([
  ['the last item can be subtracted', 3, 'subtract', 3, 0],
  ['the stock can reach its maximum', maxQuantity - 1, 'add', 1, maxQuantity],
  ['more than the stock cannot be subtracted', 3, 'subtract', 4, undefined],
  ['the stock cannot exceed its maximum', maxQuantity, 'add', 1, undefined],
] as const)('%s', (_what, before, operation, quantity, after) => {
  expect(stockAfter(before, operation, quantity)).toBe(after)
})

test('a known category stays, an unknown one becomes other', () => {
  expect(productCategories.map(categoryOf)).toEqual(productCategories)
  expect(['', 'Shampoo', 'wax '].map(categoryOf)).toEqual(['other', 'other', 'other'])
})
