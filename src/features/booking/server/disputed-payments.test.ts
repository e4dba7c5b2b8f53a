import { beforeEach, describe, expect, test } from 'vitest'

import { givenBarber, givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { sandboxOf } from '#tests/support/payments.ts'
import { logIn, signIn } from '#tests/support/people.ts'
import { newestMessage } from '#tests/support/written.ts'

import { guestPayments } from './guest-payments.fixture.ts'

const shop = givenShop({ payments: { retries: 0 }, rateLimitScale: 1_000_000 })
const barber = givenBarber(shop)
const owner = givenPerson(shop, 'admin')
const visitor = givenVisitor(shop)
const { booking, paid, takeEvents, rowsOf, atStripe } = guestPayments(shop, visitor, barber)

beforeEach(() => sandboxOf(shop).webhooks.pause())

const hour = 60 * 60_000
/** Logs in again, since the clock moves past the session's end. */
const api = async () => await logIn(shop, owner.email)
const disputes = () => sandboxOf(shop).disputes

async function booked() {
  const intentId = await paid(booking())
  await takeEvents()
  const [payment] = await rowsOf('SELECT id, appointment_id FROM payments WHERE stripe_intent_id = $1', [
    intentId,
  ])
  return { intentId, id: String(payment.id), appointmentId: String(payment.appointment_id) }
}

const shown = async (id: string) => (await (await api()).get(`/payments/${id}`)).body.data
const appointment = async (id: string) =>
  (
    await rowsOf('SELECT paid_centimes AS paid, refunded_centimes AS back FROM appointments WHERE id = $1', [
      id,
    ])
  )[0]
const today = () => shop.clock.now().toISOString().slice(0, 10)
const takingsOf = async (day: string) => (await (await api()).get(`/payments/day?date=${day}`)).body.data
const takingsOfToday = async () => await takingsOf(today())
const mail = async (template: string) => await newestMessage(shop, template, owner.email)
const mails = async (template: string): Promise<number> =>
  (await rowsOf('SELECT id FROM messages WHERE template = $1 AND recipient = $2', [template, owner.email]))
    .length

describe('a dispute', () => {
  test('is shown on the payment, and the owners get a mail with the deadline', async () => {
    const { intentId, id } = await booked()
    disputes().open({ paymentIntent: intentId, reason: 'product_not_received' })
    await takeEvents()
    expect(await shown(id)).toMatchObject({
      status: 'disputed',
      amount: 30,
      disputes: [{ amount: 30, status: 'open', respondBy: '2026-03-18T08:00:00.000Z' }],
    })
    expect((await mail('payment-disputed')).payload).toMatchObject({
      amount: 30,
      isInquiry: false,
      respondBy: '2026-03-18T08:00:00.000Z',
      reason: 'Dice di non aver ricevuto ciò che ha pagato',
    })
    const { body } = await (await api()).get('/payments/history?status=disputed')
    expect(body.data.map((payment: { _id: string }) => payment._id)).toContain(id)
  })

  test('removes the money from the takings once when lost, and mails the owners', async () => {
    const { intentId, id, appointmentId } = await booked()
    const before = await takingsOfToday()
    const dispute = disputes().open({ paymentIntent: intentId })
    await takeEvents()
    expect(await appointment(appointmentId)).toEqual({ paid: 3000, back: 0 })
    disputes().close({ dispute, end: 'lost' })
    await takeEvents()
    await takeEvents()
    expect(await shown(id)).toMatchObject({ status: 'lost', net: -1.17, disputes: [{ status: 'lost' }] })
    expect(await appointment(appointmentId)).toEqual({ paid: 3000, back: 3000 })
    const after = await takingsOfToday()
    expect([after.lost - before.lost, after.total - before.total]).toEqual([30, -30])
    expect((await mail('dispute-decided')).payload).toMatchObject({ isLost: true, amount: 30 })
  })

  test('ends the earlier goodwill refund when lost, also after a new payment', async () => {
    const { intentId, id, appointmentId } = await booked()
    const caller = await api()
    await caller.post(`/payments/${id}/refund`, { amount: 10, reason: 'Un gesto' })
    await shop.payments.sendRefunds()
    const dispute = disputes().open({ paymentIntent: intentId, amount: 2000 })
    await takeEvents()
    shop.clock.advance(1000)
    disputes().close({ dispute, end: 'lost' })
    await takeEvents()
    shop.clock.advance(1000)
    const paidAnew = await caller.post(`/payments/appointment/${appointmentId}`, {
      paymentMethod: 'in_person',
    })
    expect(paidAnew.body.data).toMatchObject({ amount: 30 })
    const [row] = await rowsOf('SELECT gesture_centimes AS gestures FROM appointments WHERE id = $1', [
      appointmentId,
    ])
    expect(row).toEqual({ gestures: 0 })
  })

  test('keeps the goodwill refund made between two lost disputes', async () => {
    const { intentId, id, appointmentId } = await booked()
    const caller = await api()
    await caller.post(`/payments/${id}/refund`, { amount: 5, reason: 'Un gesto' })
    await shop.payments.sendRefunds()
    const [later, sooner] = [1500, 1000].map((amount) => disputes().open({ paymentIntent: intentId, amount }))
    await takeEvents()
    shop.clock.advance(1000)
    disputes().close({ dispute: sooner ?? '', end: 'lost' })
    await takeEvents()
    shop.clock.advance(1000)
    await caller.post(`/payments/appointment/${appointmentId}`, { paymentMethod: 'in_person' })
    shop.clock.advance(1000)
    disputes().close({ dispute: later ?? '', end: 'lost' })
    await takeEvents()
    const [row] = await rowsOf(
      'SELECT gesture_centimes AS gestures, paid_centimes - refunded_centimes AS kept FROM appointments WHERE id = $1',
      [appointmentId],
    )
    expect(row).toEqual({ gestures: 500, kept: 1000 })
  })

  test('refunds the second payment when it is won after a loss', async () => {
    const { intentId, appointmentId } = await booked()
    const dispute = disputes().open({ paymentIntent: intentId })
    disputes().close({ dispute, end: 'lost' })
    await takeEvents()
    const caller = await api()
    await caller.post(`/payments/appointment/${appointmentId}`, { paymentMethod: 'in_person' })
    disputes().close({ dispute, end: 'won' })
    await takeEvents()
    await shop.payments.sendRefunds()
    expect(atStripe(intentId)).toMatchObject({ refunded: 3000 })
    expect(await appointment(appointmentId)).toEqual({ paid: 6000, back: 3000 })
  })

  test('refunds down to the price less the goodwill refund when it is won after a loss', async () => {
    const { intentId, appointmentId } = await booked()
    const dispute = disputes().open({ paymentIntent: intentId })
    disputes().close({ dispute, end: 'lost' })
    await takeEvents()
    const caller = await api()
    await caller.post(`/payments/appointment/${appointmentId}`, { paymentMethod: 'in_person' })
    const [{ id: cash }] = await rowsOf(
      `SELECT id FROM payments WHERE appointment_id = $1 AND method = 'cash'`,
      [appointmentId],
    )
    const gesture = await caller.post(`/payments/${cash}/refund`, { amount: 10, reason: 'Un gesto' })
    expect(gesture.status).toBe(200)
    disputes().close({ dispute, end: 'won' })
    await takeEvents()
    await shop.payments.sendRefunds()
    expect(atStripe(intentId)).toMatchObject({ refunded: 3000 })
    expect(await appointment(appointmentId)).toEqual({ paid: 6000, back: 4000 })
  })

  test('refunds the payment when won after the visit was cancelled in time', async () => {
    const { intentId, appointmentId } = await booked()
    const dispute = disputes().open({ paymentIntent: intentId })
    disputes().close({ dispute, end: 'lost' })
    await takeEvents()
    await (await api()).put(`/appointments/${appointmentId}/status`, { status: 'cancelled' })
    disputes().close({ dispute, end: 'won' })
    await takeEvents()
    await shop.payments.sendRefunds()
    expect(atStripe(intentId)).toMatchObject({ refunded: 3000 })
  })

  test.each([
    { refund: false, refunded: 0 },
    { refund: true, refunded: 3000 },
  ])(
    'refunds as the owner ordered when won after a begun visit was cancelled: $refunded',
    async ({ refund, refunded }) => {
      const { intentId, appointmentId } = await booked()
      const dispute = disputes().open({ paymentIntent: intentId, amount: 1000 })
      disputes().close({ dispute, end: 'lost' })
      await takeEvents()
      const [visit] = await rowsOf('SELECT starts_at FROM appointments WHERE id = $1', [appointmentId])
      const before = shop.clock.now()
      shop.clock.set(visit.starts_at.toISOString())
      const status = { status: 'cancelled', refund }
      expect((await (await api()).put(`/appointments/${appointmentId}/status`, status)).status).toBe(200)
      disputes().close({ dispute, end: 'won' })
      await takeEvents()
      await shop.payments.sendRefunds()
      expect(atStripe(intentId)).toMatchObject({ refunded })
      shop.clock.set(before.toISOString())
    },
  )

  test('counts as a loss on the day it is lost', async () => {
    const { intentId } = await booked()
    const opened = today()
    const dispute = disputes().open({ paymentIntent: intentId })
    await takeEvents()
    const { lost } = await takingsOf(opened)
    shop.clock.advance(48 * hour)
    disputes().close({ dispute, end: 'lost' })
    await takeEvents()
    expect((await takingsOf(opened)).lost).toBe(lost)
    expect((await takingsOfToday()).lost).toBe(30)
  })

  test('sends one mail although answering changes its deadline', async () => {
    const { intentId, id } = await booked()
    const dispute = disputes().open({ paymentIntent: intentId })
    await takeEvents()
    const told = await mails('payment-disputed')
    disputes().answer({ dispute })
    await takeEvents()
    expect((await shown(id)).disputes).toMatchObject([{ respondBy: null }])
    expect(await mails('payment-disputed')).toBe(told)
  })

  test('shows the current amount after reconciliation', async () => {
    const { intentId, id } = await booked()
    disputes().open({ paymentIntent: intentId })
    await takeEvents()
    await rowsOf('UPDATE disputes SET amount_centimes = 1000 WHERE payment_id = $1', [id])
    shop.clock.advance(hour - (shop.clock.now().getTime() % hour))
    await shop.payments.reconcile()
    expect((await shown(id)).disputes).toMatchObject([{ amount: 30, status: 'open' }])
  })

  test('changes nothing when it is won', async () => {
    const { intentId, id, appointmentId } = await booked()
    const dispute = disputes().open({ paymentIntent: intentId })
    await takeEvents()
    disputes().answer({ dispute })
    await takeEvents()
    expect((await shown(id)).disputes).toMatchObject([{ status: 'open', respondBy: null }])
    disputes().close({ dispute, end: 'won' })
    await takeEvents()
    expect(await shown(id)).toMatchObject({ status: 'completed', disputes: [{ status: 'won' }] })
    expect(await appointment(appointmentId)).toEqual({ paid: 3000, back: 0 })
    expect((await mail('dispute-decided')).payload).toMatchObject({ isLost: false })
  })

  test('returns the money to the books when won after a loss', async () => {
    const { intentId, appointmentId } = await booked()
    const dispute = disputes().open({ paymentIntent: intentId })
    disputes().close({ dispute, end: 'lost' })
    await takeEvents()
    disputes().close({ dispute, end: 'won' })
    await takeEvents()
    expect(await appointment(appointmentId)).toEqual({ paid: 3000, back: 0 })
  })

  test('sends a mail for each changed decision', async () => {
    const { intentId } = await booked()
    const dispute = disputes().open({ paymentIntent: intentId })
    await takeEvents()
    const told = await mails('dispute-decided')
    for (const end of ['won', 'lost', 'won', 'lost'] as const) {
      disputes().close({ dispute, end })
      await takeEvents()
    }
    expect(await mails('dispute-decided')).toBe(told + 3)
  })

  test('is found by reconciliation when the event of its escalation is lost', async () => {
    const { intentId, id } = await booked()
    const dispute = disputes().open({ paymentIntent: intentId, isInquiry: true })
    await takeEvents()
    sandboxOf(shop).webhooks.drop({ count: 2 })
    disputes().escalate({ dispute })
    sandboxOf(shop).calls.fail({ kind: 'events.list', fault: 'error', count: 1 })
    shop.clock.advance(hour - (shop.clock.now().getTime() % hour))
    await shop.payments.reconcile()
    sandboxOf(shop).calls.heal({})
    expect((await shown(id)).status).toBe('disputed')
  })

  test('is found by reconciliation when all its events are lost', async () => {
    const { intentId, id } = await booked()
    sandboxOf(shop).webhooks.drop({ count: 2 })
    const dispute = disputes().open({ paymentIntent: intentId })
    await shop.payments.reconcile()
    await takeEvents()
    expect((await shown(id)).status).toBe('disputed')
    sandboxOf(shop).webhooks.drop({ count: 2 })
    disputes().close({ dispute, end: 'lost' })
    shop.clock.advance(hour / 2 - (shop.clock.now().getTime() % hour))
    sandboxOf(shop).calls.fail({ kind: 'events.list', fault: 'error', count: 2 })
    await shop.payments.reconcile()
    expect((await shown(id)).status).toBe('disputed')
    shop.clock.advance(hour / 2)
    await shop.payments.reconcile()
    sandboxOf(shop).calls.heal({})
    expect((await shown(id)).status).toBe('lost')
  })

  test('takes no money as an inquiry and sends a second mail when it escalates', async () => {
    const { intentId, id } = await booked()
    const dispute = disputes().open({ paymentIntent: intentId, isInquiry: true })
    await takeEvents()
    expect(await shown(id)).toMatchObject({ status: 'completed', disputes: [{ status: 'inquiry' }] })
    expect((await mail('payment-disputed')).payload).toMatchObject({ isInquiry: true })
    const before = await mails('payment-disputed')
    disputes().escalate({ dispute })
    await takeEvents()
    expect((await shown(id)).status).toBe('disputed')
    expect(await mails('payment-disputed')).toBe(before + 1)
  })

  test('has no deadline when the bank accepts no answer', async () => {
    const { intentId, id } = await booked()
    disputes().open({ paymentIntent: intentId, mayAnswer: false })
    await takeEvents()
    expect((await shown(id)).disputes).toMatchObject([{ status: 'open', respondBy: null }])
  })

  test('is hidden from the client', async () => {
    const client = await signIn(shop)
    const choice = { barberId: barber.id, service: 'Taglio', date: '2026-03-30', time: '09:00' }
    const { body } = await client.api.post('/appointments', choice)
    const started = await client.api.post(`/payments/appointment/${body._id}`, { paymentMethod: 'online' })
    const { paymentIntentId: paymentIntent, _id: id } = started.body.data
    sandboxOf(shop).payments.pay({ paymentIntent })
    disputes().open({ paymentIntent })
    await takeEvents()
    const own = (await client.api.get(`/payments/${id}`)).body.data
    expect([own.status, own.disputes]).toEqual(['disputed', []])
  })
})

describe('a payment under dispute', () => {
  test('returns 409 PAYMENT_DISPUTED for a refund by the owner', async () => {
    const { intentId, id } = await booked()
    disputes().open({ paymentIntent: intentId })
    await takeEvents()
    const refused = await (await api()).post(`/payments/${id}/refund`, { reason: 'Un gesto' })
    expect([refused.status, refused.body.code]).toEqual([409, 'PAYMENT_DISPUTED'])
  })

  test('returns 409 PAYMENT_DISPUTED for a refund after a partial loss', async () => {
    const { intentId, id } = await booked()
    const dispute = disputes().open({ paymentIntent: intentId, amount: 1000 })
    disputes().close({ dispute, end: 'lost' })
    await takeEvents()
    const refused = await (await api()).post(`/payments/${id}/refund`, { reason: 'Un gesto' })
    expect([refused.status, refused.body.code]).toEqual([409, 'PAYMENT_DISPUTED'])
  })

  test('keeps an ordered refund waiting and sends it when the dispute is won', async () => {
    const { intentId, id, appointmentId } = await booked()
    const dispute = disputes().open({ paymentIntent: intentId })
    await takeEvents()
    await (await api()).put(`/appointments/${appointmentId}/status`, { status: 'cancelled' })
    shop.clock.advance(4 * hour)
    await shop.payments.sendRefunds()
    expect((await shown(id)).refunds).toMatchObject([{ status: 'requested' }])
    // The refund waits for the bank, so the owner need not act.
    expect((await shown(id)).refunds).toMatchObject([{ isDelayed: false }])
    expect((await (await api()).get('/payments/history?show=stalled')).body.data).toEqual([])
    disputes().close({ dispute, end: 'won' })
    await takeEvents()
    shop.clock.advance(hour)
    await shop.payments.sendRefunds()
    expect(atStripe(intentId)).toMatchObject({ refunded: 3000 })
  })

  test('sends a refund that Stripe refused when the dispute is won', async () => {
    const { intentId, id } = await booked()
    expect((await (await api()).post(`/payments/${id}/refund`, { reason: 'Un gesto' })).status).toBe(200)
    const dispute = disputes().open({ paymentIntent: intentId })
    await shop.payments.sendRefunds()
    disputes().close({ dispute, end: 'won' })
    await takeEvents()
    shop.clock.advance(hour)
    await shop.payments.sendRefunds()
    expect((await shown(id)).refunds).toMatchObject([{ status: 'succeeded' }])
    expect(atStripe(intentId)).toMatchObject({ refunded: 3000 })
  })

  test('fails the ordered refund without a mail when the dispute is lost', async () => {
    const { intentId, id } = await booked()
    expect((await (await api()).post(`/payments/${id}/refund`, { reason: 'Un gesto' })).status).toBe(200)
    // The server does not know of the dispute when it sends the refund.
    const dispute = disputes().open({ paymentIntent: intentId })
    await shop.payments.sendRefunds()
    expect((await shown(id)).status).toBe('disputed')
    disputes().close({ dispute, end: 'lost' })
    await takeEvents()
    expect(await shown(id)).toMatchObject({ status: 'lost', refunds: [{ status: 'failed' }] })
    expect(await mails('refund-failed')).toBe(0)
  })

  test('deducts a partial loss from the ordered refund and still sends the rest', async () => {
    const { intentId, id, appointmentId } = await booked()
    const dispute = disputes().open({ paymentIntent: intentId, amount: 1000 })
    await takeEvents()
    await (await api()).put(`/appointments/${appointmentId}/status`, { status: 'cancelled' })
    disputes().close({ dispute, end: 'lost' })
    await takeEvents()
    expect((await shown(id)).refunds).toMatchObject([{ status: 'requested', amount: 20 }])
    expect(await appointment(appointmentId)).toEqual({ paid: 3000, back: 3000 })
    const before = await mails('refund-failed')
    await shop.payments.sendRefunds()
    // Stripe refuses refunds of a payment with a lost dispute: the mail tells the owners the sum that they still owe.
    expect((await shown(id)).refunds).toMatchObject([{ status: 'failed', amount: 20 }])
    expect(await mails('refund-failed')).toBe(before + 1)
    expect((await mail('refund-failed')).payload).toMatchObject({ amount: 20, left: 20 })
  })

  test.each([
    ['everything', 3000],
    ['a part', 1000],
  ])('sends the refund reduced by %s when the dispute is won after all', async (_what, amount) => {
    const { intentId, appointmentId } = await booked()
    const dispute = disputes().open({ paymentIntent: intentId, amount })
    await takeEvents()
    await (await api()).put(`/appointments/${appointmentId}/status`, { status: 'cancelled' })
    for (const end of ['lost', 'won', 'lost', 'won'] as const) {
      disputes().close({ dispute, end })
      await takeEvents()
    }
    shop.clock.advance(hour)
    await shop.payments.sendRefunds()
    expect(atStripe(intentId)).toMatchObject({ refunded: 3000 })
    expect(await appointment(appointmentId)).toEqual({ paid: 3000, back: 3000 })
  })

  test('tells the payer of a goodwill refund cut by a loss when it is sent after all', async () => {
    const { intentId, id } = await booked()
    const gesture = { amount: 10, reason: 'Un gesto' }
    expect((await (await api()).post(`/payments/${id}/refund`, gesture)).status).toBe(200)
    const dispute = disputes().open({ paymentIntent: intentId })
    await takeEvents()
    for (const end of ['lost', 'won'] as const) {
      disputes().close({ dispute, end })
      await takeEvents()
    }
    shop.clock.advance(hour)
    await shop.payments.sendRefunds()
    await takeEvents()
    const told = await rowsOf(
      `SELECT payload ->> 'amount' AS amount FROM messages WHERE template = 'payment-given-back' AND payload ->> 'paymentId' = $1`,
      [id],
    )
    expect(told).toEqual([{ amount: '10' }])
  })

  test('counts a goodwill refund restored by a won dispute as goodwill: nothing is due', async () => {
    const { intentId, id, appointmentId } = await booked()
    const gesture = { amount: 10, reason: 'Un gesto' }
    expect((await (await api()).post(`/payments/${id}/refund`, gesture)).status).toBe(200)
    const dispute = disputes().open({ paymentIntent: intentId, amount: 1000 })
    for (const end of ['lost', 'won'] as const) {
      disputes().close({ dispute, end })
      await takeEvents()
    }
    const days = `startDate=2026-03-01&endDate=2026-03-31`
    const { body } = await (await api()).get(`/appointments/filtered?${days}`)
    const found = body.data.find(({ _id }: { _id: string }) => _id === appointmentId)
    expect(found.payment).toMatchObject({ kept: 20, due: 0, gestures: 10 })
  })

  test('counts the rest of a goodwill refund after a partial loss as goodwill', async () => {
    const { intentId, id, appointmentId } = await booked()
    const gesture = { amount: 15, reason: 'Un gesto' }
    expect((await (await api()).post(`/payments/${id}/refund`, gesture)).status).toBe(200)
    const dispute = disputes().open({ paymentIntent: intentId, amount: 1000 })
    disputes().close({ dispute, end: 'lost' })
    await takeEvents()
    const [{ gestures }] = await rowsOf(
      'SELECT gesture_centimes AS gestures FROM appointments WHERE id = $1',
      [appointmentId],
    )
    expect(gestures).toBe(500)
  })

  test('sends the rest of a postponed refund at once after a partial loss', async () => {
    const { intentId, id } = await booked()
    expect(
      (await (await api()).post(`/payments/${id}/refund`, { amount: 20, reason: 'Un gesto' })).status,
    ).toBe(200)
    await rowsOf(`UPDATE refunds SET send_after = send_after + interval '50 minutes' WHERE payment_id = $1`, [
      id,
    ])
    const dispute = disputes().open({ paymentIntent: intentId, amount: 1000 })
    disputes().close({ dispute, end: 'lost' })
    await takeEvents()
    await shop.payments.sendRefunds()
    const [{ attempts }] = await rowsOf('SELECT attempts FROM refunds WHERE payment_id = $1', [id])
    expect(attempts).toBe(1)
  })

  test('keeps the amount Stripe refunded when a loss reduced the order meanwhile', async () => {
    const { intentId, id, appointmentId } = await booked()
    expect(
      (await (await api()).post(`/payments/${id}/refund`, { amount: 20, reason: 'Un gesto' })).status,
    ).toBe(200)
    sandboxOf(shop).calls.fail({ kind: 'refunds.create', fault: 'reset', when: 'after', count: 9 })
    await shop.payments.sendRefunds()
    sandboxOf(shop).calls.heal({})
    const dispute = disputes().open({ paymentIntent: intentId, amount: 1000 })
    disputes().close({ dispute, end: 'lost' })
    await rowsOf(
      `UPDATE refunds SET amount_centimes = 1000, gesture_centimes = 1000, cut_centimes = 1000 WHERE payment_id = $1`,
      [id],
    )
    shop.clock.advance(hour)
    await shop.payments.sendRefunds()
    await takeEvents()
    expect((await shown(id)).refunds).toMatchObject([{ status: 'succeeded', amount: 20 }])
    expect(await appointment(appointmentId)).toEqual({ paid: 3000, back: 3000 })
  })

  test('keeps the amount Stripe refunded after a loss whose events were lost', async () => {
    const { intentId, id } = await booked()
    const dispute = disputes().open({ paymentIntent: intentId, amount: 1000, isInquiry: true })
    await takeEvents()
    const order = { amount: 20, reason: 'Un gesto' }
    expect((await (await api()).post(`/payments/${id}/refund`, order)).status).toBe(200)
    sandboxOf(shop).calls.fail({ kind: 'refunds.create', fault: 'reset', when: 'after', count: 9 })
    await shop.payments.sendRefunds()
    sandboxOf(shop).calls.heal({})
    disputes().escalate({ dispute })
    disputes().close({ dispute, end: 'lost' })
    sandboxOf(shop).calls.fail({ kind: 'events.list', fault: 'error', count: 1 })
    shop.clock.advance(hour - (shop.clock.now().getTime() % hour))
    await shop.payments.reconcile()
    sandboxOf(shop).calls.heal({})
    expect(await shown(id)).toMatchObject({ status: 'lost', refunds: [{ status: 'succeeded', amount: 20 }] })
  })

  test('deducts a partial loss from the newest refund first', async () => {
    const { intentId, id } = await booked()
    for (const amount of [5, 7])
      expect(
        (await (await api()).post(`/payments/${id}/refund`, { amount, reason: 'Un gesto' })).status,
      ).toBe(200)
    const dispute = disputes().open({ paymentIntent: intentId, amount: 1000 })
    disputes().close({ dispute, end: 'lost' })
    await takeEvents()
    expect((await shown(id)).refunds).toMatchObject([
      { status: 'requested', amount: 2 },
      { status: 'failed', amount: 7 },
    ])
  })

  test('sends the refund of another payment although this dispute is lost', async () => {
    const other = await booked()
    expect((await (await api()).post(`/payments/${other.id}/refund`, { reason: 'Un gesto' })).status).toBe(
      200,
    )
    const { intentId } = await booked()
    const dispute = disputes().open({ paymentIntent: intentId })
    disputes().close({ dispute, end: 'lost' })
    await takeEvents()
    expect((await shown(other.id)).refunds).toMatchObject([{ status: 'requested' }])
    await shop.payments.sendRefunds()
    expect(atStripe(other.intentId)).toMatchObject({ refunded: 3000 })
  })
})

test('the owners get one reminder of a dispute or inquiry before its deadline, none after it', async () => {
  const reminders = async () =>
    await rowsOf(
      `SELECT payload ->> 'paymentId' AS payment FROM messages
       WHERE template = 'payment-disputed' AND (payload ->> 'isReminder')::boolean AND recipient = $1`,
      [owner.email],
    )
  const [serious, asked] = [await booked(), await booked()]
  disputes().open({ paymentIntent: serious.intentId })
  disputes().open({ paymentIntent: asked.intentId, isInquiry: true })
  await takeEvents()
  // The job reads disputes again every hour.
  const toFullHour = () => shop.clock.advance(hour - (shop.clock.now().getTime() % hour))
  toFullHour()
  await shop.payments.reconcile()
  expect(await reminders()).toEqual([])
  shop.clock.advance(5 * 24 * hour + 12 * hour)
  for (const _ of ['first hour', 'second hour']) {
    await shop.payments.reconcile()
    toFullHour()
  }
  for (const { id } of [serious, asked])
    expect((await reminders()).filter(({ payment }) => payment === id)).toHaveLength(1)
  shop.clock.advance(3 * 24 * hour)
  await rowsOf(`DELETE FROM messages WHERE template = 'payment-disputed'`)
  await shop.payments.reconcile()
  expect(await reminders()).toEqual([])
})
