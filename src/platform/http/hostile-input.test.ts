import { once } from 'node:events'
import { connect } from 'node:net'

import { describe, expect, it } from 'vitest'

import { until } from '#tests/support/app-process.ts'
import { givenBarber, givenShop, givenVisitor } from '#tests/support/given.ts'
import { clientBooking, guestBooking, signIn } from '#tests/support/people.ts'
import { processorTime, steadyProcessorTime } from '#tests/support/processor-time.ts'

const guestPath = '/appointments/public/appointments/guest'
const shop = givenShop()
const visitor = givenVisitor(shop)
const marco = givenBarber(shop)

describe('text that PostgreSQL cannot store returns 400', () => {
  const hostile: [string, string][] = [
    ['the character zero', 'An\u0000na'],
    ['half a surrogate pair', 'An\ud800na'],
  ]
  it.each(hostile)('%s', async (_what, text) => {
    for (const field of ['firstName', 'lastName', 'email', 'phone', 'service', 'date', 'time', 'barberId']) {
      const { status, body } = await visitor.post(guestPath, guestBooking(marco.id, { [field]: text }))
      expect([field, status, body.success]).toEqual([field, 400, false])
    }
    expect((await visitor.post('/auth/login', { email: text, password: text })).status).toBe(400)
    expect((await visitor.post('/auth/reset-password', { email: text })).status).toBe(400)
    const named = { ...guestBooking(marco.id), [text]: 'x' }
    expect((await visitor.post(guestPath, named)).status, 'as the name of a field').toBe(400)
  })

  it('in a query, and for a malformed path', async () => {
    const query = `barberId=${marco.id}&date=2026-03-13%00&duration=30`
    expect((await visitor.get(`/appointments/public/available-slots?${query}`)).status).toBe(400)
    const { status, body } = await visitor.get('/%zz')
    expect([status, body.code, body.message]).toEqual([400, 'MALFORMED_BODY', 'La richiesta non è leggibile'])
  })
})

describe('an expensive call', () => {
  it.each([
    ['arrays', '['.repeat(20_000) + ']'.repeat(20_000)],
    ['objects', '{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000)],
    [
      'a field of a valid body',
      JSON.stringify(guestBooking('any')).replace('{', `{"x":${'['.repeat(5_000)}${']'.repeat(5_000)},`),
    ],
  ])('%s nested deeply: 400', async (_what, text) => {
    for (const path of [guestPath, '/auth/login', '/auth/register']) {
      const { status, body } = await visitor.post(path, text)
      expect([path, status, body.code]).toEqual([path, 400, 'INVALID_INPUT'])
    }
  })

  it.each([
    ['dots', '/'.padEnd(15_000, '.')],
    ['slashes', '/a'.padEnd(15_000, '/') + 'a'],
    ['letters', '/a'.padEnd(15_000, 'a')],
    ['letters in a query', '/?q='.padEnd(15_000, 'a')],
  ])('a path of 15,000 %s: 414 within 500 ms', async (_what, path) => {
    for (const prefix of ['', '/api', '/api/barbers']) {
      const time = await processorTime(async () => {
        const response = await fetch(`${shop.url}${prefix}${path}`)
        const body = await response.json()
        expect([response.status, body.code]).toEqual([414, 'ADDRESS_TOO_LONG'])
      })
      expect(time).toBeLessThan(500)
    }
  })

  it.each([
    ['list items', 70, '/auth/login', `{"email":[${'0,'.repeat(500_000)}0]}`],
    ['fields', 250, '/v1.0/email/send', `{"template_params":{${fields(80_000)}}}`],
    ['fields up to the read limit', 250, '/v1.0/email/send', `{"template_params":{${fields(4_900)}}}`],
    ['bytes for Stripe', 70, '/payments/webhook', `[${'0,'.repeat(500_000)}0]`],
  ])('with too many %s: 400 within %d ms of work', async (_what, most, path, text) => {
    const time = await steadyProcessorTime(async () => {
      const { status } = await visitor.post(path, text)
      expect(status).toBe(400)
    })
    expect(time).toBeLessThan(most)
  })

  it('a body over 1 MiB: 413', async () => {
    const { status, body } = await visitor.post('/auth/login', {
      email: 'a'.repeat(1_100_000),
      password: 'x',
    })
    expect([status, body.code, body.message]).toEqual([
      413,
      'PAYLOAD_TOO_LARGE',
      'I dati inviati sono troppo grandi',
    ])
  })

  it.each([
    ['combining marks', '\u0301\u0316'.repeat(60_000)],
    ['characters that expand to many', '\ufdfa'.repeat(300_000)],
  ])('a name of many %s: 400 within 1.5 seconds', async (_what, firstName) => {
    const time = await processorTime(async () => {
      const { status, body } = await visitor.post(guestPath, guestBooking(marco.id, { firstName }))
      expect([status, Object.keys(body.errors)]).toEqual([400, ['firstName']])
    })
    expect(time).toBeLessThan(1_500)
  })

  it('an Idempotency-Key of 201 characters: 400, of 200: 201', async () => {
    const overrides = guestBooking(marco.id, { date: '2026-03-19' })
    const answer = async (length: number) =>
      (await visitor.post(guestPath, overrides, { 'idempotency-key': 'k'.repeat(length) })).status
    expect(await answer(201)).toBe(400)
    expect(await answer(200)).toBe(201)
  })
})

it('errors of cacheable routes are sent with no-store', async () => {
  for (const path of ['/niente', '/services/active?x=%00', '/appointments/public/barbers/nobody']) {
    const { status, headers } = await visitor.get(path)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(headers.get('cache-control')).toBe('no-store')
  }
})

describe('extreme dates return no 5xx, and 400 for a booking', () => {
  it.each(['0000-01-01', '9999-12-31', '+275760-09-13T00:00:00Z', '2026-03-13T99:00:00Z', 'March 13, 2026'])(
    '%s',
    async (date) => {
      const slots = await visitor.get(
        `/appointments/public/available-slots?barberId=${marco.id}&date=${encodeURIComponent(date)}&duration=30`,
      )
      expect(slots.status).toBeLessThan(500)
      expect(
        (await visitor.get(`/barbers/${marco.id}/check-vacation?date=${encodeURIComponent(date)}`)).status,
      ).toBeLessThan(500)
      const { status, body } = await visitor.post(guestPath, guestBooking(marco.id, { date }))
      expect([status, body.message]).toEqual([400, 'Data o ora non valida'])
    },
  )
})

it('one instant is the same shop day in all routes', async () => {
  const instant = encodeURIComponent('2026-03-12T23:30:00Z')
  const slots = await visitor.get(
    `/appointments/public/available-slots?barberId=${marco.id}&date=${instant}&duration=30`,
  )
  const plain = await visitor.get(
    `/appointments/public/available-slots?barberId=${marco.id}&date=2026-03-13&duration=30`,
  )
  expect(slots.body).toEqual(plain.body)
  expect((await visitor.get(`/barbers/${marco.id}/check-vacation?date=${instant}`)).status).toBe(200)
})

it('the same Idempotency-Key of several clients is separate', async () => {
  const people = await Promise.all([signIn(shop), signIn(shop), signIn(shop)])
  const key = { 'idempotency-key': crypto.randomUUID() }
  const answers = await Promise.all(
    people.map(({ api }, index) =>
      api.post(
        '/appointments',
        clientBooking(marco.id, { date: '2026-03-20', time: `1${index + 3}:00` }),
        key,
      ),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
})

it('invalid HTTP gets a 400 with our message', async () => {
  const socket = connect(Number(new URL(shop.url).port), '127.0.0.1')
  socket.write('KAPUTT / HTTP/1.1\r\n\r\n')
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk as Buffer)
  expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1.1 400[\s\S]*La richiesta non è leggibile/)
})

it('connections that send invalid HTTP are closed', async () => {
  const before = await openConnections()
  const callers = Array.from({ length: 20 }, () => {
    const socket = connect({ port: Number(new URL(shop.url).port), host: '127.0.0.1', allowHalfOpen: true })
    socket.write('KAPUTT / HTTP/1.1\r\n\r\n')
    return socket.resume()
  })
  await Promise.all(callers.map((socket) => once(socket, 'end')))
  await until(async () => (await openConnections()) <= before, 5)
  for (const socket of callers) socket.destroy()
})

it('the server has timeouts of at most a minute', () => {
  const { requestTimeout, headersTimeout, timeout } = shop.app.server
  for (const limit of [requestTimeout, headersTimeout, timeout]) {
    expect(limit).toBeGreaterThan(0)
    expect(limit).toBeLessThanOrEqual(60_000)
  }
})

it('a connection with many pipelined calls is closed', { timeout: 5_000 }, async () => {
  const socket = connect(Number(new URL(shop.url).port), '127.0.0.1').on('error', () => undefined)
  socket.write('GET /api/barbers/public HTTP/1.1\r\nHost: shop.test\r\n\r\n'.repeat(40))
  await once(socket.resume(), 'close')
})

function openConnections(): Promise<number> {
  return new Promise((resolve, reject) =>
    shop.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
}

it('a move to the same slot sends no mail', async () => {
  const { body } = await visitor.post(guestPath, guestBooking(marco.id, { date: '2026-03-25' }))
  const choice = { barberId: marco.id, service: 'Taglio', date: '2026-03-25', time: '10:00', price: 30 }
  for (let attempt = 0; attempt < 3; attempt++) {
    expect((await visitor.put(`/appointments/public/${body.id}?token=${body.token}`, choice)).status).toBe(
      200,
    )
  }
  const { rows } = await shop.platform.database.pool.query(
    'SELECT template FROM messages WHERE appointment_id = $1',
    [body.id],
  )
  expect(rows).toHaveLength(2)
})

it('active services are cacheable and return 304 for their ETag', async () => {
  const first = await fetch(`${shop.url}/api/services/active`)
  const etag = first.headers.get('etag') ?? ''
  expect(first.headers.get('cache-control')).toContain('s-maxage=60')
  expect(
    (await fetch(`${shop.url}/api/services/active`, { headers: { 'if-none-match': etag } })).status,
  ).toBe(304)
})

function fields(count: number): string {
  return Array.from({ length: count }, (_, n) => `"a${n}":[]`).join(',')
}
