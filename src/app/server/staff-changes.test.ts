import { beforeAll, describe, expect, it } from 'vitest'

import { liveEventSchema } from '#features/panels/live.contract.ts'
import type { Api } from '#tests/support/api.ts'
import { givenPerson, givenShop } from '#tests/support/given.ts'
import { guestBooking, hireBarber, signIn } from '#tests/support/people.ts'

import {
  customersOf,
  failedMessage,
  newOrder,
  newProduct,
  newRequest,
  paidAtShop,
  sendStaffCall,
  type StaffCall,
  staffCalls,
} from './staff-calls.fixture.ts'

/**
 * What the staff changes is written into the audit log and told to open screens: every call of theirs that is no mere
 * question, tried by an admin, and by the barber whose thing it is where a barber may. The plan's are in plan-life.test.ts.
 */
const place = { barberId: '{barber}', service: 'Taglio', date: '2026-03-14', time: '15:00' }
const changes: readonly StaffCall[] = [
  ...staffCalls.filter(
    ({ call }) => !call.startsWith('GET') && !/schedule-update|test-mail|\/subscription/.test(call),
  ),
  // Customers have these calls too.
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

/** Everything that a call can name, so that it differs from what the call makes of it. */
async function freshThings(): Promise<{ words: Record<string, string>; own: Api }> {
  const { pool } = shop.platform.database
  const barber = await hireBarber(shop, { firstName: 'Prima' })
  const novice = await hireBarber(shop, { firstName: 'Nuovo' })
  const login = await signIn(shop, 'barber', barber.id)
  const user = await signIn(shop)
  await pool.query(
    `UPDATE barbers SET email = $1, calendar_feed = 1, photo_url = '/pictures/x' WHERE id = $2`,
    [login.email, barber.id],
  )
  await pool.query(`UPDATE users SET first_name = 'Prima' WHERE id = $1`, [user.id])
  await pool.query(
    `INSERT INTO vacations (barber_id, start_day, end_day) VALUES ($1, '2026-08-01', '2026-08-02')`,
    [barber.id],
  )
  const service = { name: `Da togliere ${++count}`, price: 5, duration: 15 }
  const { body: made } = await admin.api.post('/admin/services', service)
  const { body: booked } = await admin.api.post(
    '/appointments/public/appointments/guest',
    guestBooking(barber.id),
  )
  const words = {
    barber: barber.id,
    email: login.email,
    novice: novice.id,
    service: made._id,
    appointment: booked._id,
    user: user.id,
    userEmail: user.email,
    payment: await paidAtShop(admin.api, guestBooking(barber.id, { time: '17:00' })),
    message: await failedMessage(pool),
    product: await newProduct(admin.api),
    order: await newOrder(pool),
    request: await newRequest(pool),
    ...(await customersOf(pool, { appointment: booked._id, user: user.id })),
  }
  return { words, own: login.api }
}

/** Waits until all that was told before has arrived. */
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

describe('a change leaves its traces', () => {
  it.each(changes)('of an admin: $call', async (call) => {
    const { words } = await freshThings()
    await expectTraces(call, words, admin.api)
  })

  it.each(ofBarbers)('of a barber: $call', async (call) => {
    const { words, own } = await freshThings()
    await expectTraces(call, words, own)
  })
})
