// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { isOffline, watchConnection } from './connection.ts'
import { ConnectionError, send } from './http-client.ts'

let isReachable = true
let sent: string[] = []
let stop = () => {}

beforeEach(() => {
  isReachable = true
  sent = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    sent.push(`${method} ${url}`)
    if (!isReachable) throw new TypeError('Failed to fetch')
    return Response.json({})
  })
  stop = watchConnection()
})
afterEach(async () => {
  isReachable = true
  await send('POST', '/orders')
  stop()
  vi.unstubAllGlobals()
})

async function loseConnection(): Promise<void> {
  isReachable = false
  await send('GET', '/services/active').catch(() => undefined)
  await vi.waitFor(() => expect(isOffline()).toBe(true))
  sent = []
}

test('the page is offline when a call fails and the health check fails', async () => {
  await loseConnection()
  await expect(send('GET', '/services/active')).rejects.toBeInstanceOf(ConnectionError)
})

test('the page is not offline on the browser event alone', async () => {
  window.dispatchEvent(new Event('offline'))
  await vi.waitFor(() => expect(sent).toEqual(['GET /api/health']))
  expect(isOffline()).toBe(false)
})

test('an offline page refuses changes without sending them', async () => {
  await loseConnection()
  const refusal = await send('POST', '/orders', { body: {} }).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(ConnectionError)
  expect(refusal).toMatchObject({ message: expect.stringMatching(/^Sei offline: non è stato inviato nulla/) })
  expect(sent).toEqual(['GET /api/health'])
})

test('the page is online again after a successful change', async () => {
  await loseConnection()
  isReachable = true
  await send('POST', '/orders', { body: {} })
  expect(sent).toEqual(['GET /api/health', 'POST /api/orders'])
  expect(isOffline()).toBe(false)
})
