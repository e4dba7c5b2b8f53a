import { expect, test } from 'vitest'

import { ConnectionError, HttpError } from '#ui/http/http-client.ts'

import { fieldErrorsOf } from './field-errors.ts'

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
