import { beforeEach, describe, expect, it } from 'vitest'

import { givenBarber, givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { sandboxOf } from '#tests/support/payments.ts'
import { logIn, type Person, signIn } from '#tests/support/people.ts'
import { minute } from '#tests/support/test-clock.ts'

import { guestPayments } from './guest-payments.fixture.ts'

const shop = givenShop({ payments: { retries: 0 }, rateLimitScale: 1_000_000 })
const barber = givenBarber(shop)
const owner = givenPerson(shop, 'admin')
const visitor = givenVisitor(shop)
const { booking, takeEvents, rowsOf, atStripe } = guestPayments(shop, visitor, barber)

beforeEach(() => {
  sandboxOf(shop).webhooks.pause()
  shop.clock.set('2026-03-11T09:00:00+01:00')
})

type Visit = { client: Person; id: string; date: string; time: string }
type Paid = { intentId: string; paymentId: string }

async function bookedVisit(): Promise<Visit> {
  const client = await signIn(shop)
  const { date, time } = booking()
  const { body } = await client.api.post('/appointments', {
    barberId: barber.id,
    service: 'Taglio',
    date,
    time,
  })
  return { client, id: body._id, date, time }
}

async function payOnline({ client, id }: Visit): Promise<Paid> {
  const caller = await logIn(shop, client.email)
  const { body } = await caller.post(`/payments/appointment/${id}`, { paymentMethod: 'online' })
  const { paymentIntentId: intentId, _id: paymentId } = body.data
  sandboxOf(shop).payments.pay({ paymentIntent: intentId })
  await takeEvents()
  shop.clock.advance(minute)
  return { intentId, paymentId }
}

/** @returns a function by which the shop wins after all */
async function loseDispute(paymentIntent: string, amount: number): Promise<() => Promise<void>> {
  const { disputes } = sandboxOf(shop)
  const end = async (dispute: string, how: 'lost' | 'won') => {
    disputes.close({ dispute, end: how })
    await takeEvents()
    shop.clock.advance(minute)
  }
  const dispute = disputes.open({ paymentIntent, amount })
  await end(dispute, 'lost')
  return async () => {
    await end(dispute, 'won')
    await shop.payments.sendRefunds()
  }
}

/** @param options amount in CHF */
async function giveGesture({ paymentId }: Paid, { isSent = true, amount = 10 } = {}): Promise<void> {
  const { status } = await (
    await logIn(shop, owner.email)
  ).post(`/payments/${paymentId}/refund`, { amount, reason: 'Un gesto' })
  expect(status).toBe(200)
  if (isSent) await shop.payments.sendRefunds()
  shop.clock.advance(minute)
}

async function chooseCheaper({ id, date, time }: Visit): Promise<void> {
  const choice = { barberId: barber.id, service: 'Barba', date, time }
  const { status } = await (await logIn(shop, owner.email)).put(`/appointments/${id}`, choice)
  expect(status).toBe(200)
  await shop.payments.sendRefunds()
  shop.clock.advance(minute)
}

async function cancelBegun({ id }: Visit): Promise<void> {
  const [visit] = await rowsOf('SELECT starts_at FROM appointments WHERE id = $1', [id])
  shop.clock.set(visit.starts_at.toISOString())
  const caller = await logIn(shop, owner.email)
  const { status } = await caller.put(`/appointments/${id}/status`, { status: 'cancelled', refund: true })
  expect(status).toBe(200)
}

async function keptOf({ id }: Visit): Promise<number> {
  const [row] = await rowsOf(
    'SELECT paid_centimes - refunded_centimes AS kept FROM appointments WHERE id = $1',
    [id],
  )
  return row.kept
}

describe('a dispute that is lost and then won', () => {
  it('does not return the goodwill refund used up by a cheaper service', async () => {
    const visit = await bookedVisit()
    const paid = await payOnline(visit)
    await giveGesture(paid)
    await chooseCheaper(visit)
    const winAfterAll = await loseDispute(paid.intentId, 2000)
    await winAfterAll()
    expect(await keptOf(visit)).toBe(2000)
    expect(atStripe(paid.intentId)?.refunded).toBe(1000)
  })

  it('keeps the full cheaper price when the client has paid it again', async () => {
    await rowsOf(`UPDATE services SET price_centimes = 1500 WHERE name = 'Barba'`)
    const visit = await bookedVisit()
    const paid = await payOnline(visit)
    await giveGesture(paid)
    await chooseCheaper(visit)
    const winAfterAll = await loseDispute(paid.intentId, 1500)
    await payOnline(visit)
    await winAfterAll()
    await rowsOf(`UPDATE services SET price_centimes = 2500 WHERE name = 'Barba'`)
    expect(await keptOf(visit)).toBe(1500)
  })

  it.each([true, false])('keeps the goodwill refund of the first payment, sent: %s', async (isSent) => {
    const visit = await bookedVisit()
    const first = await payOnline(visit)
    await giveGesture(first, { isSent })
    const winAfterAll = await loseDispute(first.intentId, isSent ? 2000 : 3000)
    await payOnline(visit)
    await winAfterAll()
    expect(await keptOf(visit)).toBe(2000)
  })

  it.each([[[30]], [[10, 20]]])(
    'keeps the second payment when the whole first one was to be refunded: CHF %j',
    async (amounts) => {
      const visit = await bookedVisit()
      const first = await payOnline(visit)
      for (const amount of amounts) await giveGesture(first, { isSent: false, amount })
      const winAfterAll = await loseDispute(first.intentId, 3000)
      const second = await payOnline(visit)
      await winAfterAll()
      expect(await keptOf(visit)).toBe(3000)
      expect([atStripe(first.intentId)?.refunded, atStripe(second.intentId)?.refunded]).toEqual([3000, 0])
      const gestures = await rowsOf('SELECT gesture_centimes FROM appointments WHERE id = $1', [visit.id])
      expect(gestures).toEqual([{ gesture_centimes: 0 }])
    },
  )

  it('keeps the second payment when one goodwill refund was sent and another was pending', async () => {
    const visit = await bookedVisit()
    const first = await payOnline(visit)
    await giveGesture(first)
    await giveGesture(first, { isSent: false, amount: 20 })
    const winAfterAll = await loseDispute(first.intentId, 2000)
    const second = await payOnline(visit)
    await winAfterAll()
    expect(await keptOf(visit)).toBe(3000)
    expect([atStripe(first.intentId)?.refunded, atStripe(second.intentId)?.refunded]).toEqual([3000, 0])
    const gestures = await rowsOf('SELECT gesture_centimes FROM appointments WHERE id = $1', [visit.id])
    expect(gestures).toEqual([{ gesture_centimes: 0 }])
  })

  it('refunds the difference to the cheaper service with its own reason', async () => {
    const visit = await bookedVisit()
    const { intentId, paymentId } = await payOnline(visit)
    const winAfterAll = await loseDispute(intentId, 3000)
    await chooseCheaper(visit)
    await winAfterAll()
    expect(
      await rowsOf('SELECT amount_centimes, reason FROM refunds WHERE payment_id = $1', [paymentId]),
    ).toEqual([{ amount_centimes: 500, reason: 'Il servizio scelto costa meno' }])
  })

  it('refunds everything when the owner ordered the refund of a begun visit meanwhile', async () => {
    const visit = await bookedVisit()
    const { intentId } = await payOnline(visit)
    const winAfterAll = await loseDispute(intentId, 3000)
    await cancelBegun(visit)
    await winAfterAll()
    expect(atStripe(intentId)?.refunded).toBe(3000)
  })

  it('refunds everything although the owner returned only cash', async () => {
    const visit = await bookedVisit()
    const { intentId } = await payOnline(visit)
    const winAfterAll = await loseDispute(intentId, 3000)
    await (
      await logIn(shop, owner.email)
    ).post(`/payments/appointment/${visit.id}`, { paymentMethod: 'in_person' })
    await cancelBegun(visit)
    const [cash] = await rowsOf(`SELECT id FROM payments WHERE appointment_id = $1 AND method = 'cash'`, [
      visit.id,
    ])
    await (await logIn(shop, owner.email)).post(`/payments/${cash.id}/refund`, { reason: 'Restituito' })
    await winAfterAll()
    expect(atStripe(intentId)?.refunded).toBe(3000)
  })

  it('keeps the price of a begun visit cancelled, restored and cancelled without a refund', async () => {
    const visit = await bookedVisit()
    const { intentId } = await payOnline(visit)
    const winAfterAll = await loseDispute(intentId, 3000)
    await cancelBegun(visit)
    const caller = await logIn(shop, owner.email)
    for (const status of ['completed', 'cancelled'])
      expect((await caller.put(`/appointments/${visit.id}/status`, { status })).status).toBe(200)
    await winAfterAll()
    expect(await keptOf(visit)).toBe(3000)
  })
})
