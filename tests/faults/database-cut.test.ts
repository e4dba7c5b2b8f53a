import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'

import { openDatabase } from '#platform/database/database.ts'
import { addDays, instantToWallClock } from '#shared/calendar-time.ts'
import { type Answer, apiOf } from '#tests/support/api.ts'
import { type AppProcess, startApp, until } from '#tests/support/app-process.ts'
import { createDatabase } from '#tests/support/cluster.ts'
import { type DatabaseProxy, startDatabaseProxy } from '#tests/support/database-proxy.ts'
import { type Barber, guestBooking, hireBarber, signIn } from '#tests/support/people.ts'

const path = '/appointments/public/appointments/guest'

let databaseUrl: string
let drop: () => Promise<void>
let pool: pg.Pool
let proxy: DatabaseProxy
let app: AppProcess
let barbers: Barber[]

beforeAll(async () => {
  const created = await createDatabase(inject('clusterUrl'))
  drop = created.drop
  databaseUrl = created.url
  pool = new pg.Pool({ connectionString: created.url })
  pool.on('error', () => undefined)
  proxy = await startDatabaseProxy(created.url)
  app = await startApp({ DATABASE_URL: proxy.url, SESSION_SECRET: 'a secret that only this test knows' })
  const database = openDatabase(created.url, () => undefined)
  barbers = await Promise.all(
    Array.from({ length: 4 }, () =>
      hireBarber({ platform: { database } }, { pause: null, hours: ['06:00', '22:00'] }),
    ),
  )
  await database.close()
})
afterAll(async () => {
  await app.stop()
  await proxy.stop()
  await pool.end()
  await drop()
})

let next = 0

function overrides(): ReturnType<typeof guestBooking> {
  const number = next++
  const first = addDays(instantToWallClock(new Date(), 'Europe/Zurich').day, 2)
  const minute = (Math.floor(number / 4) % 31) * 30 + 360
  return guestBooking(barbers[number % 4]?.id ?? '', {
    date: addDays(first, Math.floor(number / 124) % 27),
    time: `${String(Math.floor(minute / 60)).padStart(2, '0')}:${minute % 60 === 0 ? '00' : '30'}`,
  })
}

type Attempt = { status: number; id: string; headers: Headers; code: string }

async function whileBooking(work: (attempts: Attempt[]) => Promise<void>): Promise<Attempt[]> {
  const attempts: Attempt[] = []
  const run = { over: false }
  const customer = async () => {
    while (!run.over) {
      const { status, body, headers }: Answer = await apiOf(app.url).post(path, overrides())
      attempts.push({ status, id: body.id ?? '', headers, code: body.code ?? '' })
      // Without this pause, twenty seconds of quick refusals would use up all free slots.
      if (status !== 201) await new Promise((resume) => setTimeout(resume, 100))
    }
  }
  const customers = Array.from({ length: 6 }, customer)
  try {
    await work(attempts)
  } finally {
    run.over = true
    await Promise.all(customers)
  }
  return attempts
}

/** A booking answered with 201 must be in the database. Refusals must be 503 with Retry-After. */
async function expectNothingLost(attempts: readonly Attempt[]): Promise<void> {
  const acknowledged = attempts.filter(({ status }) => status === 201)
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM appointments WHERE id = ANY($1)', [
    acknowledged.map(({ id }) => id),
  ])
  expect(rows).toHaveLength(acknowledged.length)
  const refused = attempts.filter(({ status }) => status !== 201)
  expect([...new Set(refused.map(({ status, code }) => `${status} ${code}`))]).toEqual(
    refused.length === 0 ? [] : ['503 UNAVAILABLE'],
  )
  expect(refused.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true)
  expect(app.child.exitCode).toBeNull()
}

const booked = (attempts: readonly Attempt[]) => attempts.filter(({ status }) => status === 201).length
async function untilBookedOn(attempts: readonly Attempt[]): Promise<void> {
  const before = booked(attempts)
  await until(() => booked(attempts) >= before + 20)
}

it('bookings continue after database backends are terminated', async () => {
  const attempts = await whileBooking(async (made) => {
    for (let round = 1; round <= 5; round++) {
      await until(() => booked(made) >= round * 10)
      await pool.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name LIKE 'f4dezone%'`,
      )
    }
    await untilBookedOn(made)
  })
  await expectNothingLost(attempts)
})

it.each([
  ['in mid-statement', 'question', 'booking-facts'],
  ['in mid-transaction', 'question', 'insert-appointment'],
  ['between the commit and its answer', 'answer', 'COMMIT'],
] as const)('no booking is lost when a connection is cut %s', async (_name, direction, text) => {
  const before = proxy.struck
  const attempts = await whileBooking(async (made) => {
    await until(() => booked(made) >= 5)
    proxy.cutWhen(direction, text, 8)
    await until(() => proxy.struck >= before + 8)
    proxy.mend()
    await untilBookedOn(made)
  })
  expect(attempts.some(({ status }) => status === 503)).toBe(true)
  await expectNothingLost(attempts)
})

it('the app returns 503 while the database refuses connections, then recovers', async () => {
  const attempts = await whileBooking(async (made) => {
    await until(() => booked(made) >= 10)
    proxy.refuse()
    await until(() => made.at(-1)?.status === 503)
    const health = await fetch(`${app.url}/health`)
    expect(health.status).toBe(503)
    const read = await apiOf(app.url).get('/services/active')
    expect([read.status, read.body.code, read.headers.get('cache-control')]).toEqual([
      503,
      'UNAVAILABLE',
      'no-store',
    ])
    expect(Number(read.headers.get('retry-after'))).toBeGreaterThan(0)
    // This test is about the length of the outage.
    await new Promise((resolve) => setTimeout(resolve, 20_000))
    proxy.mend()
    await untilBookedOn(made)
  })
  await expectNothingLost(attempts)
}, 60_000)

it('the app returns 503 within seconds while the database network is silent', async () => {
  const attempts = await whileBooking(async (made) => {
    await until(() => booked(made) >= 10)
    proxy.hold()
    await until(() => made.at(-1)?.status === 503, 20)
    proxy.mend()
    await untilBookedOn(made)
  })
  await expectNothingLost(attempts)
}, 60_000)

it('live streams and jobs continue after their connections were cut', async () => {
  const database = openDatabase(databaseUrl, () => undefined)
  const { api } = await signIn({ url: app.url, platform: { database } }, 'admin')
  await database.close()
  const leaving = new AbortController()
  proxy.cut()
  await new Promise((r) => setTimeout(r, 850))
  const stream = await api.open('/events', leaving.signal)
  let heard = ''
  const listening = (async () => {
    for await (const chunk of stream.body ?? []) heard += new TextDecoder().decode(chunk)
  })().catch(() => undefined)
  // Connections that the previous test broke reconnect first; their events would look like those of this test.
  await until(async () => {
    await apiOf(app.url).post(path, overrides())
    return heard.includes('"booked"')
  })
  heard = ''
  proxy.cut()
  await until(async () => (await apiOf(app.url).post(path, overrides())).status === 201)
  await until(() => heard.includes('"resync"'))
  const last = overrides()
  expect((await apiOf(app.url).post(path, last)).status).toBe(201)
  await until(() => heard.includes(last.date) && heard.includes('"booked"'))
  await until(async () => {
    const { rows } = await pool.query(`SELECT state FROM messages WHERE recipient = $1`, [last.email])
    return rows[0]?.state === 'recorded'
  })
  leaving.abort()
  await listening
}, 60_000)
