import { expect, test } from 'vitest'

import type { Session } from '../session-store.ts'
import { decideAccess, type AccessDecision } from './access-decision.ts'
import { giulia, marco } from './session.fixtures.ts'

type SessionState = Omit<Session, 'endedBy'>

const loading: SessionState = { status: 'loading', user: null, unverified: false }
const visitor: SessionState = { status: 'anonymous', user: null, unverified: false }
const unverified: SessionState = { status: 'anonymous', user: null, unverified: true }
const client: SessionState = { status: 'authenticated', user: giulia, unverified: false }
const barber: SessionState = { status: 'authenticated', user: marco, unverified: false }
const newcomer: SessionState = { ...client, user: { ...giulia, mustChangePassword: true } }
const admin: SessionState = { status: 'authenticated', user: { ...giulia, role: 'admin' }, unverified: false }

test.each<[string, string, SessionState, AccessDecision]>([
  ['/', 'a loading session', loading, 'page'],
  ['/login', 'a loading session', loading, 'page'],
  ['/guest-booking', 'an unverified session', unverified, 'page'],
  ['/', 'a visitor', visitor, 'page'],
  ['/booking', 'a loading session', loading, 'wait'],
  ['/admin', 'a loading session', loading, 'wait'],
  ['/booking', 'an unverified session', unverified, 'unverified'],
  ['/booking', 'a visitor', visitor, 'login'],
  ['/nowhere', 'a visitor', visitor, 'login'],
  ['/admin', 'a visitor', visitor, 'login'],
  ['/booking', 'a client', client, 'page'],
  ['/nowhere', 'a client', client, 'page'],
  ['/barber', 'a client', client, 'home'],
  ['/admin', 'a client', client, 'home'],
  ['/subscription/usage', 'a client', client, 'home'],
  ['/barber', 'a barber', barber, 'page'],
  ['/admin', 'a barber', barber, 'home'],
  ['/subscription', 'a barber', barber, 'home'],
  ['/admin', 'an admin', admin, 'page'],
  ['/barber', 'an admin', admin, 'page'],
  ['/change-password', 'a visitor', visitor, 'login'],
  ['/change-password', 'a client', client, 'page'],
  ['/', 'a user with a temporary password', newcomer, 'page'],
  ['/booking', 'a user with a temporary password', newcomer, 'changePassword'],
  ['/admin', 'a user with a temporary password', newcomer, 'changePassword'],
  ['/Change-Password/', 'a user with a temporary password', newcomer, 'page'],
])('%s shows %s: %o → %s', (path, _who, session, expected) => {
  expect(decideAccess(path, session)).toBe(expected)
})
