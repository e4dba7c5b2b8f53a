import { beforeAll, describe, expect, test } from 'vitest'

import { paymentStatuses } from '#features/payments/payments.rules.ts'
import { givenBarber, givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { sandboxOf } from '#tests/support/payments.ts'
import { logIn } from '#tests/support/people.ts'

import { guestPayments } from './guest-payments.fixture.ts'

const shop = givenShop({ payments: { retries: 0 }, rateLimitScale: 1_000_000 })
const barber = givenBarber(shop)
const owner = givenPerson(shop, 'admin')
const visitor = givenVisitor(shop)
const { booking, start, paid, takeEvents, rowsOf } = guestPayments(shop, visitor, barber)
const sandbox = () => sandboxOf(shop)

type Shown = { _id: string; status: string }
const history = async (query = ''): Promise<Shown[]> => {
  const { body } = await (await logIn(shop, owner.email)).get(`/payments/history?limit=100${query}`)
  return body.data
}
const idsOf = (payments: Shown[]) => payments.map(({ _id }) => _id)

async function refund(intentId: string, amount?: number): Promise<void> {
  const [{ id }] = await rowsOf('SELECT id FROM payments WHERE stripe_intent_id = $1', [intentId])
  const { status } = await owner.api.post(`/payments/${id}/refund`, { amount, reason: 'Un gesto' })
  expect(status).toBe(200)
  await shop.payments.sendRefunds()
  await takeEvents()
}

async function started(): Promise<string> {
  const { body } = await start(booking())
  return body.data.paymentIntentId
}

async function completed(): Promise<string> {
  const intentId = await paid(booking())
  await takeEvents()
  return intentId
}

async function disputed(amount?: number): Promise<{ paymentIntent: string; dispute: string }> {
  const paymentIntent = await completed()
  const dispute = sandbox().disputes.open({ paymentIntent, amount })
  await takeEvents()
  return { paymentIntent, dispute }
}

async function lost(amount?: number): Promise<string> {
  const { paymentIntent, dispute } = await disputed(amount)
  sandbox().disputes.close({ dispute, end: 'lost' })
  await takeEvents()
  return paymentIntent
}

describe('payments in every state', () => {
  beforeAll(async () => {
    sandbox().webhooks.pause()
    await started()
    await visitor.post('/payments/release', { paymentIntentId: await started() })
    sandbox().payments.keepProcessing({ count: 1 })
    await completed()
    await completed()
    sandbox().refunds.endNext({ end: 'failed' })
    await refund(await completed())
    await refund(await completed(), 10)
    await refund(await completed())
    await disputed()
    await lost()
    sandbox().disputes.open({ paymentIntent: await lost(1000), amount: 500 })
    await takeEvents()
  })

  test.each(paymentStatuses)('are filtered by status %s as shown', async (status) => {
    const shown = (await history()).filter((payment) => payment.status === status)
    expect(shown).not.toEqual([])
    expect(idsOf(await history(`&status=${status}`))).toEqual(idsOf(shown))
  })

  test('leave out pending and cancelled ones with show=made', async () => {
    const made = (await history()).filter(({ status }) => !['pending', 'cancelled'].includes(status))
    expect(idsOf(await history('&show=made'))).toEqual(idsOf(made))
  })

  test('are filtered by day, unpaid ones by the day they were started', async () => {
    const all = idsOf(await history())
    expect(idsOf(await history('&date=2026-03-11'))).toEqual(all)
    for (const day of ['2026-03-10', '2026-03-12']) expect(idsOf(await history(`&date=${day}`))).toEqual([])
  })
})

test('a released payment drops its data and returns 409 PAYMENT_CLOSED on confirm', async () => {
  const paymentIntentId = await started()
  expect((await visitor.post('/payments/release', { paymentIntentId })).status).toBe(200)
  const rows = await rowsOf('SELECT state, request, caller FROM payments WHERE stripe_intent_id = $1', [
    paymentIntentId,
  ])
  expect(rows).toEqual([{ state: 'cancelled', request: null, caller: null }])
  const confirmed = await visitor.post('/payments/confirm', { paymentIntentId })
  expect([confirmed.status, confirmed.body.code]).toEqual([409, 'PAYMENT_CLOSED'])
})

test('payments are recorded as succeeded although disputes.list returns forbidden', async () => {
  sandbox().calls.fail({ kind: 'disputes.list', fault: 'forbidden', count: 1000 })
  const wanted = []
  for (let each = 0; each < 6; each += 1) wanted.push(await paid(booking()))
  await takeEvents()
  sandbox().calls.heal({})
  const rows = await rowsOf('SELECT state FROM payments WHERE stripe_intent_id = ANY($1)', [wanted])
  expect(rows.map(({ state }) => state)).toEqual(wanted.map(() => 'succeeded'))
})

test('a payment unknown to Stripe is cancelled after it expires', async () => {
  const intentId = await started()
  sandbox().payments.forget({})
  const state = async () =>
    (await rowsOf('SELECT state FROM payments WHERE stripe_intent_id = $1', [intentId]))[0].state
  shop.clock.advance(6 * 60_000)
  await shop.payments.reconcile()
  expect(await state()).toBe('open')
  shop.clock.advance(60 * 60_000)
  await shop.payments.reconcile()
  expect(await state()).toBe('cancelled')
})
