import { expect, test } from 'vitest'

import { ConnectionError, HttpError } from '#ui/http/http-client.ts'

import { loginFailure } from './login-failure.ts'

test.each([
  ['the server message', new HttpError(429, { message: 'Troppi tentativi' }), 'Troppi tentativi'],
  ['an own text without a server message', new HttpError(401, {}), 'Email o password non validi'],
  ['a server error', new HttpError(502, {}), 'Errore nella comunicazione con il server. Riprova più tardi.'],
  ['a connection error', new ConnectionError(new TypeError('Failed to fetch')), 'Errore di connessione'],
  ['no English exception text', new TypeError('x is undefined'), 'Email o password non validi'],
])('shows %s', (_, error, expected) => {
  expect(loginFailure(error)).toBe(expected)
})
