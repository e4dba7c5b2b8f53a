import { chromium } from '@playwright/test'
import pg from 'pg'

import { hashPassword } from '#features/accounts/server/passwords.ts'
import { lastDayOf } from '#features/calendar/calendar.rules.ts'

import { findChromium } from '../scripts/lib/chromium.mjs'
import { fillShop } from './big-shop.ts'
import { type Figure, median, quantile, round } from './figure.ts'
import { startServer } from './servers.ts'

const owner = { email: 'owner@bench.test', password: 'a password of the bench' }
const repeats = 40
/** Calls before the measurement starts, because a real shop's server is warm. */
const warmUp = 20

export async function* benchStaff(databaseUrl: string, today: string): AsyncGenerator<Figure> {
  const { barberIds } = await fillShop(databaseUrl, 50_000, today)
  await makePast(databaseUrl)
  const shop = await startServer('shop-server.ts', 4507, { DATABASE_URL: databaseUrl })
  try {
    const token = await logIn(shop.url)
    const month = `${today.slice(0, 7)}-01`
    const lastDay = lastDayOf('month', month)
    const calendar = `/appointments/month?startDate=${month}&endDate=${lastDay}`
    const whole = `/appointments/filtered?viewType=month&startDate=${month}`
    for (const [what, path, goal] of [
      ['GET a month of the calendar', calendar, 100],
      ['GET a month of appointments with all that is known of them', whole, 100],
      ['GET the statistics of a year', '/admin/stats?timeframe=year', 300],
      ["GET a barber's statistics of a year", `/barbers/${barberIds[0]}/stats?timeframe=year`, 300],
      ['GET one of 20,000 customers by name and number', '/admin/customers?search=elia%2012345', 100],
      ['GET a page of 20,000 customers', '/admin/customers?search=elia&page=100', 100],
    ] as const)
      yield figure(what, await time(`${shop.url}/api${path}`, token), goal)
    const screen = await timeScreen(shop.url, token, month)
    yield {
      what: 'the month on the screen, from the click to the last day',
      measured: `${round(screen)} ms`,
      against: '–',
      goal: '< 1,000 ms',
      met: screen < 1000,
    }
  } finally {
    await shop.stop()
  }
}

type Timing = { milliseconds: number[]; entries: number | undefined }

function figure(what: string, { milliseconds, entries }: Timing, goal: number): Figure {
  const p95 = quantile(milliseconds, 0.95)
  const size = entries === undefined ? '' : `, ${round(entries)} rows`
  return {
    what: `${what}, 50,000 appointments`,
    measured: `median ${round(median(milliseconds))} ms, p95 ${round(p95)} ms${size}`,
    against: '–',
    goal: `< ${goal} ms`,
    met: p95 < goal,
  }
}

async function makePast(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`UPDATE appointments SET guest_email = 'g' || (('x' || substr(md5(id::text), 1, 6))::bit(24)::int % 3000) || '@bench.test',
    status = CASE WHEN ends_at < now() THEN 'completed' ELSE status END`)
  await client.query(
    `UPDATE appointments SET customer_id = customer_of(NULL, guest_email, NULL, guest_first_name, guest_last_name, guest_phone, created_at)`,
  )
  await makeCustomers(client)
  await client.query('VACUUM ANALYZE appointments, customers, customer_keys')
  await client.query(
    `INSERT INTO users (email, password_hash, first_name, last_name, phone, role, email_verified_at)
     VALUES ($1, $2, 'Elena', 'Rezzonico', '+41910000001', 'admin', now())`,
    [owner.email, await hashPassword(owner.password)],
  )
  await client.end()
}

async function makeCustomers(client: pg.Client): Promise<void> {
  const idle = 'NOT EXISTS (SELECT FROM appointments WHERE customer_id = customers.id)'
  await client.query(`DELETE FROM customer_keys USING customers WHERE customers.id = customer_id AND ${idle}`)
  await client.query(`DELETE FROM customers WHERE ${idle}`)
  await client.query(`INSERT INTO customers (first_name, last_name, email, phone, created_at)
    SELECT 'Élia', 'Bernasconi ' || n, 'elia' || n || '@bench.test', '+4179' || (1000000 + n * 345), now()
    FROM generate_series(1, 20000 - (SELECT count(*)::int FROM customers)) n`)
}

async function logIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  })
  const { token } = (await response.json()) as { token: string }
  return token
}

async function time(address: string, token: string): Promise<Timing> {
  const milliseconds: number[] = []
  let entries: number | undefined
  for (let count = 0; count < repeats + warmUp; count++) {
    const started = performance.now()
    const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
    const body = (await response.json()) as { data?: unknown[] }
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    if (count >= warmUp) milliseconds.push(performance.now() - started)
    entries = body.data?.length
  }
  return { milliseconds, entries }
}

async function timeScreen(url: string, token: string, month: string): Promise<number> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 1000 } })
    await page.addInitScript((value) => localStorage.setItem('token', value), token)
    const times: number[] = []
    await page.goto(`${url}/admin?tab=appointments&view=day&date=${month}`)
    for (let count = 0; count < 5; count++) {
      await page.getByRole('button', { name: 'Giorno', exact: true }).click()
      await page.getByRole('heading', { name: 'Riepilogo Giornata' }).waitFor()
      const started = performance.now()
      await page.getByRole('button', { name: 'Mese', exact: true }).click()
      await page.getByRole('heading', { name: 'Riepilogo Mese' }).waitFor()
      await page.getByRole('grid').getByText('28', { exact: true }).first().waitFor()
      times.push(performance.now() - started)
    }
    return median(times)
  } finally {
    await browser.close()
  }
}
