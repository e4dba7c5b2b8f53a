import pg from 'pg'

import { type BigShop, fillShop } from './big-shop.ts'
import { type Figure, median, quantile, round } from './figure.ts'
import { loadWrites } from './load.ts'
import { type Server, startServer } from './servers.ts'

const path = '/api/appointments/public/appointments/guest'

export async function* benchBookings(databaseUrl: string, today: string): AsyncGenerator<Figure> {
  const big = await fillShop(databaseUrl, 14_000, today)
  const free = await freeStarts(databaseUrl, big)
  const shop = await startServer('shop-server.ts', 4505, {
    DATABASE_URL: databaseUrl,
    RATE_LIMIT_SCALE: '1000000',
  })
  const batches = Array.from({ length: 6 }, (_, index) =>
    free.filter((_start, position) => position % 6 === index),
  )
  const [warm = [], ...measured] = batches
  await loadWrites(`${shop.url}${path}`, warm.map(guestBody))
  const raw: number[] = []
  const ours = []
  for (const [index, batch] of measured.entries()) {
    if (index % 2 === 0) ours.push(await loadWrites(`${shop.url}${path}`, batch.map(guestBody)))
    else raw.push(await insertBare(databaseUrl, batch))
  }
  const rate = median(ours.map(({ perSecond }) => perSecond))
  const bare = median(raw)
  const p99 = median(ours.map((load) => load.p99))
  const failures = ours.reduce((sum, load) => sum + load.failures, 0)
  yield {
    what: 'POST guest booking with its two messages, 10 connections',
    measured: `${round(rate)} bookings/s, p99 ${round(p99)} ms, ${failures} failures`,
    against: `bare INSERT through the same constraints: ${round(bare)}/s`,
    goal: '≥ 0.25 of its rate, p99 ≤ 50 ms',
    met: rate / bare >= 0.25 && p99 <= 50 && failures === 0,
  }
  yield {
    what: 'the ratio of the two',
    measured: round(rate / bare, 2),
    against: 'the ratio of Easy!Appointments 1.6.0: 0.011; it accepts 69 of 80 colliding ones',
    goal: '≥ 0.25',
    met: rate / bare >= 0.25,
  }
  yield* benchRaces(shop, databaseUrl, big)
  await shop.stop()
}

type Start = { barberId: string; date: string; time: string; minute: number }

async function freeStarts(databaseUrl: string, { barberIds, days }: BigShop): Promise<Start[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`DELETE FROM appointments WHERE shop_day = ANY($1::date[])`, [days.slice(2)])
  await client.query('VACUUM ANALYZE appointments')
  await client.end()
  const minutes = Array.from({ length: 40 }, (_, index) => 540 + index * 15).filter(
    (minute) => minute < 720 || minute >= 750,
  )
  return days
    .slice(2)
    .flatMap((date) =>
      barberIds.flatMap((barberId) =>
        minutes
          .filter((minute) => minute + 15 <= 1140 && (minute + 15 <= 720 || minute >= 750))
          .map((minute) => ({ barberId, date, minute, time: timeOf(minute) })),
      ),
    )
}

function timeOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

let people = 0

/** Fifteen minutes, so that many fit into a day. */
function guestBody({ barberId, date, time }: Start) {
  people += 1
  const person = {
    firstName: 'Anna',
    lastName: 'Rossi',
    email: `p${people}@bench.test`,
    phone: `+4178${1_000_000 + people}`,
  }
  const choice = { barberId, date, time, service: 'Rifinitura Contorni', duration: 15, price: 10 }
  return {
    ...person,
    ...choice,
    paymentType: 'in_person',
    payment: { method: 'cash', status: 'pending', amount: 10 },
  }
}

async function insertBare(databaseUrl: string, starts: readonly Start[]): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM services WHERE name = 'Rifinitura Contorni'`,
  )
  const statement = {
    name: 'bare-insert',
    text: `INSERT INTO appointments (barber_id, service_id, service_name, price_centimes, duration_minutes, starts_at, ends_at, shop_day,
      start_minute, status, guest_first_name, guest_last_name, guest_email, guest_phone, payment_type, payment_method,
      payment_status, created_at, updated_at)
      VALUES ($1, $2, 'Rifinitura Contorni', 1000, 15, $3, $4, $5, $6, 'confirmed', 'Anna', 'Rossi', $7, $8, 'in_person', 'cash',
      'pending', now(), now())`,
  }
  let next = 0
  const worker = async () => {
    for (let start = starts[next++]; start; start = starts[next++]) {
      people += 1
      const at = new Date(`${start.date}T${start.time}:00+01:00`)
      const end = new Date(at.getTime() + 15 * 60_000)
      const values = [
        start.barberId,
        rows[0]?.id,
        at,
        end,
        start.date,
        start.minute,
        `p${people}@bench.test`,
        `+4178${1_000_000 + people}`,
      ]
      await pool.query({ ...statement, values })
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: 10 }, worker))
  const rate = starts.length / ((performance.now() - started) / 1000)
  await pool.end()
  return rate
}

async function* benchRaces(shop: Server, databaseUrl: string, big: BigShop): AsyncGenerator<Figure> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`DELETE FROM appointments WHERE shop_day = ANY($1::date[])`, [big.days.slice(2)])
  await client.end()
  const targets = await freeStarts(databaseUrl, big)
  let target = 0
  for (const [rounds, racers] of [
    [200, 8],
    [100, 50],
  ] as const) {
    let wrong = 0
    const losing: number[] = []
    for (let lap = 0; lap < rounds; lap++) {
      const start = targets[target++]
      if (!start) throw new Error('Not enough free chairs')
      const outcomes = await Promise.all(Array.from({ length: racers }, () => attempt(shop.url, start)))
      if (outcomes.filter(({ status }) => status === 201).length !== 1) wrong += 1
      if (outcomes.some(({ status }) => status !== 201 && status !== 409)) wrong += 1
      losing.push(...outcomes.filter(({ status }) => status === 409).map(({ milliseconds }) => milliseconds))
    }
    const slowest = Math.max(...losing)
    yield {
      what: `${rounds} rounds, ${racers} racers for one slot`,
      measured: `${rounds - wrong} with exactly one winner, losers' 409 p99 ${round(quantile(losing, 0.99))} ms, slowest ${round(slowest)} ms`,
      against: '–',
      goal: 'one winner each, 409 within 500 ms, no 5xx',
      met: wrong === 0 && slowest <= 500,
    }
  }
}

async function attempt(url: string, start: Start): Promise<{ status: number; milliseconds: number }> {
  const started = performance.now()
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(guestBody(start)),
  })
  await response.arrayBuffer()
  return { status: response.status, milliseconds: performance.now() - started }
}
