import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { startBundledPostgres } from '#platform/database/bundled-postgres.ts'
import { openDatabase } from '#platform/database/database.ts'
import { addDays, instantToWallClock } from '#shared/calendar-time.ts'
import { apiOf } from '#tests/support/api.ts'
import { type AppProcess, startApp, until } from '#tests/support/app-process.ts'
import { type Barber, guestBooking, hireBarber } from '#tests/support/people.ts'

let folder: string
let databaseUrl: string
let dataFolder: string
let apps: AppProcess[]
let barber: Barber

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'f4dezone-restart-'))
  chmodSync(folder, 0o755)
  const own = await startBundledPostgres(folder)
  databaseUrl = own.connectionString
  dataFolder = own.folder
  const environment = { DATA_DIR: folder, SESSION_SECRET: 'a secret that only this test knows' }
  apps = [await startApp(environment), await startApp(environment)]
  // From here the apps own this PostgreSQL: they restart it, and the last one stops it.
  await own.release()
  const database = openDatabase(databaseUrl, () => undefined)
  barber = await hireBarber({ platform: { database } }, { pause: null, hours: ['06:00', '22:00'] })
  await database.close()
}, 120_000)
afterAll(async () => {
  for (const app of apps) await app.stop()
  for (const left of [folder, dataFolder]) rmSync(left, { recursive: true, force: true })
})

function postmaster(): number {
  const file = join(dataFolder, 'postgresql-18', 'postmaster.pid')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
}

let next = 0

async function book(): Promise<{ status: number; id: string }> {
  const number = next++
  const minute = (number % 32) * 30 + 360
  const overrides = guestBooking(barber.id, {
    date: addDays(instantToWallClock(new Date(), 'Europe/Zurich').day, 2 + (Math.floor(number / 32) % 27)),
    time: `${String(Math.floor(minute / 60)).padStart(2, '0')}:${minute % 60 === 0 ? '00' : '30'}`,
  })
  const app = apps[number % 2]
  const { status, body } = await apiOf(app?.url ?? '').post(
    '/appointments/public/appointments/guest',
    overrides,
  )
  return { status, id: body.id ?? '' }
}

it.each([
  ['is stopped', 'SIGINT'],
  ['is killed', 'SIGKILL'],
] as const)(
  'both processes survive a database that %s, restart it and lose nothing',
  async (_name, signal) => {
    const acknowledged: string[] = []
    const statuses = new Set<number>()
    const run = { over: false }
    const customer = async () => {
      while (!run.over) {
        const { status, id } = await book()
        statuses.add(status)
        if (status === 201) acknowledged.push(id)
        else await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
    const customers = Array.from({ length: 4 }, customer)
    await until(() => acknowledged.length >= 20)
    const before = postmaster()
    process.kill(before, signal)
    await until(() => postmaster() !== 0 && postmaster() !== before)
    const known = acknowledged.length
    await until(() => acknowledged.length >= known + 20)
    run.over = true
    await Promise.all(customers)
    expect([...statuses].toSorted((first, second) => first - second)).toEqual([201, 503])
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    const { rowCount } = await client.query('SELECT FROM appointments WHERE id = ANY($1)', [acknowledged])
    await client.end()
    expect(rowCount).toBe(acknowledged.length)
    expect(apps.map(({ child }) => child.exitCode)).toEqual([null, null])
  },
  90_000,
)

it('a process without free file descriptors continues once they are released', async () => {
  const secret = 'a secret that only this test knows'
  const app = await startApp({ DATA_DIR: folder, SESSION_SECRET: secret }, { mostFiles: 100 })
  const strangers = Array.from({ length: 150 }, () =>
    connect(Number(new URL(app.url).port), '127.0.0.1').on('error', () => undefined),
  )
  await sleep(2_500)
  for (const stranger of strangers) stranger.destroy()
  await until(() =>
    fetch(`${app.url}/health`).then(
      ({ ok }) => ok,
      () => false,
    ),
  ).catch((error: unknown) => {
    throw new Error(app.output(), { cause: error })
  })
  await app.stop()
  expect(app.child.exitCode).toBe(0)
}, 120_000)

it('the last process to stop shuts the database down', async () => {
  for (const app of apps) await app.stop()
  expect(apps.map(({ child }) => child.exitCode)).toEqual([0, 0])
  expect(postmaster()).toBe(0)
})
