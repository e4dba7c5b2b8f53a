import { expect, test } from 'vitest'

import { productBody } from './product-body.ts'

const form = { isForm: true }

test.each([
  [{ price: '12.90' }, { price: 12.9 }],
  [{ price: ' 12 ' }, { price: 12 }],
  [{ price: '' }, { price: undefined }],
  [{ price: '1e9' }, { price: '1e9' }],
  [{ price: '12,90' }, { price: '12,90' }],
  [
    { isActive: 'true', isFeatured: 'false' },
    { isActive: true, isFeatured: false },
  ],
  [{ isActive: 'sì' }, { isActive: 'sì' }],
  [{ name: '12' }, { name: '12' }],
  [{ inventory: '{"quantity":3}' }, { inventory: { quantity: 3 } }],
  [{ inventory: '{' }, { inventory: '{' }],
  [{ quantity: '3', minQuantity: '1' }, { inventory: { quantity: 3, minQuantity: 1 } }],
  [{ quantity: '3', inventory: '{"minQuantity":1}' }, { inventory: { quantity: 3, minQuantity: 1 } }],
])('a form with %j is %j', (fields, body) => {
  expect(productBody(fields, form)).toMatchObject(body)
})

test('JSON is unchanged except for a stock quantity beside the other fields', () => {
  expect(productBody({ price: '12.90' })).toEqual({ price: '12.90' })
  expect(productBody({ quantity: 3 })).toMatchObject({ inventory: { quantity: 3 } })
  for (const odd of [undefined, null, 'x', ['x'], 7]) expect(productBody(odd)).toBe(odd)
})
