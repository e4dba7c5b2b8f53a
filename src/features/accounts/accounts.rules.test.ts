import { describe, expect, test } from 'vitest'

import type { Role } from '#shared/contracts/access.ts'

import {
  endsSession,
  isChangePasswordPath,
  isPublicPath,
  isRole,
  mayOpen,
  routeAccess,
  needsFreshToken,
} from './accounts.rules.ts'
import { homeOfRole, safeReturnPath } from './sign-in.rules.ts'

describe('routeAccess', () => {
  test.each([
    ['/', 'everyone'],
    ['/login', 'everyone'],
    ['/register', 'everyone'],
    ['/shop', 'everyone'],
    ['/guest-booking', 'everyone'],
    ['/booking-confirmation', 'everyone'],
    ['/marketing-barber-system', 'everyone'],
    ['/privacy-policy', 'everyone'],
    ['/unsubscribe', 'everyone'],
    ['/reset-password', 'everyone'],
    ['/verify-email', 'everyone'],
    ['/booking', 'signedIn'],
    ['/waiting-list', 'signedIn'],
    ['/profile', 'signedIn'],
    ['/admin', ['admin']],
    ['/barber', ['barber', 'admin']],
    ['/subscription', ['admin']],
    ['/subscription/usage', ['admin']],
  ])('%s is for %j', (path, access) => {
    expect(routeAccess(path)).toEqual(access)
  })

  test.each(['/nowhere', '/shop/nowhere', '/login/nowhere', '/bookings', '/administration'])(
    '%s is unknown and only for signed-in users',
    (path) => expect(routeAccess(path)).toBe('signedIn'),
  )

  test.each([
    '/Admin',
    '/admin/',
    '//admin',
    '/admin?tab=orders',
    '/admin?next=a\nb',
    '/admin#top',
    '/%61dmin',
    '/admin/orders/7',
  ])('%s is as private as /admin', (path) => expect(routeAccess(path)).toEqual(['admin']))

  test('a path that cannot be decoded is not public', () => {
    expect(isPublicPath('/%E0%A4%A')).toBe(false)
  })
})

test.each([
  '/LOGIN',
  '/login/',
  '/unsubscribe?email=a%40b.ch&token=x',
  '/?from=card',
  '/guest-booking#orari',
])('%s is public', (path) => expect(isPublicPath(path)).toBe(true))

describe('mayOpen', () => {
  test.each<[string, Role, boolean]>([
    ['/admin', 'admin', true],
    ['/admin', 'barber', false],
    ['/admin', 'client', false],
    ['/barber', 'admin', true],
    ['/barber', 'barber', true],
    ['/barber', 'client', false],
    ['/subscription', 'admin', true],
    ['/subscription', 'barber', false],
    ['/subscription/usage', 'client', false],
    ['/subscription/usage', 'admin', true],
    ['/booking', 'client', true],
    ['/booking', 'barber', true],
    ['/', 'client', true],
    ['/nowhere', 'client', true],
  ])('%s for a %s: %s', (path, role, expected) => expect(mayOpen(path, role)).toBe(expected))
})

describe('homeOfRole', () => {
  test.each<[Role, string]>([
    ['admin', '/admin'],
    ['barber', '/barber'],
    ['client', '/'],
  ])('a %s starts on %s', (role, start) => expect(homeOfRole(role)).toBe(start))
})

describe('safeReturnPath', () => {
  test.each([
    ['/booking', '/booking'],
    ['/booking?barber=7#orari', '/booking?barber=7#orari'],
    ['/profile?next=https://evil.example', '/profile?next=https://evil.example'],
    ['/nowhere', '/nowhere'],
    ['/booking/../profile', '/profile'],
  ])('%s returns to %s', (path, expected) => expect(safeReturnPath(path, 'client')).toBe(expected))

  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/..//evil.example',
    '/%2e%2e//evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    'booking',
    '',
    '/login',
    '/Login/',
    '/login?reason=x',
    '/%6cogin',
    '/register',
    '/admin',
    '/ADMIN',
    '/barber',
    '/booking/../admin',
    null,
    undefined,
    7,
    { pathname: '/booking' },
  ])('refuses %j', (path) => expect(safeReturnPath(path, 'client')).toBeNull())

  test('returns only paths the role may see', () => {
    expect(safeReturnPath('/barber?day=2026-11-20', 'barber')).toBe('/barber?day=2026-11-20')
    expect(safeReturnPath('/admin', 'barber')).toBeNull()
    expect(safeReturnPath('/subscription/usage', 'admin')).toBe('/subscription/usage')
  })
})

describe('endsSession', () => {
  test.each([
    ['/auth/login', false],
    ['/auth/change-password', false],
    ['/auth/reset-password', false],
    ['/auth/reset-password/confirm', false],
    ['/users/profile', false],
    ['/users/profile/image', true],
    ['/auth/me', true],
    ['/auth/refresh-token', true],
    ['/appointments', true],
  ])('a 401 of %s: %s', (call, expected) => expect(endsSession(call)).toBe(expected))
})

test.each([
  ['/change-password', true],
  ['/Change-Password/?from=login', true],
  ['/change-password/again', false],
  ['/', false],
  ['/profile', false],
])('a user with a temporary password may open %s: %s', (path, expected) => {
  expect(isChangePasswordPath(path)).toBe(expected)
})

test.each([
  ['admin', true],
  ['barber', true],
  ['client', true],
  ['owner', false],
  ['', false],
  [['admin'], false],
  [null, false],
])('%j is a role: %s', (value, expected) => expect(isRole(value)).toBe(expected))

test.each([
  ['/auth/login', false],
  ['/auth/refresh-token', false],
  ['/appointments', true],
  ['/authors', true],
  ['/users/auth/', true],
])('%s waits for a new token: %s', (call, expected) => expect(needsFreshToken(call)).toBe(expected))
