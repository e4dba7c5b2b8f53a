import { describe, expect, it } from 'vitest'

import type { User } from '#features/accounts/accounts.contract.ts'

import { noPayment } from '../drafts.ts'
import { detailErrors } from './guest-details.schema.ts'
import { withAccount } from './guest-details.ts'
import { guestStep } from './guest-steps.ts'

const giulia = {
  firstName: 'Giulia',
  lastName: 'Pedrazzini',
  email: 'giulia@example.ch',
  phone: '+41 79 123 45 67',
}
const nobody = { firstName: '', lastName: '', email: '', phone: '' }
const marta: User = {
  _id: 'marta',
  email: 'marta@example.ch',
  firstName: 'Marta',
  lastName: 'Rossi',
  phone: '091/123.45.67',
  role: 'client',
  barberId: null,
  profileImage: null,
  emailVerified: true,
  mustChangePassword: false,
}
const choice = { barberId: 'any', serviceId: 's-trim', day: '2026-11-24', time: '15:30' }

describe('guest details', () => {
  it('have no errors when all four fields are valid', () => {
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

  it('show the error at the wrong field', () => {
    expect(detailErrors({ ...giulia, email: 'giulia@' })).toEqual({
      email: 'Inserisci un indirizzo email valido',
    })
    expect(detailErrors({ ...giulia, phone: '12' })).toEqual({
      phone: 'Inserisci un numero di telefono valido',
    })
  })
})

describe('the signed-in account', () => {
  const draft = { choice, details: nobody, accountId: null, booked: null, payment: noPayment }

  it('drops a payment prepared by another account', () => {
    const prepared = { intentId: 'pi_1', clientSecret: 'secret', amount: 30, until: 0 }
    const payment = { ...noPayment, payer: { address: 'Via Nassa 5' }, prepared }
    for (const accountId of [null, 'giulia'])
      expect(withAccount({ ...draft, accountId, payment }, marta).payment).toEqual(noPayment)
    expect(withAccount({ ...draft, accountId: 'marta', payment }, marta).payment).toEqual(payment)
    expect(withAccount({ ...draft, payment }, null).payment).toEqual(payment)
  })

  it('fills in the empty fields', () => {
    expect(withAccount({ ...draft, details: { ...nobody, firstName: 'Giulia' } }, marta)).toEqual({
      choice,
      accountId: 'marta',
      booked: null,
      payment: noPayment,
      details: { firstName: 'Giulia', lastName: 'Rossi', email: 'marta@example.ch', phone: '0911234567' },
    })
  })

  it('removes its details at sign-out and keeps the choice', () => {
    expect(withAccount(withAccount(draft, marta), null)).toEqual(draft)
  })

  it('does not pass its details to the next account', () => {
    const next = { ...marta, _id: 'paolo', firstName: 'Paolo', email: 'paolo@example.ch' }
    expect(withAccount(withAccount(draft, marta), next).details).toMatchObject({
      firstName: 'Paolo',
      email: 'paolo@example.ch',
    })
  })

  it('does not change the details of a guest', () => {
    expect(withAccount({ ...draft, details: giulia }, null)).toEqual({ ...draft, details: giulia })
  })
})

describe('the guest booking step', () => {
  it.each([
    [null, 'appointment'],
    ['conferma', 'review'],
    ['pagamento', 'payment'],
    ['altro', 'appointment'],
  ])('follows the query: %s', (overrides, step) => {
    expect(
      guestStep(
        overrides,
        { choice, details: giulia, accountId: null, booked: null, payment: noPayment },
        detailErrors,
      ),
    ).toBe(step)
  })

  it.each([
    { choice: { ...choice, time: null }, details: giulia, accountId: null, booked: null, payment: noPayment },
    {
      choice: { ...choice, barberId: null },
      details: giulia,
      accountId: null,
      booked: null,
      payment: noPayment,
    },
    { choice, details: { ...giulia, email: 'giulia@' }, accountId: null, booked: null, payment: noPayment },
  ])('is the first while a field is missing: %o', (draft) => {
    expect(guestStep('pagamento', draft, detailErrors)).toBe('appointment')
  })
})
