import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { addDays, minutesToTime } from '#shared/calendar-time.ts'
import { apiOf } from '#tests/support/api.ts'
import { givenShop, givenTwin } from '#tests/support/given.ts'
import {
  type Barber,
  clientBooking,
  guestBooking,
  hireBarber,
  type Person,
  signIn,
} from '#tests/support/people.ts'
import { type Shop } from '#tests/support/shop.ts'

/**
 * Many writers of all kinds want one slot, over two app processes: guests, clients, 'any barber', clients who move an
 * appointment, staff who book by phone, move a customer or restore a cancelled appointment, and a bare INSERT that only meets
 * the database's constraint. Exactly one gets the slot; the others are refused.
 */
type Target = { barberId: string; date: string; time: string }
type Prize = Target & { cancelled: string }
type Outcome = string
type Racer = (prize: Prize) => Promise<Outcome>

const clientCount = 12
const moverCount = 8
const kinds = 8
const firstDay = '2026-03-13'

const shop = givenShop({ rateLimitScale: 1_000_000 })
const twin = givenTwin(shop)
let barbers: Barber[]
let clients: Person[]
let movers: { person: Person; appointment: string }[]
let owner: Person
let moved: string[]
let outsider: pg.Pool

beforeAll(async () => {
  outsider = new pg.Pool({ connectionString: shop.databaseUrl, max: 4 })
  await outsider.query(
    'UPDATE studio_settings SET max_future_per_client = 10000, max_future_per_guest = 10000',
  )
  barbers = await Promise.all(
    Array.from({ length: 8 }, () =>
      hireBarber(shop, { hours: ['06:00', '22:00'], pause: null, services: ['Taglio'] }),
    ),
  )
  clients = await Promise.all(Array.from({ length: clientCount }, () => signIn(shop)))
  owner = await signIn(shop, 'admin')
  moved = await Promise.all(
    Array.from({ length: moverCount }, async (_, index) => {
      const home = barbers[index % barbers.length]?.id ?? ''
      const { body } = await owner.api.post('/appointments/admin', {
        clientNickname: `Spostato ${index}`,
        barberId: home,
        service: 'Taglio',
        date: '2026-04-10',
        time: '12:00',
      })
      return body.id
    }),
  )
  movers = await Promise.all(
    Array.from({ length: moverCount }, async (_, index) => {
      const person = await signIn(shop)
      const home = barbers[index % barbers.length]?.id ?? ''
      const time = minutesToTime(6 * 60 + Math.floor(index / barbers.length) * 60)
      const { body } = await person.api.post(
        '/appointments',
        clientBooking(home, { date: '2026-04-10', time }),
      )
      return { person, appointment: body.id }
    }),
  )
})
afterAll(async () => {
  await outsider?.end()
})

function processOf(index: number): Shop {
  return index % 2 === 0 ? shop : twin
}

function judged({ status, body }: { status: number; body: { code?: string } }): Outcome {
  if (status === 200 || status === 201) return 'won'
  return status === 409 ? 'lost' : `${status} ${body.code}`
}

function racers(count: number): Racer[] {
  return Array.from({ length: count }, (_, index): Racer => {
    const at = processOf(index).url
    const turn = Math.floor(index / kinds)
    switch (index % kinds) {
      case 0:
      case 1:
        return async ({ barberId, date, time }) =>
          judged(
            await apiOf(at).post(
              '/appointments/public/appointments/guest',
              guestBooking(barberId, { date, time }),
            ),
          )
      case 2:
        return async ({ barberId, date, time }) =>
          judged(
            await apiOf(at, clients[turn % clientCount]?.token).post(
              '/appointments',
              clientBooking(barberId, { date, time }),
            ),
          )
      case 3:
        return async ({ barberId, date, time }) => {
          const mover = movers[turn % moverCount]
          const choice = { barberId, service: 'Taglio', date, time }
          return judged(
            await apiOf(at, mover?.person.token).put(`/appointments/${mover?.appointment}`, choice),
          )
        }
      case 4:
        return writePastOurCode
      case 5:
        return async ({ barberId, date, time }) =>
          judged(
            await apiOf(at, owner.token).post('/appointments/admin', {
              clientNickname: `Al telefono ${index}`,
              barberId,
              service: 'Taglio',
              date,
              time,
            }),
          )
      case 6:
        return async ({ barberId, date, time }) =>
          judged(
            await apiOf(at, owner.token).put(`/appointments/${moved[turn % moverCount]}`, {
              barberId,
              service: 'Taglio',
              date,
              time,
            }),
          )
      default:
        // One writer restores the appointment: a second would succeed too, as the status is set already.
        return async (prize) =>
          turn === 0
            ? judged(
                await apiOf(at, owner.token).put(`/appointments/${prize.cancelled}/status`, {
                  status: 'confirmed',
                }),
              )
            : await writePastOurCode(prize)
    }
  })
}

async function writePastOurCode(target: Target): Promise<Outcome> {
  try {
    await writeRow(target, 'confirmed')
    return 'won'
  } catch (error) {
    // When two writers meet only in the constraint, PostgreSQL may choose one as a deadlock victim. That counts as lost.
    const code = error instanceof pg.DatabaseError ? error.code : ''
    return code === '23P01' || code === '40P01' ? 'lost' : `database ${code}`
  }
}

/** @returns the appointment's id */
async function writeRow({ barberId, date, time }: Target, status: string): Promise<string> {
  const start = new Date(`${date}T${time}:00Z`)
  const { rows } = await outsider.query<{ id: string }>(
    `INSERT INTO appointments (barber_id, service_id, service_name, price_centimes, duration_minutes, starts_at, ends_at,
        shop_day, start_minute, status, client_nickname, payment_type, payment_method, payment_status, created_at, updated_at)
       SELECT $1, id, name, price_centimes, 30, lower(span), upper(span), $2::text::date, $4, $5, 'Al telefono', 'in_person',
        'cash', 'pending', now(), now()
       FROM services, LATERAL (SELECT tstzrange(($2::text || ' ' || $3::text)::timestamp AT TIME ZONE 'Europe/Zurich',
        ($2::text || ' ' || $3::text)::timestamp AT TIME ZONE 'Europe/Zurich' + interval '30 minutes') AS span) AS spans
       WHERE name = 'Taglio' RETURNING id`,
    [barberId, date, time, start.getUTCHours() * 60 + start.getUTCMinutes(), status],
  )
  return rows[0]?.id ?? ''
}

function targetOf(round: number): Target {
  const barber = barbers[round % barbers.length]
  const slot = Math.floor(round / barbers.length)
  return {
    barberId: barber?.id ?? '',
    date: addDays(firstDay, slot % 20),
    time: minutesToTime(7 * 60 + Math.floor(slot / 20) * 45),
  }
}

/**
 * Milliseconds. A move takes longer than a booking, and a bare INSERT almost no time; the delays give each a chance to win.
 * In every second round one kind of writer, in turn, starts before the others.
 */
function hesitation(kind: number, round: number): number {
  const favourite = round % 2 === 1 ? Math.floor(round / 2) % kinds : undefined
  if (kind === favourite) return 0
  const headStart = favourite === undefined ? 0 : 60
  if (kind === 3 || kind === 6) return headStart + Math.random() * 2
  return headStart + Math.random() * (kind === 4 ? 60 : 40)
}

const winners = new Set<number>()

async function race(rounds: number, count: number, firstRound: number): Promise<void> {
  for (let round = firstRound; round < firstRound + rounds; round++) {
    const target = targetOf(round)
    const prize = { ...target, cancelled: await writeRow(target, 'cancelled') }
    const outcomes = await Promise.all(
      racers(count).map(async (racer, index) => {
        await sleep(hesitation(index % kinds, round))
        return await racer(prize)
      }),
    )
    winners.add(outcomes.indexOf('won') % kinds)
    expect(
      outcomes.filter((outcome) => outcome === 'won'),
      `round ${round}: ${outcomes.join(', ')}`,
    ).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome !== 'won' && outcome !== 'lost')).toEqual([])
  }
}

async function overlaps(): Promise<number> {
  const { rows } = await outsider.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM appointments a JOIN appointments b
      ON a.barber_id = b.barber_id AND a.id < b.id AND a.starts_at < b.ends_at AND b.starts_at < a.ends_at
     WHERE a.status <> 'cancelled' AND b.status <> 'cancelled'`,
  )
  return rows[0]?.count ?? -1
}

describe('concurrent bookings of one slot', () => {
  it('200 rounds of 8 have exactly one winner each', { timeout: 180_000 }, async () => {
    await race(200, 8, 0)
    expect(await overlaps()).toBe(0)
  })

  it('100 rounds of 50 have exactly one winner each', { timeout: 240_000 }, async () => {
    await race(100, 50, 200)
    expect(await overlaps()).toBe(0)
  })

  it('are won at least once by every kind of writer', () => {
    expect([...winners].toSorted((first, second) => first - second)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })

  it('for any barber have as many winners as barbers, not more', { timeout: 60_000 }, async () => {
    const date = '2026-03-12'
    const overrides = { date, time: '21:00' }
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, async (_, index) =>
        judged(
          await apiOf(processOf(index).url).post(
            '/appointments/public/appointments/guest',
            guestBooking('any', overrides),
          ),
        ),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 'won')).toHaveLength(barbers.length)
    expect(outcomes.filter((outcome) => outcome !== 'won' && outcome !== 'lost')).toEqual([])
    expect(await overlaps()).toBe(0)
  })

  it('eight concurrent requests with one key create one appointment', async () => {
    const overrides = guestBooking(barbers[0]?.id ?? '', { date: '2026-03-12', time: '19:00' })
    const key = { 'idempotency-key': crypto.randomUUID() }
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        apiOf(processOf(index).url).post('/appointments/public/appointments/guest', overrides, key),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  })

  it('a concurrent move and cancellation leave the appointment cancelled', async () => {
    const { api } = await signIn(shop)
    const barberId = barbers[1]?.id ?? ''
    const { body } = await api.post(
      '/appointments',
      clientBooking(barberId, { date: '2026-04-09', time: '20:00' }),
    )
    const choice = { barberId, service: 'Taglio', date: '2026-04-09', time: '21:00' }
    const outcomes = await Promise.all([
      api.put(`/appointments/${body.id}`, choice),
      api.put(`/appointments/${body.id}/cancel`, {}),
    ])
    expect(outcomes[1].status).toBe(200)
    expect([200, 409]).toContain(outcomes[0].status)
    const { body: mine } = await api.get('/appointments/my-appointments')
    expect(mine).toMatchObject([{ id: body.id, status: 'cancelled' }])
  })
})
