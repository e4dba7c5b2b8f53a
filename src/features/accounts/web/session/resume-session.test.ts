// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { closeTabs, openTab, serve, signInBefore } from './open-tab.fixture.ts'
import { giulia } from './session.fixtures.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  closeTabs()
  vi.unstubAllGlobals()
})

test('a visitor is anonymous and the server is not asked', async () => {
  const sent = serve({})
  const { currentSession } = await openTab()
  expect(currentSession()).toMatchObject({ status: 'anonymous', user: null })
  expect(sent).toEqual([])
})

test('a stored user is signed in at once and then replaced by what the server says', async () => {
  signInBefore()
  serve({ '/auth/me': { body: { ...giulia, firstName: 'Giuliana' } } })
  const { currentSession } = await openTab()
  expect(currentSession()).toMatchObject({ status: 'authenticated', user: { firstName: 'Giulia' } })
  await vi.waitFor(() => expect(currentSession().user?.firstName).toBe('Giuliana'))
  expect(localStorage.getItem('user')).toContain('Giuliana')
})

test.each([
  ['missing', null],
  ['cut off', '{"_id":"1"'],
])('with a %s user the server is asked first', async (_, text) => {
  signInBefore()
  if (text === null) localStorage.removeItem('user')
  else localStorage.setItem('user', text)
  serve({ '/auth/me': { body: giulia } })
  const { currentSession } = await openTab()
  expect(currentSession().status).toBe('loading')
  await vi.waitFor(() => expect(currentSession()).toMatchObject({ status: 'authenticated', user: giulia }))
})

test.each<['no network' | { status: number }]>([['no network'], [{ status: 500 }], [{ status: 429 }]])(
  'a known user stays when the server answers %j',
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

test('an unknown user without network is left unverified until the network is back', async () => {
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

test('a session that the server does not know any more is forgotten', async () => {
  signInBefore()
  serve({ '/auth/me': { status: 401 } })
  const { currentSession } = await openTab()
  await vi.waitFor(() =>
    expect(currentSession()).toMatchObject({ status: 'anonymous', endedBy: 'unauthorized' }),
  )
  expect(localStorage.getItem('token')).toBeNull()
  expect(localStorage.getItem('user')).toBeNull()
})

test('a page that opens after 30 idle minutes ends the session instead of resuming it', async () => {
  signInBefore()
  localStorage.setItem('sessionLastActivity', String(Date.now() - 1_800_000))
  const sent = serve({ '/auth/me': { body: giulia }, '/auth/logout': {} })
  const { currentSession } = await openTab()
  expect(currentSession()).toMatchObject({ status: 'anonymous', endedBy: 'inactivity' })
  await vi.waitFor(() => expect(sent).toEqual([{ path: '/auth/logout', token: 'token-1' }]))
})

test('the answer about somebody who has been replaced meanwhile is dropped', async () => {
  signInBefore()
  serve({ '/auth/me': { body: { ...giulia, _id: 'somebody-else' } } })
  const { currentSession } = await openTab()
  const { verifySession } = await import('../session-calls.ts')
  await verifySession()
  expect(currentSession().user).toEqual(giulia)
})
