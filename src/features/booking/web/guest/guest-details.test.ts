import { describe, expect, it } from 'vitest'

import type { User } from '#features/accounts/accounts.contract.ts'

import { detailErrors, phoneCharacters, prefilled } from './guest-details.ts'
import { guestStep } from './guest-steps.ts'

const giulia = {
  firstName: 'Giulia',
  lastName: 'Pedrazzini',
  email: 'giulia@example.ch',
  phone: '+41 79 123 45 67',
}
const nobody = { firstName: '', lastName: '', email: '', phone: '' }
const choice = { barberId: 'any', serviceId: 's-trim', day: '2026-11-24', time: '15:30' }

describe('the details of a guest', () => {
  it('have no complaint when all four are there', () => {
    expect(detailErrors(giulia)).toEqual({})
  })

  it('are all required', () => {
    expect(detailErrors(nobody)).toEqual({
      firstName: 'Il nome è obbligatorio',
      lastName: 'Il cognome è obbligatorio',
      email: "L'email è obbligatoria",
      phone: 'Il telefono è obbligatorio',
    })
  })

  it('name the field that is wrong', () => {
    expect(detailErrors({ ...giulia, email: 'giulia@' })).toEqual({
      email: 'Inserisci un indirizzo email valido',
    })
    expect(detailErrors({ ...giulia, phone: '12' })).toEqual({
      phone: 'Inserisci un numero di telefono valido',
    })
  })

  it('come from the account where nothing was typed', () => {
    const user: User = {
      _id: 'u',
      email: 'marta@example.ch',
      firstName: 'Marta',
      lastName: 'Rossi',
      phone: '091/123.45.67',
      role: 'client',
      barberId: null,
      profileImage: null,
      emailVerified: true,
    }
    expect(prefilled({ ...nobody, firstName: 'Giulia' }, user)).toEqual({
      firstName: 'Giulia',
      lastName: 'Rossi',
      email: 'marta@example.ch',
      phone: '0911234567',
    })
  })

  it('keep only what a phone number is made of', () => {
    expect(phoneCharacters('+41 (79) 123-45.67 casa')).toBe('+41 79 1234567 ')
  })
})

describe('the step of a guest', () => {
  it.each([
    [null, 'appointment'],
    ['conferma', 'review'],
    ['pagamento', 'payment'],
    ['altro', 'appointment'],
  ])('follows the address: %s', (wish, step) => {
    expect(guestStep(wish, { choice, details: giulia })).toBe(step)
  })

  it.each([
    { choice: { ...choice, time: null }, details: giulia },
    { choice: { ...choice, barberId: null }, details: giulia },
    { choice, details: { ...giulia, email: 'giulia@' } },
  ])('is the first while something is missing: %o', (draft) => {
    expect(guestStep('pagamento', draft)).toBe('appointment')
  })
})
