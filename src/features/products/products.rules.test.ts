import fc from 'fast-check'
import { expect, test } from 'vitest'

import { productsTexts } from './products.it.ts'
import { isLowOnStock, mostPieces, productCategories, stockAfter, stockLevel } from './products.rules.ts'

test.each([
  [0, 'Esaurito'],
  [1, 'Scorte limitate'],
  [10, 'Scorte limitate'],
  [11, 'Disponibile'],
])('%d pieces are told as %s', (quantity, label) => {
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
])('%d pieces with a limit of %d: low is %s', (quantity, minQuantity, expected) => {
  expect(isLowOnStock({ quantity, minQuantity })).toBe(expected)
})

test('a shelf holds neither less than nothing nor more than it can', () => {
  const pieces = fc.integer({ min: 0, max: mostPieces })
  fc.assert(
    fc.property(pieces, fc.constantFrom('set', 'add', 'subtract'), pieces, (before, operation, quantity) => {
      const after = stockAfter(before, operation, quantity)
      const wanted = { set: quantity, add: before + quantity, subtract: before - quantity }[operation]
      expect(after).toBe(wanted >= 0 && wanted <= mostPieces ? wanted : undefined)
    }),
  )
})
