import { beforeAll, expect, inject, it } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { givenPerson, givenShop } from '#tests/support/given.ts'
import { guestBooking, hireBarber, logIn, signIn } from '#tests/support/people.ts'
import { openShop } from '#tests/support/shop.ts'
import { hour } from '#tests/support/test-clock.ts'

import { cleanUpJob } from './clean-up.ts'

const day = 24 * hour
const shop = givenShop()
const person = givenPerson(shop)

beforeAll(async () => {
  await signIn(shop)
})

async function keptOf(table: string, insert: string, column: string, age: number): Promise<string[]> {
  const { pool } = shop.platform.database
  const now = shop.clock.now().getTime()
  const moments = { young: new Date(now - age + hour), old: new Date(now - age - hour) }
  await pool.query(`DELETE FROM ${table}`)
  for (const [name, moment] of Object.entries(moments)) await pool.query(insert, [name, moment, person.id])
  await cleanUpJob(shop.platform).run()
  const { rows } = await pool.query<{ moment: Date }>(`SELECT ${column} AS moment FROM ${table}`)
  return rows.map(({ moment }) => (moment.getTime() === moments.young.getTime() ? 'young' : 'old'))
}

it.each([
  [
    'idempotent answers are kept for a day',
    'idempotency_keys',
    `INSERT INTO idempotency_keys (route, key, fingerprint, status, answer, created_at)
     SELECT 'POST /x', $1, '\\x00', 201, '{}', $2 WHERE $3::uuid IS NOT NULL`,
    'created_at',
    day,
  ],
  [
    'expired sessions are kept for thirty days',
    'sessions',
    `INSERT INTO sessions (user_id, created_at, expires_at) SELECT $3, $2, $2::timestamptz WHERE $1::text <> ''`,
    'expires_at',
    30 * day,
  ],
  [
    'expired links are kept for thirty days',
    'account_links',
    `INSERT INTO account_links (token_hash, user_id, purpose, expires_at)
     VALUES (convert_to($1, 'UTF8'), $3, 'reset_password', $2)`,
    'expires_at',
    30 * day,
  ],
  [
    'known login addresses are kept for half a year',
    'familiar_places',
    `INSERT INTO familiar_places (place, last_login_at, user_id) VALUES ($1, $2, $3)`,
    'last_login_at',
    180 * day,
  ],
])('%s', async (_what, table, insert, column, age) => {
  expect(await keptOf(table, insert, column, age)).toEqual(['young'])
})

it('a known login address stays for half a year after the last login', async () => {
  const shopOfYears = await openShop({ clusterUrl: inject('clusterUrl') })
  try {
    const regular = await signIn(shopOfYears)
    for (let visit = 0; visit < 2; visit++) {
      shopOfYears.clock.advance(100 * day)
      await logIn(shopOfYears, regular.email)
    }
    await cleanUpJob(shopOfYears.platform).run()
    const { rowCount } = await shopOfYears.platform.database.pool.query(
      'SELECT FROM familiar_places WHERE user_id = $1',
      [regular.id],
    )
    expect(rowCount).toBe(1)
  } finally {
    await shopOfYears.close()
  }
})

it('expired rate limits are deleted, current ones stay', async () => {
  const { pool } = shop.platform.database
  await pool.query(`INSERT INTO rate_limits (key, points, expire)
    SELECT key, 1, (extract(epoch FROM clock_timestamp()) * 1000)::bigint + hours * 3600000
    FROM (VALUES ('runs', 1), ('long over', -25)) AS counter (key, hours)`)
  await cleanUpJob(shop.platform).run()
  const { rows } = await pool.query<{ key: string }>(
    `SELECT key FROM rate_limits WHERE key IN ('runs', 'long over')`,
  )
  expect(rows.map(({ key }) => key)).toEqual(['runs'])
})

it('an unhandled Stripe event stays at any age', async () => {
  const { pool } = shop.platform.database
  await pool.query(`INSERT INTO stripe_events (id, account, type, created_at, received_at)
    VALUES ('evt_waits', 'salon', 'x', '2020-01-01', '2020-01-01')`)
  await cleanUpJob(shop.platform).run()
  expect((await pool.query(`SELECT FROM stripe_events WHERE id = 'evt_waits'`)).rowCount).toBe(1)
})

const oldRows = {
  idempotency_keys: `INSERT INTO idempotency_keys (route, key, fingerprint, status, answer, created_at)
    SELECT 'POST /x', 'old', '\\x00', 201, '{}', '2020-01-01' WHERE $1::uuid IS NOT NULL`,
  sessions: `INSERT INTO sessions (user_id, created_at, expires_at) VALUES ($1, '2020-01-01', '2020-01-02')`,
  account_links: `INSERT INTO account_links (token_hash, user_id, purpose, expires_at)
    VALUES ('\\x01', $1, 'reset_password', '2020-01-01')`,
  familiar_places: `INSERT INTO familiar_places (place, last_login_at, user_id) VALUES ('old', '2020-01-01', $1)`,
  stripe_events: `INSERT INTO stripe_events (id, account, type, created_at, received_at, handled_at)
    SELECT 'evt_old', 'salon', 'x', '2020-01-01', '2020-01-01', '2020-01-01' WHERE $1::uuid IS NOT NULL`,
  rate_limits: `INSERT INTO rate_limits (key, points, expire) SELECT 'old', 1, 1000 WHERE $1::uuid IS NOT NULL`,
} as const
const leftOf = `SELECT t FROM (
  SELECT 'idempotency_keys' t FROM idempotency_keys WHERE key = 'old'
  UNION ALL SELECT 'sessions' FROM sessions WHERE expires_at < '2021-01-01'
  UNION ALL SELECT 'account_links' FROM account_links WHERE expires_at < '2021-01-01'
  UNION ALL SELECT 'familiar_places' FROM familiar_places WHERE place = 'old'
  UNION ALL SELECT 'stripe_events' FROM stripe_events WHERE id = 'evt_old'
  UNION ALL SELECT 'rate_limits' FROM rate_limits WHERE key = 'old') AS left_over`

it.each(Object.keys(oldRows))('a failure in %s does not stop the other deletions', async (table) => {
  const { pool } = shop.platform.database
  for (const insert of Object.values(oldRows)) await pool.query(insert, [person.id])
  await pool.query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no deletion'; END $$;
    CREATE TRIGGER refuse BEFORE DELETE ON ${table} EXECUTE FUNCTION refuse()`)
  try {
    await expect(cleanUpJob(shop.platform).run()).rejects.toThrow('spent-rows')
    expect((await pool.query(leftOf)).rows).toEqual([{ t: table }])
    const { rows } = await pool.query(`SELECT error FROM clean_up_steps WHERE name = 'spent-rows'`)
    expect(rows).toEqual([{ error: 'no deletion' }])
  } finally {
    await pool.query('DROP FUNCTION refuse CASCADE')
  }
  await cleanUpJob(shop.platform).run()
  expect((await pool.query(leftOf)).rows).toEqual([])
})

it('rows in use stay: idempotent answer, session and guest link', async () => {
  const barber = await hireBarber(shop)
  const visitor = apiOf(shop.url)
  const key = { 'idempotency-key': 'once' }
  const path = '/appointments/public/appointments/guest'
  const overrides = guestBooking(barber.id)
  const { body: booked } = await visitor.post(path, overrides, key)
  const { api } = await signIn(shop)
  await cleanUpJob(shop.platform).run()
  expect((await visitor.post(path, overrides, key)).body).toEqual(booked)
  expect((await api.get('/auth/me')).status).toBe(200)
  expect((await visitor.get(`/appointments/public/${booked.id}?token=${booked.token}`)).status).toBe(200)
})
