import { beforeAll, describe, expect, it } from 'vitest'

import type { Api } from '#tests/support/api.ts'
import { givenPerson, givenShop } from '#tests/support/given.ts'
import { hireBarber, sendOnVacation, signIn } from '#tests/support/people.ts'

import { liveEventSchema } from '../live.contract.ts'
import { sendStaffCall, type StaffCall, staffCalls } from './staff-calls.fixture.ts'
import { staffWords } from './staff-words.fixture.ts'

/**
 * Checks that each write call of the staff reaches the audit log and open screens, as an admin and, where
 * allowed, as the owning barber. plan-lifecycle.test.ts covers the plan's calls.
 */
const place = { barberId: '{barber}', service: 'Taglio', date: '2026-03-14', time: '15:00' }
const changes: readonly StaffCall[] = [
  ...staffCalls.filter(
    ({ call }) => !call.startsWith('GET') && !/schedule-update|test-mail|\/subscription/.test(call),
  ),
  { call: 'PUT /appointments/{appointment}', body: place, other: 404 },
  { call: 'PUT /appointments/{appointment}/cancel', body: {}, other: 404 },
  { call: 'POST /payments/appointment/{appointment}', body: { paymentMethod: 'in_person' }, other: 404 },
]
const ofBarbers = changes.filter(({ own }) => own !== 403)

const shop = givenShop()
const admin = givenPerson(shop, 'admin')
let told: unknown[] = []

beforeAll(async () => {
  shop.platform.live.subscribe((event) => told.push(event))
})

let count = 0

async function freshThings(): Promise<{ words: Record<string, string>; own: Api }> {
  const { pool } = shop.platform.database
  const barber = await hireBarber(shop, { firstName: 'Prima' })
  const login = await signIn(shop, 'barber', barber.id)
  const words = await staffWords(shop, admin.api, { barber, login })
  await pool.query(`UPDATE barbers SET calendar_feed = 1, photo_url = '/pictures/x' WHERE id = $1`, [
    barber.id,
  ])
  await pool.query(`UPDATE users SET first_name = 'Prima' WHERE id = $1`, [words['user']])
  await sendOnVacation(shop, barber, '2026-08-01', '2026-08-02')
  return { words, own: login.api }
}

async function quiet(): Promise<void> {
  const marker = { marker: ++count }
  shop.platform.live.publish(marker)
  await expect.poll(() => told, { timeout: 5_000 }).toContainEqual(marker)
  told = []
}

async function entries(): Promise<number> {
  const { rows } = await shop.platform.database.pool.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM audit_log',
  )
  return rows[0]?.count ?? 0
}

async function expectTraces(call: StaffCall, words: Record<string, string>, api: Api) {
  await quiet()
  const before = await entries()
  const { status } = await sendStaffCall(api, call, words)
  expect(status).toBeGreaterThanOrEqual(200)
  expect(status).toBeLessThan(300)
  expect(await entries(), 'entries of the audit log').toBeGreaterThan(before)
  const heard = () => told.filter((event) => liveEventSchema.safeParse(event).success)
  await expect.poll(heard, { timeout: 1_000, message: 'told to open screens' }).not.toEqual([])
}

describe('a change is logged and sent to open screens', () => {
  it.each(changes)('by an admin: $call', async (call) => {
    const { words } = await freshThings()
    await expectTraces(call, words, admin.api)
  })

  it.each(ofBarbers)('by a barber: $call', async (call) => {
    const { words, own } = await freshThings()
    await expectTraces(call, words, own)
  })
})
