// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { ConnectionError, guardCalls, HttpError, messageOf, send } from './http-client.ts'

type Sent = { url: string; init: RequestInit; headers: Headers }

function serve(answer: () => Response | Promise<Response>): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init, headers: new Headers(init.headers) })
    return answer()
  })
  return sent
}

const ok = () => Response.json({ success: true })

beforeEach(() => localStorage.clear())
afterEach(() => {
  guardCalls({})
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('every call', () => {
  test('goes to /api with credentials, time zone and token', async () => {
    const [first, second] = await sendTwice()
    expect(first?.url).toBe('/api/services/active')
    expect(first?.init.credentials).toBe('include')
    expect(first?.headers.get('x-timezone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
    expect(first?.headers.has('authorization')).toBe(false)
    expect(second?.headers.get('authorization')).toBe('Bearer abc')
  })

  async function sendTwice() {
    const sent = serve(ok)
    await send('GET', '/services/active')
    localStorage.setItem('token', 'abc')
    await send('GET', '/services/active')
    return sent
  }

  test('omits undefined query values', async () => {
    const sent = serve(ok)
    await send('GET', '/slots', { query: { date: '2026-03-11', barberId: undefined, page: 2, q: 'a&b' } })
    expect(sent[0]?.url).toBe('/api/slots?date=2026-03-11&page=2&q=a%26b')
  })

  test('sends JSON unless the body is a form', async () => {
    const sent = serve(ok)
    const form = new FormData()
    form.set('image', 'x')
    await send('POST', '/appointments', { body: { time: '10:00' } })
    await send('POST', '/users/profile/image', { body: form })
    await send('POST', '/auth/logout')
    expect(sent.map(({ headers }) => headers.get('content-type'))).toEqual(['application/json', null, null])
    expect(sent.map(({ init }) => init.body)).toEqual(['{"time":"10:00"}', form, undefined])
  })

  test('works without a token when storage is blocked', async () => {
    const sent = serve(ok)
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    await send('GET', '/services/active')
    expect(sent[0]?.headers.has('authorization')).toBe(false)
  })
})

describe('a failure', () => {
  test('carries message, code and status of the server', async () => {
    const body = { success: false, code: 'EMAIL_TAKEN', message: 'Email già registrata', requestId: '1' }
    serve(() => Response.json(body, { status: 409 }))
    const error = await send('POST', '/auth/register', { body: {} }).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(HttpError)
    expect(error).toMatchObject({ status: 409, body })
    expect(messageOf(error, 'Altro')).toBe('Email già registrata')
  })

  test.each([
    ['an HTML page', () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
    ['an empty body', () => new Response(null, { status: 500 })],
    ['an unknown body', () => Response.json({ error: 'nope' }, { status: 500 })],
    ['null', () => Response.json(null, { status: 500 })],
  ])('with %s uses the fallback message', async (_, answer) => {
    serve(answer)
    const error = await send('GET', '/services/active').catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(HttpError)
    expect(messageOf(error, 'Errore nel caricamento dei servizi')).toBe('Errore nel caricamento dei servizi')
  })

  test('without a connection is a ConnectionError', async () => {
    serve(() => Promise.reject(new TypeError('Failed to fetch')))
    const error = await send('GET', '/services/active').catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(ConnectionError)
    expect(messageOf(error, 'Altro')).toBe('Errore di connessione')
  })

  test('without an answer in time is a ConnectionError', async () => {
    vi.stubGlobal('fetch', neverAnswer)
    await expect(send('GET', '/services/active', { timeout: 20 })).rejects.toBeInstanceOf(ConnectionError)
  })

  test('aborted by the caller is an AbortError', async () => {
    vi.stubGlobal('fetch', neverAnswer)
    const left = new AbortController()
    const call = send('GET', '/services/active', { signal: left.signal })
    left.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })

  const neverAnswer = (_url: string, { signal }: RequestInit) =>
    new Promise((_resolve, reject) => {
      const giveUp = () => reject(new DOMException('gone', 'AbortError'))
      if (signal?.aborted) giveUp()
      else signal?.addEventListener('abort', giveUp)
    })
})

describe('the session hooks', () => {
  test('run before the call, and after a 401 with the sent token', async () => {
    const sent = serve(() => Response.json({}, { status: 401 }))
    localStorage.setItem('token', 'old')
    const onUnauthorized = vi.fn()
    guardCalls({
      beforeCall: async (path) => {
        expect(path).toBe('/appointments')
        await new Promise((resolve) => setImmediate(resolve))
        localStorage.setItem('token', 'new')
      },
      onUnauthorized,
    })
    await expect(send('GET', '/appointments')).rejects.toMatchObject({ status: 401 })
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer new')
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('/appointments', 'new')
  })

  test.each([400, 403, 404, 409, 429, 500])('are not called for a %i', async (status) => {
    serve(() => Response.json({}, { status }))
    const onUnauthorized = vi.fn()
    guardCalls({ onUnauthorized })
    await expect(send('GET', '/appointments')).rejects.toMatchObject({ status })
    expect(onUnauthorized).not.toHaveBeenCalled()
  })
})
