// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { closeTabs, openTab, serve, signInBefore } from './open-tab.fixture.ts'
import { giulia } from './session.fixtures.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  closeTabs()
  vi.unstubAllGlobals()
})

test('a visitor is anonymous without a call to the server', async () => {
  const sent = serve({})
  const { currentSession } = await openTab()
  expect(currentSession()).toMatchObject({ status: 'anonymous', user: null })
  expect(sent).toEqual([])
})

test('a stored user is signed in at once and updated by the server answer', async () => {
  signInBefore()
  serve({ '/auth/me': { body: { ...giulia, firstName: 'Giuliana' } } })
  const { currentSession } = await openTab()
  expect(currentSession()).toMatchObject({ status: 'authenticated', user: { firstName: 'Giulia' } })
  await vi.waitFor(() => expect(currentSession().user?.firstName).toBe('Giuliana'))
  expect(localStorage.getItem('user')).toContain('Giuliana')
})

test.each([
  ['missing', null],
  ['truncated', '{"_id":"1"'],
])('the session is loading until the server answers with a %s user', async (_, text) => {
  signInBefore()
  if (text === null) localStorage.removeItem('user')
  else localStorage.setItem('user', text)
  serve({ '/auth/me': { body: giulia } })
  const { currentSession } = await openTab()
  expect(currentSession().status).toBe('loading')
  await vi.waitFor(() => expect(currentSession()).toMatchObject({ status: 'authenticated', user: giulia }))
})

test.each<['no network' | { status: number }]>([['no network'], [{ status: 500 }], [{ status: 429 }]])(
  'a stored user stays signed in when the server answers %j',
  async (answer) => {
    signInBefore()
    const sent = serve({ '/auth/me': answer })
    const { currentSession } = await openTab()
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    await Promise.resolve()
    expect(currentSession()).toMatchObject({ status: 'authenticated', user: giulia })
    expect(localStorage.getItem('token')).toBe('token-1')
  },
)

test('a token without stored user stays unverified until the network is back', async () => {
  signInBefore()
  localStorage.removeItem('user')
  let isOnline = false
  serve({ '/auth/me': () => (isOnline ? { body: giulia } : 'no network') })
  const { currentSession } = await openTab()
  await vi.waitFor(() => expect(currentSession()).toMatchObject({ status: 'anonymous', unverified: true }))
  expect(localStorage.getItem('token')).toBe('token-1')
  isOnline = true
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(currentSession().status).toBe('authenticated'))
})

test('a session unknown to the server is removed', async () => {
  signInBefore()
  serve({ '/auth/me': { status: 401 } })
  const { currentSession } = await openTab()
  await vi.waitFor(() =>
    expect(currentSession()).toMatchObject({ status: 'anonymous', endedBy: 'unauthorized' }),
  )
  expect(localStorage.getItem('token')).toBeNull()
  expect(localStorage.getItem('user')).toBeNull()
})

test('a page opened after 30 idle minutes ends the session', async () => {
  signInBefore()
  localStorage.setItem('sessionLastActivity', String(Date.now() - 1_800_000))
  const sent = serve({ '/auth/me': { body: giulia }, '/auth/logout': {} })
  const { currentSession } = await openTab()
  expect(currentSession()).toMatchObject({ status: 'anonymous', endedBy: 'inactivity' })
  await vi.waitFor(() => expect(sent).toEqual([{ path: '/auth/logout', token: 'token-1' }]))
})

test('a server answer for another user is dropped', async () => {
  signInBefore()
  serve({ '/auth/me': { body: { ...giulia, _id: 'somebody-else' } } })
  const { currentSession } = await openTab()
  const { verifySession } = await import('../session-calls.ts')
  await verifySession()
  expect(currentSession().user).toEqual(giulia)
})
