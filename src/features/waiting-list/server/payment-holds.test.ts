import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Api } from '#tests/support/api.ts'
import { givenShop, givenVisitor } from '#tests/support/given.ts'
import { sandboxOf } from '#tests/support/payments.ts'
import { type Barber, guestBooking, hireBarber, type Person, signIn } from '#tests/support/people.ts'
import { minute } from '#tests/support/test-clock.ts'

import { booked, cancel, freeTimes, friday, offerTo, wait } from './waiting-list.fixture.ts'

const shop = givenShop({ payments: { retries: 0 }, rateLimitScale: 1_000_000 })
const visitor = givenVisitor(shop)
let marco: Barber
let giulia: Person
let luca: Person

beforeAll(() => sandboxOf(shop).webhooks.pause())
beforeEach(async () => {
  shop.clock.set('2026-03-11T09:00:00+01:00')
  for (const table of ['waiting_list', 'freed_times', 'waiting_offers'])
    await shop.platform.database.pool.query(`DELETE FROM ${table}`)
  marco = await hireBarber(shop)
  giulia = await signIn(shop)
  luca = await signIn(shop)
})

async function startPayment(api: Api, appointmentData: object): Promise<string> {
  const { status, body } = await api.post('/payments/create-intent', { type: 'appointment', appointmentData })
  expect(status).toBe(201)
  return body.data.paymentIntentId
}

const asGuest = async () => {
  const {
    paymentType: _type,
    payment: _payment,
    ...data
  } = guestBooking(marco.id, { date: friday, time: '16:00' })
  return await startPayment(visitor, data)
}
const asClient = async (person: Person) =>
  await startPayment(person.api, { barberId: marco.id, service: 'Taglio', date: friday, time: '16:00' })

const ends: [string, (api: Api, intentId: string) => Promise<unknown>][] = [
  ['released', async (api, paymentIntentId) => await api.post('/payments/release', { paymentIntentId })],
  ['cancelled at Stripe', async (_api, id) => await shop.platform.payments.salon?.cancelIntent(id)],
  ['expired', () => Promise.resolve(shop.clock.advance(16 * minute))],
]

async function settle(): Promise<void> {
  await sandboxOf(shop).webhooks.deliverAll({})
  await shop.payments.handleEvents()
  await shop.payments.reconcile()
  await shop.offerFreedTimes()
}

describe.each(ends)('a payment hold that is %s', (_how, end) => {
  it.each(['a guest', 'a client'])('of %s frees the slot for all without an offer', async (who) => {
    await wait(luca, marco)
    const api = who === 'a guest' ? visitor : giulia.api
    const intentId = who === 'a guest' ? await asGuest() : await asClient(giulia)
    expect(await freeTimes(visitor, marco)).not.toContain('16:00')
    await end(api, intentId)
    await settle()
    expect(await freeTimes(visitor, marco)).toContain('16:00')
    expect(await offerTo(shop, luca)).toBeUndefined()
  })
})

it('an unpaid offered slot goes to the next client, not to the same one again', async () => {
  await wait(giulia, marco)
  await wait(luca, marco)
  await cancel(visitor, await booked(visitor, marco))
  await shop.offerFreedTimes()
  const first = await offerTo(shop, giulia)
  const intentId = await asClient(giulia)
  await giulia.api.post('/payments/release', { paymentIntentId: intentId })
  await settle()
  expect((await offerTo(shop, giulia))?.offerId).toBe(first.offerId)
  expect(await offerTo(shop, luca)).toMatchObject({ date: friday, time: '16:00' })
  expect(await freeTimes(visitor, marco)).not.toContain('16:00')
})

it('starting a payment with another barber passes the offer to the next client', async () => {
  await wait(giulia, marco)
  await wait(luca, marco)
  await cancel(visitor, await booked(visitor, marco))
  await shop.offerFreedTimes()
  expect(await offerTo(shop, giulia)).toMatchObject({ date: friday, time: '16:00' })
  const colleague = await hireBarber(shop)
  await startPayment(giulia.api, { barberId: colleague.id, service: 'Taglio', date: friday, time: '16:00' })
  await shop.offerFreedTimes()
  expect(await offerTo(shop, luca)).toMatchObject({ date: friday, time: '16:00' })
})

it('after releasing that payment the slot is open to all without an offer', async () => {
  await wait(giulia, marco)
  await cancel(visitor, await booked(visitor, marco))
  await shop.offerFreedTimes()
  const colleague = await hireBarber(shop)
  await wait(luca, colleague)
  const choice = { barberId: colleague.id, service: 'Taglio', date: friday, time: '16:00' }
  const paymentIntentId = await startPayment(giulia.api, choice)
  await giulia.api.post('/payments/release', { paymentIntentId })
  await settle()
  expect(await freeTimes(visitor, colleague)).toContain('16:00')
  expect(await offerTo(shop, luca)).toBeUndefined()
})
