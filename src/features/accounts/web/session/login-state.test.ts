import { expect, test } from 'vitest'

import { readLoginState } from './login-state.ts'

test.each([
  [
    { reason: 'required', returnTo: '/booking' },
    { reason: 'required', returnTo: '/booking' },
  ],
  [{ reason: 'passwordChanged' }, { reason: 'passwordChanged' }],
  [{ reason: 'inactivity', returnTo: 7 }, { reason: 'inactivity' }],
  [{ reason: 'logout' }, null],
  [{ reason: 'toString' }, null],
  [{ returnTo: '/booking' }, null],
  ['required', null],
  [undefined, null],
  [null, null],
])('reads %j as %j', (state, expected) => {
  expect(readLoginState(state)).toEqual(expected)
})
