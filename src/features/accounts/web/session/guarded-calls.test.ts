// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { closeTabs, openTab, serve, signInBefore, tellOtherTabs } from './open-tab.fixture.ts'
import { giulia } from './session.fixtures.ts'

const minute = 60_000
const renewed = { body: { success: true, token: 'token-2', user: giulia } }
const me = { body: giulia }

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  closeTabs()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const pathsOf = (sent: { path: string }[]) => sent.map(({ path }) => path)

describe('a 401', () => {
  test('ends the session once for several calls', async () => {
    signInBefore()
    serve({ '/auth/me': me, '/appointments': { status: 401 }, '/orders': { status: 401 } })
    const { send, currentSession, subscribeToSession } = await openTab()
    await vi.advanceTimersByTimeAsync(1)
    const changed = vi.fn()
    subscribeToSession(changed)
    await Promise.allSettled([
      send('GET', '/appointments'),
      send('GET', '/orders'),
      send('GET', '/appointments'),
    ])
    expect(changed).toHaveBeenCalledTimes(1)
    expect(currentSession()).toMatchObject({ status: 'anonymous', endedBy: 'unauthorized' })
    expect(localStorage.getItem('token')).toBeNull()
    expect(localStorage.getItem('user')).toBeNull()
  })

  test.each(['/auth/login', '/auth/change-password', '/auth/reset-password', '/users/profile'])(
    'of %s keeps the session',
    async (path) => {
      signInBefore()
      serve({ '/auth/me': me, [path]: { status: 401 } })
      const { send, currentSession } = await openTab()
      await expect(send('POST', path, { body: {} })).rejects.toMatchObject({ status: 401 })
      expect(currentSession().status).toBe('authenticated')
      expect(localStorage.getItem('token')).toBe('token-1')
    },
  )

  test('of a token replaced meanwhile keeps the new session', async () => {
    signInBefore()
    let beginAgain = () => {}
    serve({
      '/auth/me': me,
      '/appointments': () => {
        beginAgain()
        return { status: 401 }
      },
    })
    const { send, currentSession, keepSession } = await openTab()
    beginAgain = () => void keepSession({ token: 'token-9', user: giulia })
    await expect(send('GET', '/appointments')).rejects.toMatchObject({ status: 401 })
    expect(currentSession().status).toBe('authenticated')
    expect(localStorage.getItem('token')).toBe('token-9')
  })

  test('changes nothing for a visitor', async () => {
    serve({ '/appointments': { status: 401 } })
    const { send, currentSession } = await openTab()
    await expect(send('GET', '/appointments')).rejects.toMatchObject({ status: 401 })
    expect(currentSession()).toMatchObject({ status: 'anonymous', endedBy: null })
  })
})

describe('the token', () => {
  test('is renewed every 14 minutes, not earlier', async () => {
    signInBefore()
    const sent = serve({ '/auth/me': me, '/auth/refresh-token': renewed })
    await openTab()
    await vi.advanceTimersByTimeAsync(14 * minute - 1000)
    expect(pathsOf(sent)).toEqual(['/auth/me'])
    await vi.advanceTimersByTimeAsync(1000)
    expect(sent.at(-1)).toEqual({ path: '/auth/refresh-token', token: 'token-1' })
    expect(localStorage.getItem('token')).toBe('token-2')
    await vi.advanceTimersByTimeAsync(14 * minute)
    expect(sent.at(-1)).toEqual({ path: '/auth/refresh-token', token: 'token-2' })
    expect(sent).toHaveLength(3)
  })

  test('is renewed once before the first calls after waking up', async () => {
    signInBefore()
    const sent = serve({ '/auth/me': me, '/auth/refresh-token': renewed, '/appointments': {}, '/orders': {} })
    const { send } = await openTab()
    vi.setSystemTime(Date.now() + 20 * minute)
    await Promise.all([send('GET', '/appointments'), send('GET', '/orders')])
    expect(sent.slice(1)).toEqual([
      { path: '/auth/refresh-token', token: 'token-1' },
      { path: '/appointments', token: 'token-2' },
      { path: '/orders', token: 'token-2' },
    ])
  })

  test('is not renewed by calls of /auth', async () => {
    signInBefore({ minutesAgo: 20 })
    const sent = serve({ '/auth/me': me, '/auth/refresh-token': renewed })
    await openTab()
    expect(pathsOf(sent)).toEqual(['/auth/me'])
  })

  test('stays in use without a network, and its renewal is retried', async () => {
    signInBefore()
    let isOnline = false
    const sent = serve({
      '/auth/me': me,
      '/auth/refresh-token': () => (isOnline ? renewed : 'no network'),
      '/appointments': {},
    })
    const { send, currentSession } = await openTab()
    vi.setSystemTime(Date.now() + 15 * minute)
    await send('GET', '/appointments')
    expect(sent.at(-1)).toEqual({ path: '/appointments', token: 'token-1' })
    expect(currentSession().status).toBe('authenticated')
    isOnline = true
    await vi.advanceTimersByTimeAsync(14_000)
    expect(localStorage.getItem('token')).toBe('token-1')
    await vi.advanceTimersByTimeAsync(1000)
    expect(localStorage.getItem('token')).toBe('token-2')
  })

  test('ends the session when the server refuses to renew it', async () => {
    signInBefore()
    serve({ '/auth/me': me, '/auth/refresh-token': { status: 401 } })
    const { currentSession } = await openTab()
    await vi.advanceTimersByTimeAsync(14 * minute)
    expect(currentSession()).toMatchObject({ status: 'anonymous', endedBy: 'unauthorized' })
  })

  test('is not restored by a renewal that ends after the logout', async () => {
    signInBefore()
    let leave = () => {}
    serve({
      '/auth/me': me,
      '/auth/logout': {},
      '/auth/refresh-token': () => {
        leave()
        return renewed
      },
    })
    const { logout, currentSession } = await openTab()
    leave = () => void logout()
    await vi.advanceTimersByTimeAsync(14 * minute)
    expect(currentSession().status).toBe('anonymous')
    expect(localStorage.getItem('token')).toBeNull()
  })

  test.each([true, false])('is renewed once for two tabs (Web Locks: %s)', async (hasLocks) => {
    if (hasLocks) vi.stubGlobal('navigator', { locks: { request: oneAfterTheOther() } })
    signInBefore()
    const sent = serve({ '/auth/me': me, '/auth/refresh-token': slowly(renewed) })
    const first = await openTab()
    if (!hasLocks) await vi.advanceTimersByTimeAsync(500)
    const second = await openTab()
    await vi.advanceTimersByTimeAsync(14 * minute + 1000)
    tellOtherTabs('user', 'token')
    expect(pathsOf(sent).filter((path) => path === '/auth/refresh-token')).toHaveLength(1)
    expect(first.currentSession().status).toBe('authenticated')
    expect(second.currentSession().status).toBe('authenticated')
  })
})

const slowly =
  <Answer>(answer: Answer) =>
  () =>
    new Promise<Answer>((resolve) => setTimeout(() => resolve(answer), 100))

function oneAfterTheOther() {
  let last: Promise<unknown> = Promise.resolve()
  return async (_name: string, task: () => Promise<void>) => {
    const mine = last.then(task)
    last = mine
    await mine
  }
}
