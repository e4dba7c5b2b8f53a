// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { giulia } from './session/session.fixtures.ts'
import {
  clearStoredSession,
  storedActivity,
  storedEndReason,
  storedToken,
  storedUser,
  storeSession,
  tokenAge,
} from './stored-session.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test("stores a session under 'token' and 'user'", () => {
  expect(storeSession({ token: 'abc', user: giulia }, 1000)).toBe(true)
  expect(localStorage.getItem('token')).toBe('abc')
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(giulia)
  expect(storedToken()).toBe('abc')
  expect(storedUser()).toEqual(giulia)
  expect(tokenAge(1500)).toBe(500)
})

test('removes both and stores the reason', () => {
  storeSession({ token: 'abc', user: giulia }, 1000)
  clearStoredSession('inactivity')
  expect(localStorage.getItem('token')).toBeNull()
  expect(localStorage.getItem('user')).toBeNull()
  expect(storedEndReason()).toBe('inactivity')
})

test('removes stored payment holds and own data', () => {
  storeSession({ token: 'abc', user: giulia }, 1000)
  for (const key of ['guest-booking-hold', 'shop-checkout-hold', 'own-data']) localStorage.setItem(key, '{}')
  clearStoredSession('logout')
  expect(Object.keys(localStorage)).toEqual(['sessionEndedBy'])
})

test.each([
  'not json',
  '{"_id":"1","firstName":"Giu',
  'null',
  '[]',
  '7',
  '"giulia"',
  '{}',
  JSON.stringify({ ...giulia, role: 'root' }),
  JSON.stringify({ ...giulia, firstName: 7 }),
])('a stored user of %s is ignored', (text) => {
  localStorage.setItem('user', text)
  expect(storedUser()).toBeNull()
})

test.each(['', 'yesterday', '{}'])('an issue time of %j makes the token old', (text) => {
  localStorage.setItem('sessionRenewedAt', text)
  expect(tokenAge(Date.now())).toBeGreaterThan(1e9)
})

test('an issue time in the future makes the token old', () => {
  storeSession({ token: 'abc', user: giulia }, 5000)
  expect(tokenAge(4999)).toBe(Number.POSITIVE_INFINITY)
})

test('a storage that throws reads as empty and reports that nothing was stored', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(storedToken()).toBeNull()
  expect(storedUser()).toBeNull()
  expect(storedActivity()).toBeNull()
  expect(storeSession({ token: 'abc', user: giulia }, 1)).toBe(false)
  expect(() => clearStoredSession('logout')).not.toThrow()
})
