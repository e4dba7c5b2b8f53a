import { beforeAll, describe, expect, inject, it } from 'vitest'

import { type Api, apiOf, from } from '#tests/support/api.ts'
import { givenBarber, givenShop, givenVisitor } from '#tests/support/given.ts'
import { untilBlocked } from '#tests/support/open-transaction.ts'
import { clientBooking, guestBooking, hireBarber, signIn } from '#tests/support/people.ts'
import { openShop } from '#tests/support/shop.ts'

const path = '/appointments/public/appointments/guest'
const shop = givenShop({ rateLimitScale: 1, behindProxy: true })
const visitor = givenVisitor(shop)
const barber = givenBarber(shop, { pause: null, hours: ['06:00', '22:00'] })

beforeAll(async () => {
  await shop.platform.database.pool.query(
    'UPDATE studio_settings SET max_future_per_guest = 100, max_future_per_client = 100',
  )
})

let slot = 0

function place(): { date: string; time: string } {
  const number = slot++
  const minute = 360 + (number % 31) * 30
  return {
    date: `2026-03-${13 + Math.floor(number / 31)}`,
    time: `${String(Math.floor(minute / 60)).padStart(2, '0')}:${minute % 60 === 0 ? '00' : '30'}`,
  }
}

const tally = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((first, second) => first - second)

describe('a guest books at most five times an hour', () => {
  it('with one phone number from four addresses and with different emails', async () => {
    const phone = '+41797000001'
    const statuses: number[] = []
    for (let attempt = 0; attempt < 6; attempt++) {
      const overrides = guestBooking(barber.id, { ...place(), phone })
      statuses.push((await visitor.post(path, overrides, from(`203.0.113.${attempt % 4}`))).status)
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  })

  it('with one phone number in twelve concurrent calls from twelve addresses', async () => {
    const phone = '+41797000002'
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        visitor.post(path, guestBooking(barber.id, { ...place(), phone }), from(`198.51.100.${index}`)),
      ),
    )
    expect(tally(answers)).toEqual([...Array(5).fill(201), ...Array(7).fill(429)])
    const refused = answers.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(3_500)
  })

  it('with one email, cancelled bookings included', async () => {
    const email = 'molte@example.test'
    for (let attempt = 0; attempt < 5; attempt++) {
      const overrides = guestBooking(barber.id, { ...place(), email })
      const { status, body } = await visitor.post(path, overrides, from(`203.0.113.${20 + attempt}`))
      expect(status).toBe(201)
      await visitor.put(`/appointments/public/${body.id}/cancel?token=${body.token}`, {})
    }
    const overrides = guestBooking(barber.id, { ...place(), email })
    expect((await visitor.post(path, overrides, from('203.0.113.30'))).status).toBe(429)
  })

  it.each([
    ['phone number', { phone: '+41797000003' }, '203.0.113.60'],
    ['email', { email: 'invano@example.test' }, '203.0.113.61'],
  ])('with one %s from one caller, failed attempts included', async (_what, person, address) => {
    const statuses: number[] = []
    for (let attempt = 0; attempt < 6; attempt++) {
      const overrides = guestBooking(barber.id, { ...place(), ...person, price: 1 })
      statuses.push((await visitor.post(path, overrides, from(address))).status)
    }
    expect(statuses).toEqual([...Array(5).fill(409), 429])
  })

  it('failed attempts of other callers do not use up the limit of a guest', async () => {
    const anna = guestBooking(barber.id, place())
    for (let attempt = 0; attempt < 12; attempt++) {
      const { status } = await visitor.post(
        path,
        { ...anna, price: 1 },
        from(`203.0.113.${40 + (attempt % 3)}`),
      )
      expect(status).toBe(409)
    }
    expect((await visitor.post(path, anna, from('203.0.113.50'))).status).toBe(201)
  })
})

describe('one address makes at most thirty booking attempts an hour', () => {
  it.each([
    ['per IPv4 address', (_attempt: number) => '192.0.2.1'],
    ['per IPv6 /64', (attempt: number) => `2001:db8:0:1::${attempt.toString(16)}`],
  ])('%s', async (_what, address) => {
    const statuses: number[] = []
    for (let attempt = 0; attempt < 31; attempt++) {
      const overrides = guestBooking(barber.id, { ...place(), price: 1 })
      statuses.push((await visitor.post(path, overrides, from(address(attempt)))).status)
    }
    expect(statuses).toEqual([...Array(30).fill(409), 429])
  })
})

it('a client books at most twenty times an hour', async () => {
  const { api } = await signIn(shop)
  const statuses: number[] = []
  for (let attempt = 0; attempt < 21; attempt++)
    statuses.push((await api.post('/appointments', clientBooking(barber.id, place()))).status)
  expect(statuses).toEqual([...Array(20).fill(201), 429])
})

it('an admin makes at most 120 booking attempts an hour', async () => {
  const { api } = await signIn(shop, 'admin')
  const tries = { ...clientBooking(barber.id, place()), clientNickname: 'Il Bomber', service: 'Permanente' }
  const statuses: number[] = []
  for (let attempt = 0; attempt < 121; attempt++)
    statuses.push((await api.post('/appointments/admin', tries)).status)
  expect(statuses).toEqual([...Array(120).fill(400), 429])
})

it('one caller makes at most sixty attempts an hour to book as already paid', async () => {
  const claim = { paymentType: 'online', payment: { method: 'card', status: 'completed', amount: 30 } }
  const statuses: number[] = []
  for (let attempt = 0; attempt < 61; attempt++) {
    const tries = guestBooking(barber.id, { ...place(), ...claim })
    statuses.push((await visitor.post(path, tries, from('203.0.113.90'))).status)
  }
  expect(statuses).toEqual([...Array(60).fill(402), 429])
})

it('an owner moves an appointment at most ten times an hour; foreign attempts do not count', async () => {
  const owner = await signIn(shop)
  const stranger = await signIn(shop)
  const booked = await owner.api.post('/appointments', clientBooking(barber.id, place()))
  const move = (api: Api) => api.put(`/appointments/${booked.body.id}`, clientBooking(barber.id, place()))
  for (let attempt = 0; attempt < 11; attempt++) expect((await move(stranger.api)).status).toBe(404)
  const statuses: number[] = []
  for (let attempt = 0; attempt < 11; attempt++) statuses.push((await move(owner.api)).status)
  expect(statuses).toEqual([...Array(10).fill(200), 429])
})

it('staff can move an appointment without a limit', async () => {
  const admin = await signIn(shop, 'admin')
  const login = await signIn(shop, 'barber', barber.id)
  const booked = await visitor.post(path, guestBooking(barber.id, place()), from('203.0.113.70'))
  const statuses: number[] = []
  for (let attempt = 0; attempt < 12; attempt++) {
    const { api } = attempt % 2 === 0 ? admin : login
    statuses.push(
      (await api.put(`/appointments/${booked.body.id}`, clientBooking(barber.id, place()))).status,
    )
  }
  expect(statuses).toEqual(Array(12).fill(200))
})

it('returns 429 and books nothing when the limit is reached with barberId any', async () => {
  await hireBarber(shop, { pause: null, hours: ['06:00', '22:00'], firstName: 'Luca' })
  const address = '203.0.113.71'
  const attempt = () => {
    const overrides = guestBooking('any', place())
    return { overrides, answer: visitor.post(path, overrides, from(address)) }
  }
  expect((await attempt().answer).status).toBe(201)
  const { pool } = shop.platform.database
  await pool.query('UPDATE rate_limits SET points = 30 WHERE key = $1', [`guest-booking-address:${address}`])
  const { overrides, answer } = attempt()
  expect((await answer).status).toBe(429)
  const { rowCount } = await pool.query('SELECT FROM appointments WHERE guest_email = $1', [overrides.email])
  expect(rowCount).toBe(0)
})

it('counts an attempt once when it restarts because the barber changed', async () => {
  const address = '203.0.113.72'
  const attempt = () => visitor.post(path, guestBooking(barber.id, place()), from(address))
  expect((await attempt()).status).toBe(201)
  const { pool } = shop.platform.database
  await pool.query('UPDATE rate_limits SET points = 29 WHERE key = $1', [`guest-booking-address:${address}`])
  const change = await pool.connect()
  try {
    await change.query('BEGIN')
    await change.query('SELECT FROM barbers WHERE id = $1 FOR UPDATE', [barber.id])
    const waiting = attempt()
    await untilBlocked(pool)
    await change.query(`UPDATE barbers SET updated_at = updated_at + interval '1 second' WHERE id = $1`, [
      barber.id,
    ])
    await change.query('COMMIT')
    expect((await waiting).status).toBe(201)
  } finally {
    change.release(true)
  }
  expect((await attempt()).status).toBe(429)
})

it('the shop-wide limit refuses guests with 429 but not replays or clients', async () => {
  const small = await openShop({ clusterUrl: inject('clusterUrl'), rateLimitScale: 0.02, behindProxy: true })
  try {
    const hired = await hireBarber(small, { pause: null, hours: ['06:00', '22:00'] })
    const guest = (index: number) =>
      apiOf(small.url).post(path, guestBooking(hired.id, place()), from(`203.0.113.${index}`))
    for (let index = 0; index < 4; index++) expect((await guest(index)).status).toBe(201)
    const overrides = guestBooking(hired.id, place())
    const key = { 'idempotency-key': crypto.randomUUID() }
    for (let index = 50; index < 60; index++) {
      const { status } = await apiOf(small.url).post(path, overrides, {
        ...from(`203.0.113.${index}`),
        ...key,
      })
      expect(status).toBe(201)
    }
    await small.platform.rateLimits.flush()
    expect((await guest(5)).status).toBe(201)
    await small.platform.rateLimits.flush()
    const { status, headers } = await guest(6)
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true])
    const client = await signIn(small)
    expect((await client.api.post('/appointments', clientBooking(hired.id, place()))).status).toBe(201)
  } finally {
    await small.close()
  }
})
