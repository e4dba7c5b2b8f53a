import { connect } from 'node:net'

import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

import { type Api, apiOf } from '#tests/support/api.ts'
import { type Barber, clientBooking, guestBooking, hireBarber, signIn } from '#tests/support/people.ts'
import { openShop, type Shop } from '#tests/support/shop.ts'

const guestPath = '/appointments/public/appointments/guest'
let shop: Shop
let visitor: Api
let marco: Barber

beforeAll(async () => {
  shop = await openShop({ clusterUrl: inject('clusterUrl') })
  visitor = apiOf(shop.url)
  marco = await hireBarber(shop)
})
afterAll(() => shop.close())

describe('text that PostgreSQL cannot keep is refused, never a 500', () => {
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
  })

  it('in an address too', async () => {
    const query = `barberId=${marco.id}&date=2026-03-13%00&duration=30`
    expect((await visitor.get(`/appointments/public/available-slots?${query}`)).status).toBe(400)
    const { status, body } = await visitor.get('/%zz')
    expect([status, body.code, body.message]).toEqual([400, 'MALFORMED_BODY', 'La richiesta non è leggibile'])
  })
})

describe('days far away', () => {
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

it('the same instant is the same day of the shop everywhere', async () => {
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

it('one Idempotency-Key of several people is several keys', async () => {
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

it('bytes that are no HTTP get an answer of ours', async () => {
  const socket = connect(Number(new URL(shop.url).port), '127.0.0.1')
  socket.write('KAPUTT / HTTP/1.1\r\n\r\n')
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk as Buffer)
  expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1.1 400[\s\S]*La richiesta non è leggibile/)
})

it('a move to where the appointment already is tells nobody', async () => {
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

it('the catalogue can be asked for again with its ETag', async () => {
  const first = await fetch(`${shop.url}/api/services/active`)
  const etag = first.headers.get('etag') ?? ''
  expect(first.headers.get('cache-control')).toContain('s-maxage=60')
  expect(
    (await fetch(`${shop.url}/api/services/active`, { headers: { 'if-none-match': etag } })).status,
  ).toBe(304)
})
