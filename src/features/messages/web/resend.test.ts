// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { ConnectionError } from '#ui/http/http-client.ts'

import { resend } from './resend.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const message = { _id: '0190a0a0-0000-7000-8000-000000000001', state: 'sent' } as const
const another = { ...message, _id: '0190a0a0-0000-7000-8000-000000000002' }

/**
 * @param lost number of answers that never reach the browser
 * @returns the idempotency keys that the server received
 */
function givenServer({ lost }: { lost: number }) {
  const keys: (string | null)[] = []
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'))
    if (keys.length <= lost) throw new TypeError('Failed to fetch')
    return Response.json({ success: true, message: 'Messaggio rimesso in coda' })
  })
  return keys
}

it('a retry after a lost answer repeats its key', async () => {
  const keys = givenServer({ lost: 1 })
  await expect(resend(message)).rejects.toThrow(ConnectionError)
  await resend(another)
  await resend(message)
  expect(keys).toEqual([expect.any(String), expect.any(String), keys[0]])
  expect(keys[1]).not.toBe(keys[0])
})

it('a new press after a success uses a new key', async () => {
  const keys = givenServer({ lost: 0 })
  await resend(message)
  await resend(message)
  expect(new Set(keys).size).toBe(2)
})

it('a message that failed after a lost answer gets a new key', async () => {
  const keys = givenServer({ lost: 1 })
  await expect(resend({ ...message, state: 'queued' })).rejects.toThrow(ConnectionError)
  await resend({ ...message, state: 'failed' })
  expect(new Set(keys).size).toBe(2)
})
