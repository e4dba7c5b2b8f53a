import { setTimeout as sleep } from 'node:timers/promises'

import { beforeEach, expect, it } from 'vitest'

import { givenPerson, givenShop, givenTwin, givenVisitor } from '#tests/support/given.ts'
import {
  type Barber,
  clientBooking,
  guestBooking,
  hireBarber,
  logIn,
  type Person,
  signIn,
} from '#tests/support/people.ts'
import { limitPlans } from '#tests/support/plan.ts'
import { minute } from '#tests/support/test-clock.ts'

import { booked, cancel, freeTimes, friday, offerTo, wait } from './waiting-list.fixture.ts'

const shop = givenShop({ rateLimitScale: 1_000_000 })
const twin = givenTwin(shop)
const visitor = givenVisitor(shop)
const owner = givenPerson(shop, 'admin')
let marco: Barber
let sara: Barber
let giulia: Person
let luca: Person
const query = async (text: string, values: unknown[] = []) =>
  (await shop.platform.database.pool.query(text, values)).rows

beforeEach(async () => {
  shop.clock.set('2026-03-11T09:00:00+01:00')
  for (const table of ['waiting_list', 'freed_times', 'waiting_offers', 'customer_cards'])
    await query(`DELETE FROM ${table}`)
  await query(`DELETE FROM appointments WHERE status = 'held'`)
  await query('UPDATE studio_settings SET max_future_per_client = 10')
  await limitPlans(shop, { appointments: 100_000, emails: 100_000, sms: 100_000 })
  marco = await hireBarber(shop)
  sara = await hireBarber(shop, { firstName: 'Sara' })
  giulia = await signIn(shop)
  luca = await signIn(shop)
})

type Link = { offerId: string; token: string }
const accept = (offer: Link) =>
  visitor.post(`/waiting-list/offers/${offer.offerId}/accept`, { token: offer.token })
const decline = (offer: Link) =>
  visitor.post(`/waiting-list/offers/${offer.offerId}/decline`, { token: offer.token })
const look = (offer: Link) => visitor.get(`/waiting-list/offers/${offer.offerId}?token=${offer.token}`)

async function freed(time = '16:00', service = 'Taglio') {
  await cancel(visitor, await booked(visitor, marco, { time, service }))
  await shop.offerFreedTimes()
}

async function serviceOfMarco(): Promise<{ _id: string; name: string }> {
  const { body } = await owner.api.post('/admin/services', {
    name: `Prova ${crypto.randomUUID().slice(0, 8)}`,
    price: 30,
    duration: 30,
  })
  await query('INSERT INTO barber_services (service_id, barber_id) VALUES ($1, $2)', [body._id, marco.id])
  return body
}

it('an offer released by another booking has the state gone and returns 409 OFFER_GONE', async () => {
  await wait(giulia, marco)
  await freed()
  const offer = await offerTo(shop, giulia)
  const other = await giulia.api.post(
    '/appointments',
    clientBooking(sara.id, { time: '16:00', service: 'Barba', price: undefined, duration: undefined }),
  )
  expect(other.status).toBe(201)
  const shown = (await look(offer)).body.data.state
  const answer = await accept(offer)
  expect([shown, answer.status, answer.body.code]).toEqual(['gone', 409, 'OFFER_GONE'])
})

it('a client behind a hundred barred ones gets the offer', async () => {
  await query(
    `INSERT INTO users (email, password_hash, first_name, last_name, phone, role)
     SELECT 'barred' || n || '@example.test', 'x', 'B', 'B', '+41791234567', 'client' FROM generate_series(1, 101) n`,
  )
  await query(
    `INSERT INTO waiting_list (client_id, preferred_barber_id, service_id, service_name, preferred_days, preferred_time_slots, notes, requested_at, expires_at)
     SELECT u.id, $1, s.id, s.name, '{}', '{}', '', '2026-03-10', '2026-04-09' FROM users u, services s
     WHERE s.name = 'Taglio' AND u.email LIKE 'barred%'`,
    [marco.id],
  )
  const { body } = await visitor.post('/appointments/public/appointments/guest', {
    ...guestBooking(marco.id, {
      phone: '+41791234567',
      time: '10:00',
    }),
  })
  const barred = await owner.api.put(`/appointments/${body._id}/customer`, { barred: true, notes: '' })
  expect(barred.status).toBe(200)
  await wait(giulia, marco)
  await freed()
  await shop.offerFreedTimes()
  const left = await query('SELECT * FROM freed_times')
  expect([await offerTo(shop, giulia).then(Boolean), left.length]).toEqual([true, 1])
})

it('a client busy at the first start of a long freed slot gets a later start', async () => {
  await giulia.api.post('/appointments', clientBooking(sara.id, { time: '16:00' }))
  await query('DELETE FROM waiting_list')
  const long = await booked(visitor, marco, { time: '16:00', service: 'Taglio + Barba' })
  await wait(giulia, marco)
  await wait(luca, marco)
  await cancel(visitor, long)
  await shop.offerFreedTimes()
  expect(await offerTo(shop, giulia)).toMatchObject({ time: '16:30' })
})

it('open offers do not exceed the personal limit', async () => {
  await query(`UPDATE studio_settings SET max_future_per_client = 1`)
  await wait(giulia, marco)
  await wait(giulia, marco, { service: 'Barba' })
  await freed('16:00')
  await freed('17:00')
  const offers = await query(
    `SELECT payload FROM messages WHERE template = 'waiting-offer' AND recipient = $1 ORDER BY id`,
    [giulia.email],
  )
  const answers = []
  for (const { payload } of offers) answers.push((await accept(payload)).status)
  const [{ count }] = await query(
    `SELECT count(*)::int FROM appointments WHERE client_id = $1 AND status = 'confirmed'`,
    [giulia.id],
  )
  expect([count, answers]).toEqual([1, expect.anything()])
})

it('a client barred meanwhile gets 403 for the offer', async () => {
  await giulia.api.post('/appointments', clientBooking(sara.id, { time: '09:00', date: '2026-03-12' }))
  await query('DELETE FROM waiting_list')
  await wait(giulia, marco)
  await freed()
  const [{ id }] = await query(`SELECT id FROM appointments WHERE client_id = $1 AND status = 'confirmed'`, [
    giulia.id,
  ])
  expect((await owner.api.put(`/appointments/${id}/customer`, { barred: true, notes: '' })).status).toBe(200)
  expect((await accept(await offerTo(shop, giulia))).status).toBe(403)
})

it('a service removed during the distribution is not offered', async () => {
  const service = await serviceOfMarco()
  const a = await booked(visitor, marco)
  await wait(giulia, marco, { service: service.name })
  const { pool } = shop.platform.database
  const remover = await pool.connect()
  try {
    // The statements of DELETE /admin/services/:id, just before the commit.
    await remover.query('BEGIN')
    await remover.query('SELECT FROM services WHERE id = $1 FOR NO KEY UPDATE', [service._id])
    await remover.query('UPDATE services SET deleted_at = now(), is_active = false WHERE id = $1', [
      service._id,
    ])
    await remover.query(
      `UPDATE waiting_list SET status = 'expired' WHERE service_id = $1 AND status IN ('pending', 'notified')`,
      [service._id],
    )
    await cancel(visitor, a)
    const asking = shop.offerFreedTimes()
    await sleep(400)
    await remover.query('COMMIT')
    await asking
  } finally {
    remover.release()
  }
  const [row] = await query('SELECT status FROM waiting_list WHERE client_id = $1', [giulia.id])
  expect([row?.status, await offerTo(shop, giulia).then(Boolean)]).toEqual(['expired', false])
})

it('a client who declined at night cannot book the held slot: 409', async () => {
  shop.clock.set('2026-03-11T20:40:00+01:00')
  giulia = await signIn(shop)
  await wait(giulia, marco)
  const waiting = await wait(luca, marco)
  void waiting
  await query(
    `INSERT INTO waiting_list (client_id, preferred_barber_id, service_id, service_name, preferred_days, preferred_time_slots, notes, requested_at, expires_at)
     SELECT $2, $1, s.id, s.name, '{}', '{}', '', '2026-03-11T20:00:00Z', '2026-04-09' FROM services s WHERE s.name = 'Taglio' ON CONFLICT DO NOTHING`,
    [marco.id, luca.id],
  )
  await freed()
  const offer = await offerTo(shop, giulia)
  shop.clock.set('2026-03-11T21:01:00+01:00')
  expect((await decline(offer)).status).toBe(200)
  await shop.offerFreedTimes()
  expect(await freeTimes(visitor, marco)).not.toContain('16:00')
  const api = await logIn(shop, giulia.email)
  const taken = await api.post(
    '/appointments',
    clientBooking(marco.id, { time: '16:00', service: 'Barba', price: undefined, duration: undefined }),
  )
  expect(taken.status).toBe(409)
})

it('an offer returns 409 after its client moved an own appointment to its time', async () => {
  await wait(giulia, marco)
  await freed()
  const offer = await offerTo(shop, giulia)
  const { body: appointment } = await giulia.api.post(
    '/appointments',
    clientBooking(sara.id, { time: '10:00', service: 'Barba', price: undefined, duration: undefined }),
  )
  const moved = await giulia.api.put(`/appointments/${appointment.id}`, {
    barberId: sara.id,
    date: friday,
    service: 'Barba',
    time: '16:00',
  })
  const answer = await accept(offer)
  expect([moved.status, answer.status]).toEqual([200, 409])
})

it('concurrent actions on one offer cause no error, double booking or lost hold', async () => {
  const faults: string[] = []
  for (let round = 0; round < 25; round++) {
    shop.clock.set('2026-03-11T09:00:00+01:00')
    for (const table of ['waiting_list', 'freed_times', 'waiting_offers']) await query(`DELETE FROM ${table}`)
    marco = await hireBarber(shop)
    giulia = await signIn(shop)
    luca = await signIn(shop)
    const request = await wait(giulia, marco)
    await wait(luca, marco)
    await freed()
    const offer = await offerTo(shop, giulia)
    const works = [
      () => accept(offer),
      () => accept(offer),
      () => decline(offer),
      () => giulia.api.delete(`/waiting-list/${request._id}`),
      () => giulia.api.post('/appointments', clientBooking(marco.id, { time: '16:00' })),
      () => owner.api.delete(`/admin/users/${giulia.id}`),
      () => owner.api.put(`/barbers/${marco.id}/vacations`, { vacations: [] }),
      async () => {
        await shop.offerFreedTimes()
        return { status: 200, body: {} }
      },
      async () => {
        await twin.offerFreedTimes()
        return { status: 200, body: {} }
      },
    ]
    const answers = await Promise.all(
      works.map(async (work) => {
        await sleep(Math.random() * 25)
        return await work()
      }),
    )
    for (const [index, answer] of answers.entries())
      if (answer.status >= 500)
        faults.push(`${round}/${index} ${answer.status} ${JSON.stringify(answer.body)}`)
    await shop.offerFreedTimes()
    const live = await query(
      `SELECT * FROM appointments WHERE barber_id = $1 AND status <> 'cancelled' AND start_minute = 960`,
      [marco.id],
    )
    const offers = await query(`SELECT * FROM waiting_offers WHERE barber_id = $1 AND outcome IS NULL`, [
      marco.id,
    ])
    if (live.length > 1) faults.push(`${round}: ${live.length} on one chair`)
    const [slot] = live
    if (!slot && !(await freeTimes(visitor, marco)).includes('16:00')) faults.push(`${round}: lost`)
    if (slot?.status === 'held' && slot.held_for === 'offer' && offers.length !== 1)
      faults.push(`${round}: held for nobody`)
    if (slot?.status === 'held' && slot.held_for === 'line') faults.push(`${round}: still the line's`)
    if (
      !slot &&
      (await query(`SELECT 1 FROM waiting_list WHERE client_id = $1 AND status = 'pending'`, [luca.id]))
        .length === 1
    )
      faults.push(`${round}: free, and Luca waits`)
  }
  expect(faults).toEqual([])
}, 200_000)

it('leaving and joining the waiting list again does not block a slot for hours', async () => {
  const service = await serviceOfMarco()
  const names = ['Taglio', service.name]
  for (const name of names) await wait(giulia, marco, { service: name })
  await freed()
  let closed = 0
  for (let step = 0; step < 16; step++) {
    if (!(await freeTimes(visitor, marco)).includes('16:00')) closed += 25
    shop.clock.advance(25 * minute)
    giulia = { ...giulia, api: await logIn(shop, giulia.email) }
    const { body: own } = await giulia.api.get('/waiting-list/my-entries')
    for (const request of own) {
      if (request.status !== 'pending') continue
      await giulia.api.delete(`/waiting-list/${request._id}`)
      await wait(giulia, marco, { service: request.service })
    }
    shop.clock.advance(6 * minute)
    closed += 6
    await shop.offerFreedTimes()
  }
  expect(closed).toBeLessThan(3 * 60)
})

it('open offers count towards the plan limit', async () => {
  await limitPlans(shop, { emails: 1000, sms: 1000 })
  await wait(giulia, marco)
  await wait(luca, marco)
  const first = await booked(visitor, marco, { time: '16:00' })
  const second = await booked(visitor, marco, { time: '17:00' })
  await cancel(visitor, first)
  await cancel(visitor, second)
  const [{ used }] = await query(
    `SELECT count(*)::int AS used FROM appointments WHERE status NOT IN ('held', 'cancelled')`,
  )
  await limitPlans(shop, { appointments: used + 1 })
  await shop.offerFreedTimes()
  const offers = [await offerTo(shop, giulia), await offerTo(shop, luca)]
  const answers = []
  for (const offer of offers) if (offer) answers.push((await accept(offer)).status)
  const [{ now: after }] = await query(
    `SELECT count(*)::int AS now FROM appointments WHERE status NOT IN ('held', 'cancelled')`,
  )
  await limitPlans(shop, { appointments: 100_000 })
  expect([answers, after - used]).toEqual([expect.anything(), 1])
})

it('a clock wrong for a minute does not block a slot for a day', async () => {
  await wait(giulia, marco)
  const taken = await booked(visitor, marco)
  shop.clock.set('2026-03-11T22:30:00+01:00')
  await cancel(visitor, taken)
  await shop.offerFreedTimes()
  shop.clock.set('2026-03-11T09:01:00+01:00')
  await shop.offerFreedTimes()
  const offer = await offerTo(shop, giulia)
  const open = (await freeTimes(visitor, marco)).includes('16:00')
  expect(Boolean(offer) || open).toBe(true)
})

it('deleting an account with an open offer leaves no data and frees the slot', async () => {
  await query(`UPDATE users SET phone = '+41791119900' WHERE id = $1`, [giulia.id])
  await wait(giulia, marco)
  await freed()
  await shop.sendMessages()
  expect((await owner.api.delete(`/admin/users/${giulia.id}`)).status).toBe(200)
  await shop.offerFreedTimes()
  await shop.sendMessages()
  const found = []
  for (const { table } of await query(
    `SELECT table_name AS table FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  )) {
    if (table === 'rate_limits') continue
    const rows = await query(
      `SELECT to_jsonb(t)::text AS row FROM "${table}" t WHERE to_jsonb(t)::text LIKE $1`,
      [`%${giulia.email}%`],
    )
    found.push(...rows.map(({ row }) => `${table}: ${row}`))
    const phones = await query(
      `SELECT to_jsonb(t)::text AS row FROM "${table}" t WHERE to_jsonb(t)::text LIKE '%41791119900%'`,
    )
    found.push(...phones.map(({ row }) => `${table}: ${row}`))
  }
  expect(found).toEqual([])
  expect(await freeTimes(visitor, marco, friday)).toContain('16:00')
})

it('a slot is not offered when the plan allows no message', async () => {
  await wait(giulia, marco)
  await limitPlans(shop, { emails: 0, sms: 0 })
  await freed()
  expect(await offerTo(shop, giulia)).toBeUndefined()
  expect(await freeTimes(visitor, marco)).toContain('16:00')
})
