import { beforeEach, describe, expect, test } from 'vitest'

import { from } from '#tests/support/api.ts'
import { givenBarber, givenShop, givenVisitor } from '#tests/support/given.ts'
import { sandboxOf } from '#tests/support/payments.ts'
import { signIn } from '#tests/support/people.ts'

import { type GuestBooking, guestPayments } from './guest-payments.fixture.ts'

const shop = givenShop({ payments: true, behindProxy: true })
const barber = givenBarber(shop)
const visitor = givenVisitor(shop)
const { booking, start, bookInCash, rowsOf } = guestPayments(shop, visitor, barber)

const minute = 60_000
beforeEach(() => sandboxOf(shop).webhooks.pause())

const strangerHolds = async (wanted: Partial<GuestBooking>) => {
  const body = { type: 'appointment', appointmentData: wanted, currency: 'CHF' }
  return await visitor.post('/payments/create-intent', body, from('203.0.113.7'))
}

describe('two holds made by another caller', () => {
  test.each(['email', 'phone'] as const)('with my %s do not stop me from paying online', async (key) => {
    const mine = booking()
    for (let count = 0; count < 2; count++)
      expect((await strangerHolds({ ...booking(), [key]: mine[key] })).status).toBe(201)
    expect((await start(mine)).status).toBe(201)
  })

  test('are the maximum for one guest from one address: the third gets TOO_MANY_HOLDS', async () => {
    const { email } = booking()
    for (let count = 0; count < 2; count++) await start({ ...booking(), email })
    const third = await start({ ...booking(), email })
    expect([third.status, third.body.code]).toEqual([409, 'TOO_MANY_HOLDS'])
  })
})

describe('a payment retried after it expired', () => {
  test('returns 409 SLOT_TAKEN when another guest has the slot', async () => {
    const wanted = booking()
    const key = { 'idempotency-key': crypto.randomUUID() }
    expect((await start(wanted, key)).status).toBe(201)
    shop.clock.advance(16 * minute)
    const rival = { ...booking(), date: wanted.date, time: wanted.time }
    expect((await bookInCash(rival)).status).toBe(201)
    const again = await start(wanted, key)
    expect([again.status, again.body.code]).toEqual([409, 'SLOT_TAKEN'])
  })

  test('holds the slot again while it is free', async () => {
    const wanted = booking()
    const key = { 'idempotency-key': crypto.randomUUID() }
    const first = await start(wanted, key)
    shop.clock.advance(16 * minute)
    const again = await start(wanted, key)
    expect(again.status).toBe(201)
    expect(again.body.data.paymentIntentId).not.toBe(first.body.data.paymentIntentId)
    expect(Date.parse(again.body.data.expiresAt)).toBeGreaterThan(shop.clock.now().getTime())
    const held = await rowsOf(
      `SELECT id FROM appointments WHERE status = 'held' AND hold_expires_at > $1 AND shop_day = $2 AND start_minute = $3`,
      [shop.clock.now(), wanted.date, Number(wanted.time.slice(0, 2)) * 60],
    )
    expect(held).toHaveLength(1)
  })

  test('returns the same payment before it expires', async () => {
    const wanted = booking()
    const key = { 'idempotency-key': crypto.randomUUID() }
    const first = await start(wanted, key)
    expect((await start(wanted, key)).body.data.paymentIntentId).toBe(first.body.data.paymentIntentId)
  })
})

test('an expired hold does not count towards the personal limit', async () => {
  await rowsOf('UPDATE studio_settings SET max_future_per_client = 1')
  const client = await signIn(shop)
  const choice = () => {
    const { barberId, service, date, time } = booking()
    return { barberId, service, date, time }
  }
  const held = { type: 'appointment', appointmentData: choice(), currency: 'CHF' }
  expect((await client.api.post('/payments/create-intent', held)).status).toBe(201)
  const early = await client.api.post('/appointments', choice())
  expect([early.status, early.body.code]).toEqual([409, 'PERSONAL_LIMIT'])
  shop.clock.advance(16 * minute)
  expect((await client.api.post('/appointments', choice())).status).toBe(201)
})
