// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { keepLastSeen, lastSeen } from './last-seen.ts'
import { giulia, marco } from './session/session.fixtures.ts'
import { clearStoredSession, storeSession } from './stored-session.ts'

const signIn = (user = giulia) => storeSession({ token: `token of ${user._id}`, user }, Date.now())
const see = (value: unknown) => keepLastSeen('appointments', async () => value)

beforeEach(() => {
  localStorage.clear()
  signIn()
})

describe('what somebody has seen', () => {
  it('is theirs, with its time', async () => {
    const before = Date.now()
    expect(await see(['Taglio'])).toEqual(['Taglio'])
    expect(lastSeen('appointments')?.value).toEqual(['Taglio'])
    expect(lastSeen('appointments')?.at).toBeGreaterThanOrEqual(before)
    expect(lastSeen('orders')).toBeNull()
  })

  it.each(['logout', 'inactivity', 'unauthorized'] as const)(
    'is gone after the end by %s',
    async (reason) => {
      await see(['Taglio'])
      clearStoredSession(reason)
      expect(lastSeen('appointments')).toBeNull()
      expect(localStorage.getItem('own-data') ?? '').not.toContain('Taglio')
    },
  )

  it('is gone when somebody else signs in, also for when they come back', async () => {
    await see(['Taglio'])
    signIn(marco)
    expect(lastSeen('appointments')).toBeNull()
    signIn(giulia)
    expect(lastSeen('appointments')).toBeNull()
  })

  it('stays through a renewal of the token', async () => {
    await see(['Taglio'])
    signIn()
    expect(lastSeen('appointments')?.value).toEqual(['Taglio'])
  })

  it.each([
    ['nobody is signed in any more', () => clearStoredSession('logout')],
    ['somebody else is', () => signIn(marco)],
  ])('is not kept when it arrives while %s', async (_case, change) => {
    await keepLastSeen('appointments', async () => {
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
  ])('that was cut off or written by hand is nothing: %s', (text) => {
    localStorage.setItem('own-data', text)
    expect(lastSeen('appointments')).toBeNull()
  })

  it('is not needed where the storage is full or blocked', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await see(['Taglio'])).toEqual(['Taglio'])
    full.mockRestore()
  })
})
