import { createParser } from 'eventsource-parser'
import { describe, expect, it } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { givenShop, givenTwin, givenBarber, givenPerson } from '#tests/support/given.ts'
import { type Barber, guestBooking, signIn } from '#tests/support/people.ts'
import { openTwin } from '#tests/support/shop.ts'

import type { LiveEvent } from '../live.contract.ts'

const shop = givenShop()
const twin = givenTwin(shop)
const marco = givenBarber(shop)
const luca = givenBarber(shop, { firstName: 'Luca' })
const admin = givenPerson(shop, 'admin')

type Stream = { status: number; events: LiveEvent[]; close: () => void; ended: Promise<void> }

async function listen(url: string, token?: string): Promise<Stream> {
  const closing = new AbortController()
  const response = await fetch(`${url}/api/events`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    signal: closing.signal,
  })
  const events: LiveEvent[] = []
  const read = async () => {
    const parser = createParser({ onEvent: ({ data }) => events.push(JSON.parse(data)) })
    const decoder = new TextDecoder()
    for await (const piece of response.body ?? []) parser.feed(decoder.decode(piece, { stream: true }))
  }
  const ended = response.status === 200 ? read().catch(() => undefined) : Promise.resolve()
  return { status: response.status, events, ended, close: () => closing.abort() }
}

const bookAt = async (barber: Barber, date: string) =>
  (await apiOf(shop.url).post('/appointments/public/appointments/guest', guestBooking(barber.id, { date })))
    .body._id

describe('live events', () => {
  it('reach open screens of both processes within a second of the booking', async () => {
    const streams = [await listen(shop.url, admin.token), await listen(twin.url, admin.token)]
    const id = await bookAt(marco, '2026-03-16')
    for (const { events } of streams) {
      await expect
        .poll(() => events, { timeout: 1000 })
        .toMatchObject([
          {
            kind: 'appointment',
            change: 'booked',
            appointmentId: id,
            barberId: marco.id,
            barberName: 'Marco Ferri',
            date: '2026-03-16',
            time: '10:00',
            service: 'Taglio',
            customerName: 'Anna Rossi',
            status: 'confirmed',
            actorId: null,
          },
        ])
    }
    for (const { close } of streams) close()
  })

  it('reach a barber for own appointments and those a colleague took over', async () => {
    const marcosScreen = await listen(twin.url, (await signIn(shop, 'barber', marco.id)).token)
    const lucasScreen = await listen(shop.url, (await signIn(shop, 'barber', luca.id)).token)
    const id = await bookAt(marco, '2026-03-17')
    const choice = { barberId: luca.id, service: 'Taglio', date: '2026-03-17', time: '11:00' }
    await admin.api.put(`/appointments/${id}`, choice)
    await admin.api.put(`/appointments/${id}/status`, { status: 'completed' })
    const changes = ({ events }: Stream) =>
      events.map((event) => event.kind === 'appointment' && event.change)
    await expect.poll(() => changes(lucasScreen), { timeout: 1000 }).toEqual(['moved', 'status'])
    await expect.poll(() => changes(marcosScreen), { timeout: 1000 }).toEqual(['booked', 'moved'])
    marcosScreen.close()
    lucasScreen.close()
  })

  it('are not sent for refused or replayed requests', async () => {
    const screen = await listen(shop.url, admin.token)
    const key = { 'idempotency-key': crypto.randomUUID() }
    const booking = guestBooking(marco.id, { date: '2026-03-18' })
    const post = () => apiOf(shop.url).post('/appointments/public/appointments/guest', booking, key)
    await post()
    await post()
    await bookAt(marco, '2026-03-18')
    await bookAt(luca, '2026-03-19')
    await expect.poll(() => screen.events.length, { timeout: 1000 }).toBe(2)
    screen.close()
  })

  it('are not sent for a change that fails at commit', async () => {
    const { pool } = shop.platform.database
    const id = await bookAt(marco, '2026-03-23')
    const screen = await listen(shop.url, admin.token)
    const complete = async () =>
      (await admin.api.put(`/appointments/${id}/status`, { status: 'completed' })).status
    await pool.query(`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'refused'; END $$;
      CREATE CONSTRAINT TRIGGER refuse AFTER UPDATE ON appointments DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION refuse()`)
    expect(await complete()).toBe(500)
    await pool.query('DROP TRIGGER refuse ON appointments; DROP FUNCTION refuse()')
    await bookAt(luca, '2026-03-24')
    const changes = () => screen.events.map((event) => event.kind === 'appointment' && event.change)
    await expect.poll(() => changes().at(-1), { timeout: 1000 }).toBe('booked')
    expect(changes()).toEqual(['booked'])
    expect(await complete()).toBe(200)
    screen.close()
  })

  it('return 401 and 403 to others, and 429 beyond twenty screens of one person', async () => {
    expect((await listen(shop.url)).status).toBe(401)
    expect((await listen(shop.url, (await signIn(shop)).token)).status).toBe(403)
    const { token } = await signIn(shop, 'admin')
    const screens = await Promise.all(Array.from({ length: 20 }, () => listen(shop.url, token)))
    expect((await listen(shop.url, token)).status).toBe(429)
    for (const { close } of screens) close()
    await expect
      .poll(async () => {
        const screen = await listen(shop.url, token)
        screen.close()
        return screen.status
      })
      .toBe(200)
  })

  it('end when the process stops', async () => {
    const third = await openTwin(shop)
    const screen = await listen(third.url, admin.token)
    await third.close()
    await screen.ended
  })

  it('resume after a lost database connection with a resync event', async () => {
    const screen = await listen(shop.url, admin.token)
    await shop.platform.database.pool.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'f4dezone-live' AND datname = current_database()",
    )
    await expect.poll(() => screen.events, { timeout: 5000 }).toEqual([{ kind: 'resync' }])
    await bookAt(luca, '2026-03-20')
    await expect.poll(() => screen.events.length, { timeout: 1000 }).toBe(2)
    screen.close()
  })
})
