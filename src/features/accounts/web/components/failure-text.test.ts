import { expect, test } from 'vitest'

import { ConnectionError, HttpError } from '#ui/http-client.ts'

import { failureText } from './failure-text.ts'
import { fieldErrorsOf } from './field-errors.ts'

test.each([
  ['the server sentence', new HttpError(429, { message: 'Troppi tentativi' }), 'Troppi tentativi'],
  ['a sentence of its own for silence', new HttpError(401, {}), 'Email o password non validi'],
  [
    'that the server is broken',
    new HttpError(502, {}),
    'Errore nella comunicazione con il server. Riprova più tardi.',
  ],
  ['that nothing came back', new ConnectionError(new TypeError('Failed to fetch')), 'Errore di connessione'],
  ['no English of a fault', new TypeError('x is undefined'), 'Email o password non validi'],
])('says %s', (_, error, expected) => {
  expect(failureText(error, 'Email o password non validi')).toBe(expected)
})

test.each([
  [{ code: 'BAD_REQUEST', message: 'No', errors: { phone: 'Male' } }, { phone: 'Male' }],
  [{ code: 'EMAIL_TAKEN', message: 'Email già registrata' }, { email: 'Email già registrata' }],
  [{ code: 'PASSWORD_TOO_COMMON', message: 'Troppo comune' }, { password: 'Troppo comune' }],
  [{ code: 'RATE_LIMITED', message: 'Troppi tentativi' }, {}],
  [{}, {}],
])('puts %j under the fields %j', (body, expected) => {
  expect(fieldErrorsOf(new HttpError(400, body))).toEqual(expected)
})

test('a lost connection concerns no field', () => {
  expect(fieldErrorsOf(new ConnectionError(new TypeError()))).toEqual({})
})
