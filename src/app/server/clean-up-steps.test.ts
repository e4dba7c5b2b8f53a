import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { givenShop } from '#tests/support/given.ts'
import { hireBarber, signIn } from '#tests/support/people.ts'
import { picturesOf } from '#tests/support/shop.ts'
import { hour } from '#tests/support/test-clock.ts'

import { cleanUpJob } from './clean-up.ts'

const shop = givenShop()

const pool = () => shop.platform.database.pool
const folder = () => picturesOf(shop.databaseUrl)
const overdue = async () =>
  (await (await signIn(shop, 'admin')).api.get('/admin/settings')).body.data.overdueCleanUp
const steps = async () => (await pool().query('SELECT * FROM clean_up_steps ORDER BY name')).rows
const isSpent = async () =>
  (await pool().query(`SELECT FROM idempotency_keys WHERE key = 'old'`)).rowCount === 0

beforeEach(async () => {
  await pool().query('UPDATE studio_settings SET cleaned_up_at = $1', [shop.clock.now()])
  await pool().query('DELETE FROM clean_up_steps')
  await pool().query(
    `INSERT INTO idempotency_keys (route, key, fingerprint, status, answer, created_at) VALUES ('x', 'old', '', 200, '{}', '2020-01-01')
     ON CONFLICT DO NOTHING`,
  )
})
afterEach(async () => {
  await pool().query('ALTER TABLE IF EXISTS chats_away RENAME TO chats')
})

it('folders and other files beside the pictures are left alone', async () => {
  mkdirSync(join(folder(), 'lost+found'), { recursive: true })
  mkdirSync(join(folder(), 'cartella.vecchia'), { recursive: true })
  writeFileSync(join(folder(), 'LEGGIMI.txt'), 'x')
  for (const name of ['lost+found', 'cartella.vecchia', 'LEGGIMI.txt']) {
    const old = new Date(Date.now() - 72 * hour)
    utimesSync(join(folder(), name), old, old)
  }
  await cleanUpJob(shop.platform).run()
  expect(await shop.platform.files.savedBefore(new Date())).toEqual([])
  expect((await steps()).every(({ error }) => error === null)).toBe(true)
})

it('a failing step does not stop others, and is shown once overdue', async () => {
  await cleanUpJob(shop.platform).run()
  await pool().query('ALTER TABLE chats RENAME TO chats_away')
  await pool().query(
    `INSERT INTO idempotency_keys (route, key, fingerprint, status, answer, created_at) VALUES ('x', 'old', '', 200, '{}', '2020-01-01')`,
  )
  for (const night of [1, 2, 3]) {
    shop.clock.advance(24 * hour)
    await expect(cleanUpJob(shop.platform).run()).rejects.toThrow('chats')
    expect([night, await isSpent(), await overdue()]).toEqual([night, true, night < 3 ? [] : ['chats']])
  }
  const { rows } = await pool().query('SELECT cleaned_up_at FROM studio_settings')
  expect(rows).toEqual([{ cleaned_up_at: shop.clock.now() }])
  const chats = (await steps()).find(({ name }) => name === 'chats')
  expect(chats).toMatchObject({
    failed_at: shop.clock.now(),
    error: expect.stringContaining('chats'),
  })
  await pool().query('ALTER TABLE chats_away RENAME TO chats')
  await cleanUpJob(shop.platform).run()
  expect(await overdue()).toEqual([])
  const mended = (await steps()).find(({ name }) => name === 'chats')
  expect(mended).toMatchObject({ failed_at: null, error: null })
})

it('all steps are overdue when the job does not run', async () => {
  shop.clock.advance(72 * hour)
  expect(await overdue()).toHaveLength(15)
  await cleanUpJob(shop.platform).run()
})

it('waiting list offers are deleted a year after they were closed', async () => {
  const { id: client } = await signIn(shop)
  const { id: barber } = await hireBarber(shop)
  for (const [name, closed] of [
    ['old', '2025-03-01'],
    ['recent', '2025-06-01'],
  ])
    await pool().query(
      `INSERT INTO waiting_offers (client_id, barber_id, service_id, service_name, shop_day, start_minute, starts_at, duration_minutes,
         price_centimes, offered_at, expires_at, outcome, closed_at)
       SELECT $1, $2, id, $3, '2025-02-01', 600, now(), 30, 3000, '2025-01-01', '2025-01-02', 'lapsed', $4 FROM services LIMIT 1`,
      [client, barber, name, closed],
    )
  shop.clock.set('2026-03-11T09:00:00+01:00')
  await pool().query('UPDATE studio_settings SET cleaned_up_at = $1', [shop.clock.now()])
  await cleanUpJob(shop.platform).run()
  const { rows } = await pool().query('SELECT service_name FROM waiting_offers')
  expect(rows).toEqual([{ service_name: 'recent' }])
})
