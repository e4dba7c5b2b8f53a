// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { closeTabs, openTab, serve, signInBefore, tellOtherTabs } from './open-tab.fixture.ts'
import { giulia, marco } from './session.fixtures.ts'

const minute = 60_000

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  signInBefore()
})
afterEach(() => {
  closeTabs()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function serveAll() {
  return serve({
    '/auth/me': { body: giulia },
    '/auth/refresh-token': { body: { success: true, token: 'token-2', user: giulia } },
    '/auth/logout': {},
  })
}

describe('inactivity', () => {
  test('ends the session after 30 minutes and logs out on the server', async () => {
    const sent = serveAll()
    const { currentSession } = await openTab()
    await vi.advanceTimersByTimeAsync(30 * minute - 1000)
    expect(currentSession().status).toBe('authenticated')
    await vi.advanceTimersByTimeAsync(1000)
    expect(currentSession()).toMatchObject({ status: 'anonymous', endedBy: 'inactivity' })
    expect(localStorage.getItem('token')).toBeNull()
    expect(sent.at(-1)).toEqual({ path: '/auth/logout', token: 'token-2' })
  })

  test.each(['mousemove', 'keydown', 'click', 'scroll', 'touchstart', 'touchmove'])(
    'starts again after %s on any element',
    async (type) => {
      serveAll()
      const { currentSession } = await openTab()
      await vi.advanceTimersByTimeAsync(20 * minute)
      const button = document.body.appendChild(document.createElement('button'))
      button.dispatchEvent(new Event(type, { bubbles: false }))
      await vi.advanceTimersByTimeAsync(30 * minute - 1000)
      expect(currentSession().status).toBe('authenticated')
      await vi.advanceTimersByTimeAsync(1000)
      expect(currentSession().status).toBe('anonymous')
    },
  )

  test('counts the activity of all tabs', async () => {
    serveAll()
    const { currentSession } = await openTab()
    await vi.advanceTimersByTimeAsync(25 * minute)
    localStorage.setItem('sessionLastActivity', String(Date.now()))
    await vi.advanceTimersByTimeAsync(29 * minute)
    expect(currentSession().status).toBe('authenticated')
    await vi.advanceTimersByTimeAsync(minute)
    expect(currentSession().status).toBe('anonymous')
  })

  test('is prevented in other tabs by storing the time of activity', async () => {
    serveAll()
    await openTab()
    await vi.advanceTimersByTimeAsync(10 * minute)
    const at = Date.now()
    window.dispatchEvent(new Event('keydown'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(localStorage.getItem('sessionLastActivity')).toBe(String(at))
  })

  test('shows a countdown during the last minute', async () => {
    serveAll()
    const { notice } = await openTab()
    await vi.advanceTimersByTimeAsync(29 * minute - 1000)
    expect(notice.show).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(minute)
    expect(notice.show.mock.calls.map(([seconds]) => seconds)).toEqual(
      Array.from({ length: 60 }, (_, i) => 60 - i),
    )
    expect(notice.hide).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1000)
    expect(notice.hide).toHaveBeenCalledTimes(1)
  })

  test('hides the countdown on activity', async () => {
    serveAll()
    const { notice, currentSession } = await openTab()
    await vi.advanceTimersByTimeAsync(29 * minute + 30_000)
    window.dispatchEvent(new Event('mousemove'))
    expect(notice.hide).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(minute)
    expect(notice.show).toHaveBeenLastCalledWith(30)
    expect(currentSession().status).toBe('authenticated')
  })

  test('ends the session when the first event comes after 31 minutes asleep', async () => {
    serveAll()
    const { currentSession } = await openTab()
    vi.setSystemTime(Date.now() + 31 * minute)
    window.dispatchEvent(new Event('mousemove'))
    expect(currentSession()).toMatchObject({ status: 'anonymous', endedBy: 'inactivity' })
  })

  test('of the previous session does not count in a new one', async () => {
    serveAll()
    const { keepSession, currentSession, logout } = await openTab()
    await logout()
    await vi.advanceTimersByTimeAsync(31 * minute)
    expect(currentSession()).toMatchObject({ status: 'anonymous', endedBy: 'logout' })
    keepSession({ token: 'token-3', user: giulia })
    await vi.advanceTimersByTimeAsync(2000)
    expect(currentSession().status).toBe('authenticated')
  })
})

describe('logout', () => {
  test('removes token and user and revokes the token on the server', async () => {
    const sent = serveAll()
    const { logout, currentSession } = await openTab()
    await vi.advanceTimersByTimeAsync(1000)
    await logout()
    expect(currentSession()).toMatchObject({ status: 'anonymous', user: null, endedBy: 'logout' })
    expect(Object.keys(localStorage)).toEqual(['sessionEndedBy'])
    expect(sent.at(-1)).toEqual({ path: '/auth/logout', token: 'token-1' })
  })

  test.each<['no network' | { status: number }]>([['no network'], [{ status: 500 }], [{ status: 401 }]])(
    'succeeds when the server answers %j',
    async (answer) => {
      serve({ '/auth/me': { body: giulia }, '/auth/logout': answer })
      const { logout, currentSession } = await openTab()
      await expect(logout()).resolves.toBeUndefined()
      expect(currentSession()).toMatchObject({ status: 'anonymous', endedBy: 'logout' })
    },
  )

  test('does not wait for a slow server', async () => {
    serveAll()
    const { logout, currentSession } = await openTab()
    void logout()
    expect(currentSession().status).toBe('anonymous')
  })
})

describe('other tabs', () => {
  const reasons = { logout: 'elsewhere', inactivity: 'inactivity', unauthorized: 'unauthorized' }
  test.each(Object.entries(reasons))('follow the end of the session by %s', async (reason, endedBy) => {
    serveAll()
    const { currentSession } = await openTab()
    localStorage.setItem('sessionEndedBy', reason)
    localStorage.removeItem('user')
    localStorage.removeItem('token')
    tellOtherTabs('user', 'token')
    expect(currentSession()).toMatchObject({ status: 'anonymous', user: null, endedBy })
  })

  test('follow a login', async () => {
    serveAll()
    localStorage.clear()
    const { currentSession } = await openTab()
    expect(currentSession().status).toBe('anonymous')
    localStorage.setItem('user', JSON.stringify(marco))
    localStorage.setItem('token', 'token-7')
    tellOtherTabs('user', 'token')
    expect(currentSession()).toMatchObject({ status: 'authenticated', user: marco })
  })

  test('follow a cleared storage and a page shown again from the cache', async () => {
    serveAll()
    const { currentSession } = await openTab()
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(currentSession().status).toBe('anonymous')
    signInBefore()
    const shown = new Event('pageshow')
    Object.defineProperty(shown, 'persisted', { value: true })
    window.dispatchEvent(shown)
    expect(currentSession().status).toBe('authenticated')
  })
})
