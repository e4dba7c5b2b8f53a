import { expect, test } from 'vitest'

import { newPasswordFormSchema, registerFormSchema } from './password-pair.schema.ts'

const typed = {
  firstName: ' Giulia ',
  lastName: 'Pedrazzini',
  email: 'Giulia.Pedrazzini@Example.ch',
  phone: '+41 79 000 00 00',
  password: 'sfumatura-2026',
  confirmPassword: 'sfumatura-2026',
  website: '',
}

const errorsOf = (values: Record<string, string>) =>
  registerFormSchema.safeParse(values).error?.issues.map(({ path, message }) => [path[0], message]) ?? []

test('a complete registration is valid', () => {
  expect(registerFormSchema.parse(typed)).toMatchObject({
    firstName: 'Giulia',
    email: 'giulia.pedrazzini@example.ch',
  })
})

test('reports differing passwords even when another field is wrong', () => {
  const differ = ['confirmPassword', 'Le password non corrispondono']
  expect(errorsOf({ ...typed, confirmPassword: 'sfumatura' })).toEqual([differ])
  expect(errorsOf({ ...typed, firstName: ' ', confirmPassword: '' })).toEqual([
    ['firstName', 'Il nome è obbligatorio'],
    differ,
  ])
})

test.each([
  ['firstName', 'Il nome è obbligatorio'],
  ['lastName', 'Il cognome è obbligatorio'],
  ['email', "L'email è obbligatoria"],
  ['phone', 'Il telefono è obbligatorio'],
])('requires %s', (field, message) => {
  expect(errorsOf({ ...typed, [field]: '' })[0]).toEqual([field, message])
})

test('requires a password of 8 characters', () => {
  const short = { password: '1234567', confirmPassword: '1234567' }
  expect(errorsOf({ ...typed, ...short })).toEqual([
    ['password', 'La password deve essere di almeno 8 caratteri'],
  ])
  expect(newPasswordFormSchema.safeParse(short).error?.issues[0]?.message).toBe(
    'La nuova password deve essere di almeno 8 caratteri.',
  )
})
