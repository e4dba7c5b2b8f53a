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

it('begins with the details of the guest', () => {
  expect(payerOf(giulia, {})).toEqual({ ...filledIn, address: '', postalCode: '', city: '' })
})

it('keeps what was typed, and nothing else', () => {
  expect(typedPayer(giulia, filledIn)).toEqual(place)
  expect(typedPayer(giulia, { ...filledIn, name: 'Marta Rossi' })).toEqual({ ...place, name: 'Marta Rossi' })
})

it('follows a correction of the details', () => {
  const corrected = { ...giulia, email: 'giulia@example.test' }
  expect(payerOf(corrected, typedPayer(giulia, filledIn)).email).toBe('giulia@example.test')
})
