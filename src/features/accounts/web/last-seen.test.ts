// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { refreshLastSeen, lastSeen } from './last-seen.ts'
import { giulia, marco } from './session/session.fixtures.ts'
import { clearStoredSession, storeSession } from './stored-session.ts'

const signIn = (user = giulia) => storeSession({ token: `token of ${user._id}`, user }, Date.now())
const see = (value: unknown) => refreshLastSeen('appointments', async () => value)

beforeEach(() => {
  localStorage.clear()
  signIn()
})

describe('the last seen data', () => {
  it('is stored with its time', async () => {
    const before = Date.now()
    expect(await see(['Taglio'])).toEqual(['Taglio'])
    expect(lastSeen('appointments')?.value).toEqual(['Taglio'])
    expect(lastSeen('appointments')?.at).toBeGreaterThanOrEqual(before)
    expect(lastSeen('orders')).toBeNull()
  })

  it.each(['logout', 'inactivity', 'unauthorized'] as const)(
    'is removed after the end by %s',
    async (reason) => {
      await see(['Taglio'])
      clearStoredSession(reason)
      expect(lastSeen('appointments')).toBeNull()
      expect(localStorage.getItem('own-data') ?? '').not.toContain('Taglio')
    },
  )

  it('is removed when another user signs in', async () => {
    await see(['Taglio'])
    signIn(marco)
    expect(lastSeen('appointments')).toBeNull()
    signIn(giulia)
    expect(lastSeen('appointments')).toBeNull()
  })

  it('stays when the token is renewed', async () => {
    await see(['Taglio'])
    signIn()
    expect(lastSeen('appointments')?.value).toEqual(['Taglio'])
  })

  it.each([
    ['the session has ended', () => clearStoredSession('logout')],
    ['another user is signed in', () => signIn(marco)],
  ])('is not stored when it arrives while %s', async (_case, change) => {
    await refreshLastSeen('appointments', async () => {
      change()
      return ['Taglio']
    })
    expect(localStorage.getItem('own-data') ?? '').not.toContain('Taglio')
    signIn()
    expect(lastSeen('appointments')).toBeNull()
  })

  it.each([
    '',
    'null',
    '[]',
    '{"userId":1}',
    `{"userId":"${giulia._id}","answers":{"appointments":{}}}`,
    '{',
  ])('is null when malformed: %s', (text) => {
    localStorage.setItem('own-data', text)
    expect(lastSeen('appointments')).toBeNull()
  })

  it('is returned even when the storage is full', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await see(['Taglio'])).toEqual(['Taglio'])
    full.mockRestore()
  })
})
