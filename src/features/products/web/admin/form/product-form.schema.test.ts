import { expect, test } from 'vitest'

import { fieldsOf, productFormSchema } from './product-form.schema.ts'

const typed = { ...fieldsOf(undefined), name: 'Cera', category: 'wax', price: '19.90' }
const faultsOf = (fields: object) =>
  productFormSchema
    .safeParse({ ...typed, ...fields })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

test('a new product has stock 0, a minimum of five and is active', () => {
  expect(productFormSchema.parse(typed)).toEqual({
    name: 'Cera',
    brand: '',
    description: '',
    category: 'wax',
    price: 19.9,
    quantity: 0,
    minQuantity: 5,
    isActive: true,
    isFeatured: false,
  })
})

test.each([
  ['19.9', 19.9],
  ['19,90', 19.9],
  ['1’234.50', 1234.5],
  ['0.01', 0.01],
])('a price of %s is CHF %d', (price, chf) => {
  expect(productFormSchema.parse({ ...typed, price }).price).toBe(chf)
})

test('an empty quantity is zero, an empty minimum five', () => {
  expect(productFormSchema.parse({ ...typed, quantity: '', minQuantity: ' ' })).toMatchObject({
    quantity: 0,
    minQuantity: 5,
  })
})

const required = 'Compila tutti i campi obbligatori'
const pieces = 'La quantità deve essere un numero intero da 0 a 100000'
test.each([
  [{ name: ' ' }, `name: ${required}`],
  [{ price: '' }, `price: ${required}`],
  [{ category: '' }, `category: ${required}`],
  [{ price: '0' }, 'price: Il prezzo deve essere maggiore di zero, con al massimo due decimali'],
  [{ price: 'dodici' }, 'price: Scrivi il prezzo con al massimo due decimali, per esempio 24.90'],
  [{ price: '10.555' }, 'price: Scrivi il prezzo con al massimo due decimali, per esempio 24.90'],
  [{ quantity: '-1' }, `quantity: ${pieces}`],
  [{ quantity: '1.5' }, `quantity: ${pieces}`],
  [{ quantity: '100001' }, `quantity: ${pieces}`],
  [{ minQuantity: 'x' }, `minQuantity: ${pieces}`],
])('%j is invalid', (fields, fault) => {
  expect(faultsOf(fields)).toEqual([fault])
})
