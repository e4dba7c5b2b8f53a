import { expect, it } from 'vitest'

import { payerOf, typedPayer } from './payer-details.ts'

const giulia = {
  firstName: 'Giulia',
  lastName: 'Pedrazzini',
  email: 'giulia@example.ch',
  phone: '079 123 45 67',
}
const place = { address: 'Via Nassa 1', postalCode: '6900', city: 'Lugano' }
const filledIn = { name: 'Giulia Pedrazzini', email: 'giulia@example.ch', phone: '079 123 45 67', ...place }

it('the payer starts with the guest details', () => {
  expect(payerOf(giulia, {})).toEqual({ ...filledIn, address: '', postalCode: '', city: '' })
})

it('keeps only the typed fields that differ', () => {
  expect(typedPayer(giulia, filledIn)).toEqual(place)
  expect(typedPayer(giulia, { ...filledIn, name: 'Marta Rossi' })).toEqual({ ...place, name: 'Marta Rossi' })
})

it('follows a corrected guest detail', () => {
  const corrected = { ...giulia, email: 'giulia@example.test' }
  expect(payerOf(corrected, typedPayer(giulia, filledIn)).email).toBe('giulia@example.test')
})
