import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'

import pg from 'pg'

import { hashPassword } from '#features/accounts/server/passwords.ts'

import { type BigShop, fillShop } from './big-shop.ts'
import { type Figure, median, round } from './figure.ts'
import { loadReads } from './load.ts'
import { slotsPath } from './paths.ts'
import { type Server, startServer } from './servers.ts'

const seconds = 6
const rounds = 3
const crowd = 200
const password = 'a password of the bench'
/** Several screens per person, because the server limits streams per user. */
const people = 50
const screensPerPerson = 20
const bookings = 10

export async function* benchCrowd(databaseUrl: string, today: string): AsyncGenerator<Figure> {
  const big = await fillShop(databaseUrl, 50_000, today)
  await addOwners(databaseUrl)
  const serve = (port: number) =>
    startServer('shop-server.ts', port, { DATABASE_URL: databaseUrl, RATE_LIMIT_SCALE: '1000000' })
  const visited = await serve(4506)
  yield await benchVisitors(visited, big).finally(() => visited.stop())
  const watched = await serve(4511)
  yield await benchScreens(watched, big, databaseUrl).finally(() => watched.stop())
}

async function benchVisitors(shop: Server, big: BigShop): Promise<Figure> {
  const path = slotsPath(big)
  await loadReads(shop.url, path, 2)
  const ratios: number[] = []
  const tails: number[] = []
  let failures = 0
  for (let lap = 0; lap < rounds; lap++) {
    const few = await loadReads(shop.url, path, seconds)
    const many = await loadReads(shop.url, path, seconds, crowd)
    ratios.push(many.perSecond / few.perSecond)
    tails.push(many.p99 / many.mean)
    failures += few.failures + many.failures
  }
  const ratio = median(ratios)
  const tail = median(tails)
  return {
    what: `GET slots, ${crowd} connections`,
    measured: `${round(ratio, 2)} of the rate, p99 ${round(tail, 1)} times the mean, ${failures} failures, ${round(shop.peakMemory())} MB at most`,
    against: 'the same with 10 connections',
    goal: '≥ 0.9 of the rate, p99 ≤ 2.5 times the mean, no failure',
    met: ratio >= 0.9 && tail <= 2.5 && failures === 0,
  }
}

async function benchScreens(shop: Server, big: BigShop, databaseUrl: string): Promise<Figure> {
  const screens = await openScreens(shop.url)
  try {
    const delays: number[] = []
    for (const start of await freeStarts(databaseUrl, big)) {
      const told = screens.map((screen) => screen.next())
      const booked = await book(shop.url, start)
      const moments = await Promise.all(told)
      delays.push(Math.max(...moments) - booked)
    }
    const slowest = Math.max(...delays)
    const memory = shop.peakMemory()
    return {
      what: `a guest booking on ${round(screens.length)} open live streams, ${delays.length} bookings`,
      measured: `the last one hears after ${round(median(delays))} ms (median), ${round(slowest)} ms (slowest), ${round(memory)} MB at most`,
      against: '–',
      goal: 'every stream within 1,000 ms, < 300 MB',
      met: delays.length === bookings && slowest < 1000 && memory < 300,
    }
  } finally {
    for (const { close } of screens) close()
  }
}

async function addOwners(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `INSERT INTO users (email, password_hash, first_name, last_name, phone, role, email_verified_at)
     SELECT 'owner' || n || '@bench.test', $1, 'Elena', 'Rezzonico', '+4191000' || (1000 + n), 'admin', now()
     FROM generate_series(1, $2) n`,
    [await hashPassword(password), people],
  )
  await client.end()
}

type Screen = {
  next: () => Promise<number>
  close: () => void
}

async function openScreens(url: string): Promise<Screen[]> {
  const screens: Screen[] = []
  for (let person = 1; person <= people; person++) {
    const response = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `owner${person}@bench.test`, password }),
    })
    const { token } = (await response.json()) as { token: string }
    screens.push(
      ...(await Promise.all(Array.from({ length: screensPerPerson }, () => openScreen(url, token)))),
    )
  }
  return screens
}

async function openScreen(url: string, token: string): Promise<Screen> {
  const call = get(`${url}/api/events`, { headers: { authorization: `Bearer ${token}` }, agent: false })
  const [response] = (await once(call, 'response')) as [IncomingMessage]
  if (response.statusCode !== 200) throw new Error(`A stream was answered ${response.statusCode}`)
  let hear: ((moment: number) => void) | undefined
  response.setEncoding('utf8')
  response.on('data', (text: string) => {
    if (text.includes('data: ')) hear?.(performance.now())
  })
  response.on('error', () => undefined)
  return {
    next: () => new Promise((done) => (hear = done)),
    close: () => response.destroy(),
  }
}

type Start = { barberId: string; date: string; time: string }

async function freeStarts(databaseUrl: string, { barberIds, days }: BigShop): Promise<Start[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const chosen = days.slice(2, 2 + bookings)
  const [barberId = ''] = barberIds
  await client.query(`DELETE FROM appointments WHERE barber_id = $1 AND shop_day = ANY($2::date[])`, [
    barberId,
    chosen,
  ])
  await client.end()
  return chosen.map((date) => ({ barberId, date, time: '09:30' }))
}

/** @returns the time of the answer, in milliseconds of `performance.now()` */
async function book(url: string, start: Start): Promise<number> {
  const response = await fetch(`${url}/api/appointments/public/appointments/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...start,
      firstName: 'Anna',
      lastName: 'Rossi',
      email: `${start.date}@bench.test`,
      phone: `+41791${start.date.replaceAll('-', '').slice(2)}`,
      service: 'Rifinitura Contorni',
      duration: 15,
      price: 10,
      paymentType: 'in_person',
      payment: { method: 'cash', status: 'pending', amount: 10 },
    }),
  })
  const answered = performance.now()
  if (response.status !== 201) throw new Error(`A booking was answered ${response.status}`)
  await response.arrayBuffer()
  return answered
}
