import { beforeEach, describe, expect, test } from 'vitest'

import { givenBarber, givenShop, givenVisitor } from '#tests/support/given.ts'
import { sandboxOf } from '#tests/support/payments.ts'
import { hireBarber, payer, signIn } from '#tests/support/people.ts'

import { guestPayments } from './guest-payments.fixture.ts'

const shop = givenShop({ payments: true })
const barber = givenBarber(shop)
const visitor = givenVisitor(shop)

const { booking, start, bookInCash, bookAsPaid, takeEvents, appointmentsAt, moneyOf, rowsOf } = guestPayments(
  shop,
  visitor,
  barber,
)

beforeEach(() => sandboxOf(shop).webhooks.pause())

describe('a guest payment by card', () => {
  test('holds the slot from the start of the payment and confirms it once paid', async () => {
    const wanted = booking()
    const started = await start(wanted)
    expect(started.status).toBe(201)
    expect(started.body.data).toMatchObject({ amount: 30, currency: 'CHF' })
    expect(started.body.data.client_secret).toBe(started.body.data.clientSecret)
    expect(await appointmentsAt(wanted)).toMatchObject([{ status: 'held' }])

    const other = { ...wanted, email: 'altro@posta.test', phone: '+41791119999' }
    const refused = await bookInCash(other)
    expect([refused.status, refused.body.code]).toEqual([409, 'SLOT_TAKEN'])

    const intentId = started.body.data.paymentIntentId
    const early = await bookAsPaid(wanted, intentId)
    expect([early.status, early.body.code]).toEqual([402, 'PAYMENT_REQUIRED'])

    sandboxOf(shop).payments.pay({ paymentIntent: intentId })
    const booked = await bookAsPaid(wanted, intentId)
    expect(booked.status).toBe(201)
    expect(booked.body).toMatchObject({
      status: 'confirmed',
      paymentType: 'online',
      payment: { method: 'card', status: 'completed', amount: 30 },
    })
    expect(booked.body.token).not.toBe('')
    const again = await bookAsPaid(wanted, intentId)
    expect(again.body._id).toBe(booked.body._id)
    expect(await appointmentsAt(wanted)).toEqual([
      {
        status: 'confirmed',
        payment_type: 'online',
        payment_method: 'card',
        payment_status: 'completed',
        price_centimes: 3000,
        paid_centimes: 3000,
        refunded_centimes: 0,
      },
    ])
  })

  test.each([true, false])('tells the guest whether the email has an account: %s', async (hasAccount) => {
    const email = hasAccount ? (await signIn(shop)).email : 'senza@posta.test'
    const { body } = await start({ ...booking(), email })
    const { paymentIntentId } = body.data
    sandboxOf(shop).payments.pay({ paymentIntent: paymentIntentId })
    const confirmed = await visitor.post('/payments/confirm', { paymentIntentId })
    expect(confirmed.body.data.appointment).toMatchObject({ hasAccount, token: expect.any(String) })
  })

  test('is booked once by the webhook alone, with its messages', async () => {
    const wanted = booking()
    const { body } = await start(wanted)
    const intentId = body.data.paymentIntentId
    sandboxOf(shop).payments.pay({ paymentIntent: intentId, method: 'twint', decision: 'approve' })
    sandboxOf(shop).webhooks.duplicate({ count: 2 })
    await sandboxOf(shop).webhooks.deliverAll({})
    await shop.payments.handleEvents()
    await shop.payments.handleEvents()
    expect(await appointmentsAt(wanted)).toMatchObject([{ status: 'confirmed', payment_method: 'twint' }])
    const { rows } = await shop.platform.database.pool.query(
      `SELECT template FROM messages WHERE recipient = $1`,
      [wanted.email],
    )
    expect(rows).toEqual([{ template: 'appointment-booked' }])
  })

  test('expires after fifteen minutes: the hold is released and the payment cancelled', async () => {
    const wanted = booking()
    const { body } = await start(wanted)
    shop.clock.advance(15 * 60_000)
    await shop.payments.reconcile()
    expect(await appointmentsAt(wanted)).toEqual([])
    expect(await moneyOf(body.data.paymentIntentId)).toMatchObject({ state: 'cancelled' })
    const pay = () => sandboxOf(shop).payments.pay({ paymentIntent: body.data.paymentIntentId })
    expect(pay).toThrow('canceled')
  })

  test('is cancelled when its hold was deleted', async () => {
    const wanted = booking()
    const { body } = await start(wanted)
    await shop.platform.database.pool.query(
      `DELETE FROM appointments WHERE status = 'held' AND guest_email = $1`,
      [wanted.email],
    )
    shop.clock.advance(2 * 60_000)
    await shop.payments.reconcile()
    expect(await moneyOf(body.data.paymentIntentId)).toMatchObject({ state: 'cancelled' })
  })

  test('is refunded with a mail when another guest has booked the slot meanwhile', async () => {
    const wanted = booking()
    const { body } = await start(wanted)
    const intentId = body.data.paymentIntentId
    shop.clock.advance(15 * 60_000)
    const other = { ...wanted, email: 'svelta@posta.test', phone: '+41791118888' }
    expect((await bookInCash(other)).status).toBe(201)
    sandboxOf(shop).payments.pay({ paymentIntent: intentId })
    const late = await bookAsPaid(wanted, intentId)
    expect([late.status, late.body.code]).toEqual([409, 'SLOT_TAKEN'])
    expect(late.body.message).toContain('rimborsato')
    await shop.payments.sendRefunds()
    expect(await moneyOf(intentId)).toMatchObject({ state: 'succeeded', back: 3000, refund: 'succeeded' })
    const { rows } = await shop.platform.database.pool.query(
      `SELECT recipient FROM messages WHERE template = 'payment-refunded'`,
    )
    expect(rows).toEqual([{ recipient: payer.email }])
  })

  test('is refunded when the account with this email is deleted meanwhile', async () => {
    const [person, owner] = [await signIn(shop), await signIn(shop, 'admin')]
    await shop.platform.database.pool.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [
      person.id,
    ])
    const wanted = { ...booking(), email: person.email }
    const { body } = await start(wanted)
    const intentId = body.data.paymentIntentId
    expect((await owner.api.delete(`/admin/users/${person.id}`)).status).toBe(200)
    sandboxOf(shop).payments.pay({ paymentIntent: intentId })
    const late = await bookAsPaid(wanted, intentId)
    expect(late.status).toBe(409)
    await shop.payments.sendRefunds()
    expect(await moneyOf(intentId)).toMatchObject({ state: 'succeeded', back: 3000, refund: 'succeeded' })
    expect(await appointmentsAt(wanted)).toEqual([])
  })

  test.each(['guest', 'client'])(
    'made late by a %s whose account is deleted is refunded and books nothing',
    async (kind) => {
      const [person, owner] = [await signIn(shop), await signIn(shop, 'admin')]
      await rowsOf('UPDATE users SET email_verified_at = now() WHERE id = $1', [person.id])
      const wanted = { ...booking(), email: person.email }
      const { barberId, service, date, time } = wanted
      const appointmentData = kind === 'guest' ? wanted : { barberId, service, date, time }
      const { body } = await person.api.post('/payments/create-intent', {
        type: 'appointment',
        appointmentData,
        currency: 'CHF',
      })
      const intentId = body.data.paymentIntentId
      shop.clock.advance(15 * 60_000)
      // Another booking that day removes the expired hold.
      expect((await bookInCash({ ...booking(), date })).status).toBe(201)
      expect(await appointmentsAt(wanted)).toEqual([])
      expect((await owner.api.delete(`/admin/users/${person.id}`)).status).toBe(200)
      sandboxOf(shop).payments.pay({ paymentIntent: intentId })
      await takeEvents()
      await shop.payments.sendRefunds()
      expect(await moneyOf(intentId)).toMatchObject({ state: 'succeeded', back: 3000, refund: 'succeeded' })
      expect(await appointmentsAt(wanted)).toEqual([])
    },
  )

  test.each(['in time', 'late'])('%s is confirmed even when the shop confirms by hand', async (when) => {
    await rowsOf('UPDATE studio_settings SET auto_confirm = false')
    const wanted = booking()
    const { body } = await start(wanted)
    if (when === 'late') {
      shop.clock.advance(15 * 60_000)
      expect((await bookInCash({ ...booking(), date: wanted.date })).body.status).toBe('pending')
      expect(await appointmentsAt(wanted)).toEqual([])
    }
    sandboxOf(shop).payments.pay({ paymentIntent: body.data.paymentIntentId })
    await takeEvents()
    await rowsOf('UPDATE studio_settings SET auto_confirm = true')
    expect(await appointmentsAt(wanted)).toMatchObject([{ status: 'confirmed', paid_centimes: 3000 }])
  })

  test('made late is booked when the slot is still free', async () => {
    const wanted = booking()
    const { body } = await start(wanted)
    const intentId = body.data.paymentIntentId
    shop.clock.advance(15 * 60_000)
    const elsewhere = booking()
    expect((await bookInCash(elsewhere)).status).toBe(201)
    expect(await appointmentsAt(wanted)).toEqual([])
    sandboxOf(shop).payments.pay({ paymentIntent: intentId })
    const late = await bookAsPaid(wanted, intentId)
    expect(late.status).toBe(201)
    expect(await appointmentsAt(wanted)).toMatchObject([{ status: 'confirmed', paid_centimes: 3000 }])
  })
})

describe('booking without a payment returns 402', () => {
  test.each([
    ['without an intent', undefined],
    ['with an unknown intent', 'pi_000000000000000000000000'],
  ])('%s', async (_what, intentId) => {
    const wanted = booking()
    const answer = await bookAsPaid(wanted, intentId)
    expect([answer.status, answer.body.code]).toEqual([402, 'PAYMENT_REQUIRED'])
    expect(await appointmentsAt(wanted)).toEqual([])
  })

  test.each([
    ['another guest', { email: 'ladro@posta.test' }],
    ['another day', { date: '2026-03-31' }],
    ['another time', { time: '18:30' }],
  ])('with a payment of %s', async (_whose, other) => {
    const wanted = booking()
    const { body } = await start(wanted)
    const intentId = body.data.paymentIntentId
    sandboxOf(shop).payments.pay({ paymentIntent: intentId })
    const answer = await bookAsPaid({ ...wanted, ...other }, intentId)
    expect([answer.status, answer.body.code]).toEqual([402, 'PAYMENT_REQUIRED'])
  })

  test('returns 400 for a currency other than CHF', async () => {
    const body = { type: 'appointment', appointmentData: booking(), currency: 'EUR' }
    const answer = await visitor.post('/payments/create-intent', body)
    expect(answer.status).toBe(400)
  })
})

describe('a hold', () => {
  test('is released when the guest gives up', async () => {
    const wanted = booking()
    const { body } = await start(wanted)
    const released = await visitor.post('/payments/release', { paymentIntentId: body.data.paymentIntentId })
    expect(released.status).toBe(200)
    expect(await appointmentsAt(wanted)).toEqual([])
  })

  test('stays and returns 503 when Stripe is unavailable during the release', async () => {
    const wanted = booking()
    const { body } = await start(wanted)
    sandboxOf(shop).calls.fail({ kind: 'payment_intents.cancel', count: 3, fault: 'error', when: 'before' })
    const answer = await visitor.post('/payments/release', { paymentIntentId: body.data.paymentIntentId })
    expect([answer.status, answer.body.code]).toEqual([503, 'UNAVAILABLE'])
    expect(await appointmentsAt(wanted)).toMatchObject([{ status: 'held' }])
  })

  test('returns 409 AMOUNT_TOO_LOW for a free service', async () => {
    await shop.platform.database.pool.query(`UPDATE services SET price_centimes = 0 WHERE name = 'Barba'`)
    const answer = await start({ ...booking(), service: 'Barba', price: 0 })
    expect([answer.status, answer.body.code]).toEqual([409, 'AMOUNT_TOO_LOW'])
  })

  test('is listed for the owner and its barber, not for other barbers', async () => {
    const wanted = booking()
    await start(wanted)
    const admin = await signIn(shop, 'admin')
    const own = await signIn(shop, 'barber', barber.id)
    const colleague = await signIn(shop, 'barber', (await hireBarber(shop)).id)
    const path = `/appointments/holds?startDate=${wanted.date}&endDate=${wanted.date}`
    const isHeld = expect.objectContaining({ time: wanted.time, barber: { _id: barber.id }, duration: 30 })
    expect((await admin.api.get(path)).body.data).toContainEqual(isHeld)
    expect((await own.api.get(path)).body.data).toContainEqual(isHeld)
    expect((await colleague.api.get(path)).body.data).toEqual([])
    const slots = await visitor.get(
      `/appointments/public/available-slots?barberId=${barber.id}&date=${wanted.date}&duration=30`,
    )
    expect(slots.body).toContainEqual(expect.objectContaining({ time: wanted.time, available: false }))
    const listed = `/appointments/filtered?startDate=${wanted.date}&endDate=${wanted.date}`
    expect((await admin.api.get(listed)).body.data).not.toContainEqual(
      expect.objectContaining({ time: wanted.time }),
    )
  })

  test('returns 409 TOO_MANY_HOLDS for a third hold of one person', async () => {
    const wanted = booking()
    const second = { ...booking(), email: wanted.email, phone: wanted.phone }
    const third = { ...booking(), email: wanted.email, phone: wanted.phone }
    expect((await start(wanted)).status).toBe(201)
    expect((await start(second)).status).toBe(201)
    const answer = await start(third)
    expect([answer.status, answer.body.code]).toEqual([409, 'TOO_MANY_HOLDS'])
  })

  test('is released at once when Stripe is unavailable, and a retry succeeds', async () => {
    const wanted = booking()
    sandboxOf(shop).calls.fail({ kind: 'payment_intents.create', count: 3, fault: 'error', when: 'before' })
    const key = { 'idempotency-key': 'an attempt' }
    const answer = await start(wanted, key)
    expect([answer.status, answer.body.code]).toEqual([503, 'PAYMENT_FAILED'])
    expect(await appointmentsAt(wanted)).toEqual([])
    const again = await start(wanted, key)
    expect(again.status).toBe(201)
    const twice = await start(wanted, key)
    expect(twice.body.data.paymentIntentId).toBe(again.body.data.paymentIntentId)
  })
})

describe('the owner', () => {
  test('refunds parts of a payment, never more than what is left', async () => {
    const admin = await signIn(shop, 'admin')
    const wanted = booking()
    const { body } = await start(wanted)
    const intentId = body.data.paymentIntentId
    sandboxOf(shop).payments.pay({ paymentIntent: intentId })
    await visitor.post('/payments/confirm', { paymentIntentId: intentId })
    const { body: history } = await admin.api.get('/payments/history?status=completed')
    const [payment] = history.data
    expect(payment).toMatchObject({ amount: 30, fee: 1.17, net: 28.83, method: 'card', customer: 'Ada Neri' })

    const refund = { amount: 12.5, reason: 'Servizio ridotto' }
    const given = await admin.api.post(`/payments/${payment._id}/refund`, refund)
    expect(given.body.data).toMatchObject({ status: 'partially_refunded', refunded: 12.5 })
    const tooMuch = await admin.api.post(`/payments/${payment._id}/refund`, { amount: 20, reason: 'Altro' })
    expect([tooMuch.status, tooMuch.body.code]).toEqual([409, 'REFUND_TOO_HIGH'])
    const rest = await admin.api.post(`/payments/${payment._id}/refund`, { reason: 'Il resto' })
    expect(rest.body.data).toMatchObject({ status: 'refunded', refunded: 30 })
    const none = await admin.api.post(`/payments/${payment._id}/refund`, { reason: 'Ancora' })
    expect([none.status, none.body.code]).toEqual([409, 'ALREADY_REFUNDED'])
    await shop.payments.sendRefunds()
    const { rows } = await shop.platform.database.pool.query(
      'SELECT state, amount_centimes FROM refunds WHERE payment_id = $1 ORDER BY id',
      [payment._id],
    )
    expect(rows).toEqual([
      { state: 'succeeded', amount_centimes: 1250 },
      { state: 'succeeded', amount_centimes: 1750 },
    ])
    expect(await appointmentsAt(wanted)).toMatchObject([
      { payment_status: 'refunded', refunded_centimes: 3000 },
    ])
  })
})

test('a guest booking is created when it is paid, not when the hold began', async () => {
  const wanted = booking()
  const { body } = await start(wanted)
  shop.clock.advance(120_000)
  sandboxOf(shop).payments.pay({ paymentIntent: body.data.paymentIntentId })
  const booked = await bookAsPaid(wanted, body.data.paymentIntentId)
  expect(booked.body.createdAt).toBe(shop.clock.now().toISOString())
})

test('stores the known fields of the payer and any readable number', async () => {
  const customerDetails = { ...payer, phone: '+290 2234 -', userId: 'another' }
  const { status, body } = await visitor.post('/payments/create-intent', {
    type: 'appointment',
    appointmentData: booking(),
    customerDetails,
  })
  expect(status).toBe(201)
  const stored = await rowsOf('SELECT payer FROM payments WHERE stripe_intent_id = $1', [
    body.data.paymentIntentId,
  ])
  expect(stored).toEqual([{ payer: { ...payer, phone: '+2902234' } }])
})
