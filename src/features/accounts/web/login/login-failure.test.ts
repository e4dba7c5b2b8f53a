import { expect, test } from 'vitest'

import { ConnectionError, HttpError } from '#ui/http/http-client.ts'

import { loginFailure } from './login-failure.ts'

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
])('shows %s', (_, error, expected) => {
  expect(loginFailure(error)).toBe(expected)
})
