import { expect, test } from 'vitest'

import { giulia, marco } from './session/session.fixtures.ts'
import { destinationOf } from './sign-in-destination.ts'

test('returns to the page that asked for the login', () => {
  expect(destinationOf(giulia, { reason: 'required', returnTo: '/booking?barber=7' })).toBe(
    '/booking?barber=7',
  )
})

test.each([
  ['no page asked for the login', null],
  ['the role may not open the page', { reason: 'required', returnTo: '/admin' }],
  ['the page is on another site', { reason: 'required', returnTo: '//evil.example' }],
  ['the state is not from the guard', { returnTo: '/booking' }],
])('returns to the start page when %s', (_, state) => {
  expect(destinationOf(giulia, state)).toBe('/')
  expect(destinationOf(marco, state)).not.toContain('booking')
})
