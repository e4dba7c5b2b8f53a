import { beforeAll, describe, expect, it } from 'vitest'

import { givenNewBarber, givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { sandboxOf } from '#tests/support/payments.ts'
import { guestBooking, hireBarber } from '#tests/support/people.ts'
import { listenLive } from '#tests/support/written.ts'

const shop = givenShop({ payments: true })
const visitor = givenVisitor(shop)
const admin = givenPerson(shop, 'admin')
const marco = givenNewBarber(shop)
let person = 0

beforeAll(() => sandboxOf(shop).webhooks.pause())

async function held() {
  person += 1
  const email = `ada${person}@posta.test`
  const {
    paymentType: _type,
    payment: _payment,
    ...appointmentData
  } = guestBooking(marco.id, {
    time: '16:00',
    email,
  })
  const { status, body } = await visitor.post('/payments/create-intent', {
    type: 'appointment',
    appointmentData,
    currency: 'CHF',
  })
  expect(status).toBe(201)
  return { intentId: String(body.data.paymentIntentId), email }
}

async function slotsOfMarco() {
  const { rows } = await shop.platform.database.pool.query(
    'SELECT status FROM appointments WHERE barber_id = $1',
    [marco.id],
  )
  return rows.map(({ status }) => status)
}

async function shorterWeek() {
  const { body } = await admin.api.get(`/barbers/${marco.id}`)
  return body.workingHours.map((day: object) => ({ ...day, endTime: '15:00' }))
}

it('open calendars are notified when a slot is held and when it is released', async () => {
  const { heard, stop } = listenLive(shop)
  await heard()
  const { intentId } = await held()
  expect(await heard()).toContainEqual({ kind: 'holds' })
  await visitor.post('/payments/release', { paymentIntentId: intentId })
  expect(await heard()).toContainEqual({ kind: 'holds' })
  stop()
})

describe('schedule changes override a held slot', () => {
  it.each([
    ['a vacation', { vacations: [{ startDate: '2026-03-13', endDate: '2026-03-13' }] }, '/vacations'],
    ['shorter hours', null, '/working-hours'],
    ['deactivating its barber', { isActive: false }, ''],
  ])('%s removes the hold; a later payment is refunded with a mail', async (_plan, body, path) => {
    const { intentId, email } = await held()
    const request = body ?? { workingHours: await shorterWeek(), keepAppointments: false }
    expect((await admin.api.put(`/barbers/${marco.id}${path}`, request)).status).toBe(200)
    expect(await slotsOfMarco()).toEqual([])
    sandboxOf(shop).payments.pay({ paymentIntent: intentId })
    const { body: outcome } = await visitor.post('/payments/confirm', { paymentIntentId: intentId })
    expect(outcome.data).toMatchObject({
      appointment: null,
      refundReason: 'Il posto non era più disponibile',
    })
    await shop.payments.sendRefunds()
    const { rows } = await shop.platform.database.pool.query(
      `SELECT r.state, r.amount_centimes = p.amount_centimes AS is_all,
         (SELECT count(*)::int FROM messages WHERE recipient = $2 AND template = 'payment-refunded') AS mails
       FROM payments p JOIN refunds r ON r.payment_id = p.id WHERE p.stripe_intent_id = $1`,
      [intentId, email],
    )
    expect(rows).toEqual([{ state: 'succeeded', is_all: true, mails: 1 }])
    expect(await slotsOfMarco()).toEqual([])
  })

  it('deleting the barber removes the hold', async () => {
    await held()
    expect((await admin.api.delete(`/barbers/${marco.id}`)).status).toBe(200)
    expect(await slotsOfMarco()).toEqual([])
  })

  it.each([
    ['a vacation', 'put', '/vacations', { vacations: [{ startDate: '2026-03-13', endDate: '2026-03-13' }] }],
    ['the deactivation', 'put', '', { isActive: false }],
    ['the deletion', 'delete', '', undefined],
  ] as const)('%s of a colleague keeps the hold', async (_plan, method, path, body) => {
    await held()
    const colleague = await hireBarber(shop)
    const call = `/barbers/${colleague.id}${path}`
    const { status } = method === 'put' ? await admin.api.put(call, body) : await admin.api.delete(call)
    expect(status).toBe(200)
    expect(await slotsOfMarco()).toEqual(['held'])
  })

  it('a vacation on another day keeps the hold', async () => {
    const { intentId } = await held()
    const away = { vacations: [{ startDate: '2026-03-16', endDate: '2026-03-16' }] }
    expect((await admin.api.put(`/barbers/${marco.id}/vacations`, away)).status).toBe(200)
    expect(await slotsOfMarco()).toEqual(['held'])
    sandboxOf(shop).payments.pay({ paymentIntent: intentId })
    await visitor.post('/payments/confirm', { paymentIntentId: intentId })
    expect(await slotsOfMarco()).toEqual(['confirmed'])
  })
})
