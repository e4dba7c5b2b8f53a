// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { openEventStream } from './event-stream.ts'

beforeEach(() => {
  localStorage.setItem('token', 'abc')
  vi.useFakeTimers()
})
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

type Attempt = { at: number; token: string | null }

function serve(...answers: (() => Response)[]): Attempt[] {
  const asked: Attempt[] = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    asked.push({ at: Date.now(), token: new Headers(init.headers).get('authorization') })
    return answers.shift()?.() ?? new Response(new ReadableStream())
  })
  return asked
}

const inPieces = (text: string, size: number) => () => {
  const bytes = new TextEncoder().encode(text)
  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>>()
  const writer = writable.getWriter()
  const send = async () => {
    for (let at = 0; at < bytes.length; at += size) await writer.write(bytes.slice(at, at + size))
    await writer.close()
  }
  void send()
  return new Response(readable)
}

const stream =
  'retry: 3000\n\n: still here\n\ndata: {"è":1}\n\ndata: first\ndata: second\n\ndata:whole\r\n\r\n'

it.each([1, 2, 7, stream.length])('joins a stream in chunks of %d bytes', async (size) => {
  serve(inPieces(stream, size))
  const messages: string[] = []
  const stop = openEventStream({
    path: '/events',
    onMessage: (data) => messages.push(data),
    onState: () => undefined,
  })
  await vi.waitFor(() => expect(messages).toEqual(['{"è":1}', 'first\nsecond', 'whole']))
  stop()
})

it('reconnects with the current token and growing delays', async () => {
  const refused = () => new Response('', { status: 503 })
  const asked = serve(inPieces(stream, 7), refused, refused)
  const states: string[] = []
  const stop = openEventStream({
    path: '/events',
    onMessage: () => undefined,
    onState: (state) => states.push(state),
  })
  await vi.waitFor(() => expect(states).toEqual(['open', 'lost']))
  localStorage.setItem('token', 'def')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked.map(({ token }) => token)).toEqual(['Bearer abc', 'Bearer def', 'Bearer def', 'Bearer def'])
  const [, second, third, fourth] = asked.map(({ at }) => at)
  expect(third).toBe((second ?? 0) + 2_000)
  expect(fourth).toBe((third ?? 0) + 4_000)
  stop()
})
