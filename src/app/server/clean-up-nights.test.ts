import { beforeAll, expect, it } from 'vitest'

import { givenShop } from '#tests/support/given.ts'
import { bookAsGuest, hireBarber } from '#tests/support/people.ts'
import { hour } from '#tests/support/test-clock.ts'

import { cleanUpJob } from './clean-up.ts'

const day = 24 * hour
const shop = givenShop()
let visit: string

beforeAll(async () => {
  const { id } = await hireBarber(shop)
  const booked = await bookAsGuest(shop, id)
  visit = booked.body.id
  await lastCleanedUp(0)
})

async function lastCleanedUp(daysAgo: number): Promise<void> {
  const moment = new Date(shop.clock.now().getTime() - daysAgo * day)
  await shop.platform.database.pool.query('UPDATE studio_settings SET cleaned_up_at = $1', [moment])
}

async function cleanUp(nights: number): Promise<void> {
  for (let night = 0; night < nights; night++) await cleanUpJob(shop.platform).run()
}

async function isKnown(): Promise<boolean> {
  const { rowCount } = await shop.platform.database.pool.query(
    'SELECT FROM appointments WHERE id = $1 AND forgotten_at IS NULL',
    [visit],
  )
  return rowCount === 1
}

it('a clock years ahead erases nothing, and the job continues once it is right', async () => {
  const now = shop.clock.now()
  shop.clock.advance(10 * 366 * day)
  await cleanUp(7)
  expect(await isKnown()).toBe(true)
  shop.clock.set(now.toISOString())
  await cleanUp(1)
  const { rows } = await shop.platform.database.pool.query('SELECT cleaned_up_at FROM studio_settings')
  expect(rows).toEqual([{ cleaned_up_at: now }])
})

it('after a month without runs the job catches up', async () => {
  shop.clock.advance((2 + 365 + 17) * day)
  await lastCleanedUp(30)
  await cleanUp(4)
  expect(await isKnown()).toBe(true)
  await cleanUp(6)
  expect(await isKnown()).toBe(false)
})
