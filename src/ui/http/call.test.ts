// @vitest-environment happy-dom
import { afterEach, expect, expectTypeOf, it, vi } from 'vitest'
import { z } from 'zod'

import { type Calls, endpoint, endpoints } from '#shared/contracts/endpoint.ts'

import { InvalidAnswerError } from './answer.ts'
import { call, linkTo, sendTo } from './call.ts'
import { ConnectionError, HttpError } from './http-client.ts'

const calls = {
  changeNote: {
    query: z.object({ page: z.coerce.number<number>().default(1) }),
    body: z.object({ text: z.string(), stars: z.int().optional() }),
    answer: z.object({ id: z.string(), at: z.string().transform((text) => new Date(text)) }),
  },
  notes: { answer: z.array(z.string()) },
  notesOfPage: { query: z.object({ page: z.string() }) },
} satisfies Calls
const contract = async () => ({ calls })
const neverLoaded: typeof contract = () => Promise.reject(new TypeError('Failed to fetch'))
const { changeNote } = endpoints(contract, ['admin'], { changeNote: 'PUT /people/:person/notes/:id' })
const { notes, notesOfPage } = endpoints(contract, 'public', {
  notes: 'GET /notes',
  notesOfPage: 'GET /page.csv',
})
const notesFile = endpoint('GET /notes.csv', 'public')

function serve(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => answer())
  vi.stubGlobal('fetch', fetch)
  return fetch
}

afterEach(() => vi.unstubAllGlobals())

it('encodes the path and sends query, body and idempotency key', async () => {
  const fetch = serve(() => Response.json({ id: '7', at: '2026-03-11T09:00:00Z' }))
  const note = await call(changeNote, {
    params: { person: 'Élia & co', id: '../7?x#y' },
    query: { page: 2 },
    body: { text: 'ciao' },
    idempotencyKey: 'once',
  })
  expect(note).toEqual({ id: '7', at: new Date('2026-03-11T09:00:00Z') })
  const [url, { method, body, headers }] = fetch.mock.calls[0] ?? ['', {}]
  expect(url).toBe('/api/people/%C3%89lia%20%26%20co/notes/..%2F7%3Fx%23y?page=2')
  expect([method, body]).toEqual(['PUT', '{"text":"ciao"}'])
  expect(new Headers(headers).get('idempotency-key')).toBe('once')
})

it('sends a read before the schemas have loaded', async () => {
  const fetch = serve(() => Response.json([]))
  const schemas = Promise.withResolvers<Awaited<ReturnType<typeof contract>>>()
  const answer = call({ ...notes, contract: () => schemas.promise })
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce())
  schemas.resolve(await contract())
  expect(await answer).toEqual([])
})

it('sends a change only once its schemas have loaded', async () => {
  const fetch = serve(() => Response.json({ id: '7', at: '2026-03-11T09:00:00Z' }))
  const input = { params: { person: '1', id: '7' }, body: { text: 'ciao' } }
  const unloadable = { ...changeNote, contract: neverLoaded }
  await expect(call(unloadable, input)).rejects.toBeInstanceOf(ConnectionError)
  const stalled = { ...changeNote, contract: () => new Promise<{ calls: typeof calls }>(() => {}) }
  await expect(call(stalled, { ...input, timeout: 20 })).rejects.toBeInstanceOf(ConnectionError)
  expect(fetch).not.toHaveBeenCalled()
  const schemas = Promise.withResolvers<Awaited<ReturnType<typeof contract>>>()
  const answer = call({ ...changeNote, contract: () => schemas.promise }, input)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(fetch).not.toHaveBeenCalled()
  schemas.resolve(await contract())
  expect(await answer).toMatchObject({ id: '7' })
  expect(fetch).toHaveBeenCalledOnce()
})

it.each([undefined, null, {}, 'text', [1], { data: [1] }])(
  'throws InvalidAnswerError for an answer outside of the contract: %j',
  async (answer) => {
    serve(() => (answer === undefined ? new Response('<h1>') : Response.json(answer)))
    const error = await call(notes).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(InvalidAnswerError)
    expect(error).toHaveProperty('message', 'Risposta del server non valida')
  },
)

it('needs no schemas for a refusal or a lost connection', async () => {
  const unloadable = { ...notes, contract: neverLoaded }
  serve(() => Response.json({ message: 'No' }, { status: 409 }))
  await expect(call(unloadable)).rejects.toBeInstanceOf(HttpError)
  serve(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(call(unloadable)).rejects.toBeInstanceOf(ConnectionError)
})

it('returns a file as it is, and a link without a call', async () => {
  serve(() => new Response('a;b'))
  expect(await (await sendTo(notesFile)).text()).toBe('a;b')
  expect(
    linkTo(changeNote, { params: { person: 'a/b', id: '7' }, query: { page: 2 }, body: { text: '' } }),
  ).toBe('/api/people/a%2Fb/notes/7?page=2')
})

it('accepts only the types of the contract', () => {
  expectTypeOf(call<typeof changeNote>).returns.resolves.toEqualTypeOf<{ id: string; at: Date }>()
  expectTypeOf(call<typeof notes>).returns.resolves.toEqualTypeOf<string[]>()
  const params = { person: 'a', id: 'b' }
  const body = { text: 'x' }
  const never = () => [
    call(notes),
    call(changeNote, { params, body }),
    // @ts-expect-error a parameter is missing
    call(changeNote, { params: { id: 'b' }, body }),
    // @ts-expect-error the body is missing
    call(changeNote, { params }),
    // @ts-expect-error the input is missing
    call(changeNote),
    // @ts-expect-error no such field type
    call(changeNote, { params, body: { text: 1 } }),
    // @ts-expect-error no such query
    call(changeNote, { params, body, query: { page: 'x' } }),
    // @ts-expect-error it answers a file
    call(notesFile),
    // @ts-expect-error it answers a file, too, though it takes a question
    call(notesOfPage, { query: { page: '1' } }),
    // @ts-expect-error no such call in the contract
    endpoints(contract, 'public', { otherNotes: 'GET /notes' }),
    // @ts-expect-error no such method
    endpoints(contract, 'public', { notes: 'SEND /notes' }),
    // @ts-expect-error what it answers is no schema
    endpoints(async () => ({ calls: { notes: { answer: 100 } } }), 'public', { notes: 'GET /notes' }),
    // @ts-expect-error no such role
    endpoints(contract, ['owner'], { notes: 'GET /notes' }),
  ]
  expectTypeOf(never).toBeFunction()
})
