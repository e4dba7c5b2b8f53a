import { beforeAll, describe, expect, test } from 'vitest'

import { givenBarber, givenPerson, givenShop } from '#tests/support/given.ts'
import { sandboxOf } from '#tests/support/payments.ts'
import { logIn } from '#tests/support/people.ts'
import { auditEntries } from '#tests/support/written.ts'

const shop = givenShop({ payments: true })
const barber = givenBarber(shop)
const client = givenPerson(shop)
const stranger = givenPerson(shop)
const admin = givenPerson(shop, 'admin')
const own = givenPerson(shop, 'barber', barber)

beforeAll(() => sandboxOf(shop).webhooks.pause())

let hour = 8
let day = 17

async function booked(service = 'Taglio') {
  hour += 1
  if (hour === 12) hour = 13
  if (hour > 16) [hour, day] = [9, day + 1]
  const choice = {
    barberId: barber.id,
    service,
    date: `2026-03-${day}`,
    time: `${String(hour).padStart(2, '0')}:00`,
  }
  await shop.platform.database.pool.query('UPDATE studio_settings SET max_future_per_client = 1000')
  const { body } = await client.api.post('/appointments', choice)
  return { id: String(body._id), choice }
}

async function pay(id: string, api = client.api) {
  return await api.post(`/payments/appointment/${id}`, { paymentMethod: 'online' })
}

async function payByCard(id: string) {
  const { body } = await pay(id)
  const { paymentIntentId } = body.data
  sandboxOf(shop).payments.pay({ paymentIntent: paymentIntentId })
  await client.api.post('/payments/confirm', { paymentIntentId })
  return String(paymentIntentId)
}

async function stateOf(id: string) {
  const { rows } = await shop.platform.database.pool.query(
    'SELECT status, payment_type, payment_status, paid_centimes, refunded_centimes FROM appointments WHERE id = $1',
    [id],
  )
  return rows[0]
}

async function refundsOf(intentId: string) {
  const { rows } = await shop.platform.database.pool.query(
    `SELECT r.amount_centimes, r.reason, r.state FROM refunds r JOIN payments p ON p.id = r.payment_id
     WHERE p.stripe_intent_id = $1 ORDER BY r.id`,
    [intentId],
  )
  return rows
}

async function mailsTo(recipient: string, template: string) {
  const { rows } = await shop.platform.database.pool.query(
    'SELECT count(*)::int AS count FROM messages WHERE recipient = $1 AND template = $2',
    [recipient, template],
  )
  return rows[0].count
}

describe('an own appointment', () => {
  test('opens one payment for two windows and returns 409 ALREADY_PAID once paid', async () => {
    const { id } = await booked()
    const [first, second] = await Promise.all([pay(id), pay(id)])
    expect(first.status).toBe(200)
    expect(first.body.data).toMatchObject({ amount: 30, expiresAt: null })
    expect(second.body.data.paymentIntentId).toBe(first.body.data.paymentIntentId)
    const { paymentIntentId } = first.body.data
    sandboxOf(shop).payments.pay({ paymentIntent: paymentIntentId })
    const { body } = await client.api.post('/payments/confirm', { paymentIntentId })
    expect(body.data).toMatchObject({ status: 'completed', appointment: { _id: id, token: null } })
    expect(await stateOf(id)).toMatchObject({ payment_type: 'online', payment_status: 'completed' })
    const third = await pay(id)
    expect([third.status, third.body.code]).toEqual([409, 'ALREADY_PAID'])
  })

  test('notifies open screens when it is paid', async () => {
    const { id } = await booked()
    const { body } = await pay(id)
    const { paymentIntentId } = body.data
    sandboxOf(shop).payments.pay({ paymentIntent: paymentIntentId })
    const told: unknown[] = []
    const stop = shop.platform.live.subscribe((event) => told.push(event))
    await client.api.post('/payments/confirm', { paymentIntentId })
    await expect.poll(() => told).toContainEqual({ kind: 'holds' })
    stop()
  })

  test('sends its client one receipt once it is paid', async () => {
    const { id } = await booked()
    const intent = await payByCard(id)
    await client.api.post('/payments/confirm', { paymentIntentId: intent })
    const { rows } = await shop.platform.database.pool.query(
      `SELECT recipient, payload -> 'money' AS money FROM messages WHERE template = 'appointment-paid' AND appointment_id = $1`,
      [id],
    )
    expect(rows).toEqual([
      { recipient: client.email, money: { online: 30, cash: 0, due: 0, owed: 0, goesBack: true } },
    ])
  })

  test('is refunded when cancelled in time', async () => {
    const { id } = await booked()
    const intentId = await payByCard(id)
    expect((await client.api.put(`/appointments/${id}/cancel`, {})).status).toBe(200)
    await shop.payments.sendRefunds()
    expect(await refundsOf(intentId)).toEqual([
      { amount_centimes: 3000, reason: 'Appuntamento cancellato', state: 'succeeded' },
    ])
    expect(await stateOf(id)).toMatchObject({ status: 'cancelled', payment_status: 'refunded' })
  })

  test('is refunded when cancelled during the payment, then returns 409 ALREADY_CANCELLED', async () => {
    const { id } = await booked()
    const { body } = await pay(id)
    const { paymentIntentId } = body.data
    await client.api.put(`/appointments/${id}/cancel`, {})
    sandboxOf(shop).payments.pay({ paymentIntent: paymentIntentId })
    await client.api.post('/payments/confirm', { paymentIntentId })
    await shop.payments.sendRefunds()
    expect(await refundsOf(paymentIntentId)).toMatchObject([{ amount_centimes: 3000, state: 'succeeded' }])
    const later = await pay(id)
    expect([later.status, later.body.code]).toEqual([409, 'ALREADY_CANCELLED'])
  })

  test.each([
    ['more expensive', 'Taglio', 'Taglio + Barba'],
    ['cheaper', 'Taglio + Barba', 'Taglio'],
  ])('replaces the payment when moved to a %s service', async (_price, from, to) => {
    const { id, choice } = await booked(from)
    const { body: before } = await pay(id)
    const moved = await client.api.put(`/appointments/${id}`, { ...choice, service: to })
    expect(moved.status).toBe(200)
    const { body: after } = await pay(id)
    expect(after.data.amount).toBe(moved.body.price)
    expect(after.data.paymentIntentId).not.toBe(before.data.paymentIntentId)
    expect(() => sandboxOf(shop).payments.pay({ paymentIntent: before.data.paymentIntentId })).toThrow(
      'canceled',
    )
  })

  test('is paid online only by its client and in the shop only by staff', async () => {
    const { id } = await booked()
    expect((await pay(id, stranger.api)).status).toBe(404)
    for (const staff of [own, admin]) expect((await pay(id, staff.api)).status).toBe(403)
    const atTheTill = { paymentMethod: 'in_person' }
    const asked = await client.api.post(`/payments/appointment/${id}`, atTheTill)
    expect([asked.status, asked.body.code]).toEqual([403, 'FORBIDDEN'])
    expect((await stranger.api.post(`/payments/appointment/${id}`, atTheTill)).status).toBe(404)
    const noted = await own.api.post(`/payments/appointment/${id}`, atTheTill)
    expect(noted.status).toBe(200)
    expect(noted.body.data).toMatchObject({ status: 'completed', method: 'cash', amount: 30, fee: null })
    expect(await stateOf(id)).toMatchObject({ payment_type: 'in_person', payment_status: 'completed' })
    expect(await auditEntries(shop, noted.body.data._id)).toMatchObject([
      {
        entity: 'payment',
        action: 'paid',
        actor_id: own.id,
        before: null,
        after: { amount: 30, service: 'Taglio', date: expect.stringMatching(/^2026-03-\d\d$/) },
      },
    ])
    const again = await admin.api.post(`/payments/appointment/${id}`, atTheTill)
    expect([again.status, again.body.code]).toEqual([409, 'ALREADY_PAID'])
  })

  test('cancels the open online payment when paid in the shop', async () => {
    const { id } = await booked()
    const { body } = await pay(id)
    expect((await own.api.post(`/payments/appointment/${id}`, { paymentMethod: 'in_person' })).status).toBe(
      200,
    )
    expect(await stateOf(id)).toMatchObject({ paid_centimes: 3000, payment_status: 'completed' })
    const late = () => sandboxOf(shop).payments.pay({ paymentIntent: body.data.paymentIntentId })
    expect(late).toThrow('canceled')
  })

  test('returns 409 PAYMENT_PROCESSING while the bank decides, also at another price', async () => {
    const { id, choice } = await booked()
    const { body } = await pay(id)
    const { paymentIntentId } = body.data
    sandboxOf(shop).payments.keepProcessing({ count: 1 })
    sandboxOf(shop).payments.pay({ paymentIntent: paymentIntentId })
    await client.api.post('/payments/confirm', { paymentIntentId })
    const again = await pay(id)
    expect([again.status, again.body.code]).toEqual([409, 'PAYMENT_PROCESSING'])
    await client.api.put(`/appointments/${id}`, { ...choice, service: 'Taglio + Barba' })
    const dearer = await pay(id)
    expect([dearer.status, dearer.body.code]).toEqual([409, 'PAYMENT_PROCESSING'])
    const { rows } = await shop.platform.database.pool.query(
      'SELECT count(*)::int AS count FROM payments WHERE appointment_id = $1',
      [id],
    )
    expect(rows).toEqual([{ count: 1 }])
    sandboxOf(shop).payments.settle({ paymentIntent: paymentIntentId, isPaid: true })
  })

  test('refunds the online payment when it was paid in the shop meanwhile', async () => {
    const { id } = await booked()
    const { body } = await pay(id)
    const { paymentIntentId } = body.data
    // Stripe is unavailable, so the server cannot cancel the online payment.
    sandboxOf(shop).calls.fail({ kind: 'payment_intents.cancel', count: 3, fault: 'error' })
    await admin.api.post(`/payments/appointment/${id}`, { paymentMethod: 'in_person' })
    sandboxOf(shop).payments.pay({ paymentIntent: paymentIntentId })
    const { body: told } = await client.api.post('/payments/confirm', { paymentIntentId })
    expect(told.message).toContain('rimborsato')
    await shop.payments.sendRefunds()
    expect(await refundsOf(paymentIntentId)).toEqual([
      { amount_centimes: 3000, reason: 'L’appuntamento era già pagato', state: 'succeeded' },
    ])
    expect(await stateOf(id)).toMatchObject({ paid_centimes: 3000, refunded_centimes: 0 })
  })
})

describe('the payment history', () => {
  test('lists only payments of the client, without the fee', async () => {
    const { id } = await booked()
    await payByCard(id)
    const { body } = await client.api.get('/payments/history?limit=1')
    expect(body.data).toMatchObject([
      { type: 'appointment', status: 'completed', fee: null, appointment: { _id: id } },
    ])
    const [{ _id }] = body.data
    expect((await client.api.get(`/payments/${_id}`)).status).toBe(200)
    expect((await stranger.api.get(`/payments/${_id}`)).status).toBe(404)
    expect((await stranger.api.get('/payments/history')).body.data).toEqual([])
    expect((await client.api.post(`/payments/${_id}/refund`, { reason: 'Vorrei' })).status).toBe(403)
  })

  test('lists payments made in the shop, too', async () => {
    const { id } = await booked()
    await own.api.post(`/payments/appointment/${id}`, { paymentMethod: 'in_person' })
    const { body } = await client.api.get('/payments/history?limit=1')
    expect(body.data).toMatchObject([{ method: 'cash', amount: 30, appointment: { _id: id } }])
  })
})

describe('a refund', () => {
  test('is retried later and sent once when Stripe is unavailable', async () => {
    const { id } = await booked()
    const intentId = await payByCard(id)
    await client.api.put(`/appointments/${id}/cancel`, {})
    const isRefund = ({ kind }: { kind: string }) => kind === 'refunds.create'
    const before = sandboxOf(shop).calls.received({}).filter(isRefund).length
    sandboxOf(shop).calls.fail({ kind: 'refunds.create', fault: 'reset', when: 'after' })
    sandboxOf(shop).calls.fail({ kind: 'refunds.create', count: 2, fault: 'error', when: 'before' })
    await shop.payments.sendRefunds()
    expect(await refundsOf(intentId)).toMatchObject([{ state: 'requested' }])
    shop.clock.advance(3 * 60_000)
    await shop.payments.sendRefunds()
    expect(await refundsOf(intentId)).toMatchObject([{ state: 'succeeded' }])
    const created = sandboxOf(shop).calls.received({}).filter(isRefund)
    expect(created).toHaveLength(before + 3)
  })

  test('is made once for two calls with the same idempotency key', async () => {
    const { id } = await booked()
    const intentId = await payByCard(id)
    const { body } = await admin.api.get('/payments/history?limit=1')
    const path = `/payments/${body.data[0]._id}/refund`
    const order = { amount: 5, reason: 'Un gesto' }
    const key = { 'idempotency-key': 'one press' }
    await Promise.all([admin.api.post(path, order, key), admin.api.post(path, order, key)])
    const again = await admin.api.post(path, order, key)
    expect(again.body.data).toMatchObject({ refunded: 5 })
    expect(await refundsOf(intentId)).toHaveLength(1)
    expect(await auditEntries(shop, body.data[0]._id)).toMatchObject([
      {
        action: 'refunded',
        actor_id: admin.id,
        entity_name: body.data[0].customer,
        before: { refunded: 0 },
        after: { refunded: 5, reason: 'Un gesto' },
      },
    ])
    const other = await admin.api.post(path, { ...order, amount: 6 }, key)
    expect(other.status).toBe(409)
    expect(await mailsTo(client.email, 'payment-given-back')).toBe(0)
    await shop.payments.sendRefunds()
    await shop.payments.sendRefunds()
    expect(await mailsTo(client.email, 'payment-given-back')).toBe(1)
  })

  test('returns 400 for a fraction of a centime', async () => {
    const { id } = await booked()
    const intentId = await payByCard(id)
    const { body } = await admin.api.get('/payments/history?limit=1')
    const path = `/payments/${body.data[0]._id}/refund`
    const refused = await admin.api.post(path, { amount: 5.555, reason: 'Un gesto' })
    expect(refused).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } })
    expect(await refundsOf(intentId)).toEqual([])
  })

  test('is not made for a cash payment when the appointment is cancelled', async () => {
    const { id } = await booked()
    await admin.api.post(`/payments/appointment/${id}`, { paymentMethod: 'in_person' })
    await client.api.put(`/appointments/${id}/cancel`, {})
    expect(await stateOf(id)).toMatchObject({ status: 'cancelled', payment_status: 'completed' })
  })

  test('is shown as failed when the bank returns it, and can be made again', async () => {
    const { id } = await booked()
    const intentId = await payByCard(id)
    await client.api.put(`/appointments/${id}/cancel`, {})
    sandboxOf(shop).refunds.endNext({ end: 'failed' })
    await shop.payments.sendRefunds()
    await sandboxOf(shop).webhooks.deliverAll({})
    await shop.payments.handleEvents()
    expect(await refundsOf(intentId)).toMatchObject([{ state: 'failed' }])
    expect(await mailsTo(admin.email, 'refund-failed')).toBe(1)
    const { body } = await admin.api.get('/payments/history?limit=1')
    const again = await admin.api.post(`/payments/${body.data[0]._id}/refund`, { reason: 'Di nuovo' })
    expect(again.status).toBe(200)
    await shop.payments.sendRefunds()
    expect(await refundsOf(intentId)).toMatchObject([{ state: 'failed' }, { state: 'succeeded' }])
  })

  test('is shown as delayed to the owner only, after four hours', async () => {
    const { id } = await booked()
    await payByCard(id)
    await client.api.put(`/appointments/${id}/cancel`, {})
    shop.clock.advance(4 * 60 * 60_000)
    const delayOf = async (email: string) => {
      const api = await logIn(shop, email)
      const { body } = await api.get(`/payments/history?appointment=${id}`)
      return body.data[0].refunds
    }
    expect(await delayOf(admin.email)).toMatchObject([{ status: 'requested', isDelayed: true }])
    expect(await delayOf(client.email)).toMatchObject([{ status: 'requested', isDelayed: false }])
  })
})
