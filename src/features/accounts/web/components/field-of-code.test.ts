import { expect, test } from 'vitest'

import { fieldErrorsOf } from '#ui/forms/field-errors.ts'
import { ConnectionError, HttpError } from '#ui/http/http-client.ts'

import { accountFieldOfCode } from './field-of-code.ts'

test.each([
  [{ code: 'BAD_REQUEST', message: 'No', errors: { phone: 'Male' } }, { phone: 'Male' }],
  [{ code: 'EMAIL_TAKEN', message: 'Email già registrata' }, { email: 'Email già registrata' }],
  [{ code: 'PASSWORD_TOO_COMMON', message: 'Troppo comune' }, { password: 'Troppo comune' }],
  [{ code: 'RATE_LIMITED', message: 'Troppi tentativi' }, {}],
  [{}, {}],
])('maps %j to field errors %j', (body, expected) => {
  expect(fieldErrorsOf(new HttpError(400, body), accountFieldOfCode)).toEqual(expected)
})

test('a lost connection gives no field error', () => {
  expect(fieldErrorsOf(new ConnectionError(new TypeError()), accountFieldOfCode)).toEqual({})
})
