import { expect, test } from 'vitest'

import { giulia, marco } from './session/session.fixtures.ts'
import { destinationOf } from './sign-in-destination.ts'

test('returns to the page that asked for the login', () => {
  expect(destinationOf(giulia, { reason: 'required', returnTo: '/booking?barber=7' })).toBe(
    '/booking?barber=7',
  )
})

test.each([
  ['nobody sent them', null],
  ['the page is not theirs', { reason: 'required', returnTo: '/admin' }],
  ['the page is on another site', { reason: 'required', returnTo: '//evil.example' }],
  ['the guard did not write it', { returnTo: '/booking' }],
])('returns to the start page when %s', (_, state) => {
  expect(destinationOf(giulia, state)).toBe('/')
  expect(destinationOf(marco, state)).not.toContain('booking')
})
