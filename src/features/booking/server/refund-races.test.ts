import { beforeEach, describe, expect, test } from 'vitest'

import { givenBarber, givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { sandboxOf } from '#tests/support/payments.ts'
import { logIn } from '#tests/support/people.ts'

import { guestPayments } from './guest-payments.fixture.ts'

const shop = givenShop({ payments: { retries: 0 }, rateLimitScale: 1_000_000 })
const barber = givenBarber(shop)
const owner = givenPerson(shop, 'admin')
const visitor = givenVisitor(shop)
const { booking, paid, takeEvents, rowsOf, refundsOf, atStripe } = guestPayments(shop, visitor, barber)

beforeEach(async () => {
  sandboxOf(shop).webhooks.pause()
  sandboxOf(shop).calls.heal({})
  await rowsOf('DELETE FROM messages')
})

const minute = 60_000
const day = 24 * 60 * minute
const api = async () => await logIn(shop, owner.email)

async function booked(): Promise<string> {
  const intentId = await paid(booking())
  await takeEvents()
  return intentId
}

async function refundInPanel(intentId: string, amount: number): Promise<void> {
  await shop.platform.payments.salon?.refund({ intentId, amount, key: `panel-${intentId}-${amount}` })
}

/** @param amount CHF; default: all that is left */
async function refundHere(intentId: string, amount?: number): Promise<void> {
  const [{ id }] = await rowsOf('SELECT id FROM payments WHERE stripe_intent_id = $1', [intentId])
  const { status } = await (await api()).post(`/payments/${id}/refund`, { amount, reason: 'Un gesto' })
  expect(status).toBe(200)
}

const failureMails = async () =>
  (await rowsOf(`SELECT payload FROM messages WHERE template = 'refund-failed'`)).map(
    ({ payload }) => payload,
  )
const goneRefundsOf = async (intentId: string) =>
  (await refundsOf(intentId))
    .toSorted((one, other) => one.amount - other.amount)
    .map(({ amount, state }) => [amount, state])

async function untilQuiet(): Promise<void> {
  for (let lap = 0; lap < 3; lap++) {
    await shop.payments.sendRefunds()
    await takeEvents()
    shop.clock.advance(10 * minute)
  }
}

describe('a refund ordered after one in the Stripe dashboard whose event is late', () => {
  test('of the full amount becomes that refund, without a failure mail', async () => {
    const intentId = await booked()
    await refundInPanel(intentId, 3000)
    await refundHere(intentId)
    await untilQuiet()
    expect(await goneRefundsOf(intentId)).toEqual([[3000, 'succeeded']])
    expect(atStripe(intentId)).toMatchObject({ refunded: 3000 })
    expect(await failureMails()).toEqual([])
  })

  test.each(['before', 'after'])(
    'of a part refunds the rest when the event comes %s sending',
    async (when) => {
      const intentId = await booked()
      await refundInPanel(intentId, 1000)
      await refundHere(intentId)
      if (when === 'before') await takeEvents()
      await untilQuiet()
      expect(await goneRefundsOf(intentId)).toEqual([
        [1000, 'succeeded'],
        [2000, 'succeeded'],
      ])
      expect(atStripe(intentId)).toMatchObject({ refunded: 3000 })
      expect(await failureMails()).toEqual([])
    },
  )

  test('of more than is left fails once with a mail that names the rest', async () => {
    const intentId = await booked()
    await refundInPanel(intentId, 1000)
    await refundHere(intentId, 25)
    await untilQuiet()
    expect(await goneRefundsOf(intentId)).toEqual([
      [1000, 'succeeded'],
      [2500, 'failed'],
    ])
    expect(atStripe(intentId)).toMatchObject({ refunded: 1000 })
    expect(await failureMails()).toMatchObject([{ amount: 25, left: 20 }])
  })

  test('in two parts that leave nothing sends no failure mail', async () => {
    const intentId = await booked()
    await refundInPanel(intentId, 1000)
    await refundInPanel(intentId, 2000)
    await refundHere(intentId)
    await untilQuiet()
    expect(await goneRefundsOf(intentId)).toEqual([
      [1000, 'succeeded'],
      [2000, 'succeeded'],
    ])
    expect(await failureMails()).toEqual([])
  })

  test('refused by Stripe because of the dashboard refund sends no failure mail', async () => {
    const intentId = await booked()
    const { salon } = shop.platform.payments
    if (!salon) throw new Error('The shop takes payments')
    await refundHere(intentId)
    shop.platform.payments.salon = {
      ...salon,
      refund: async (refund) => {
        await salon.refund({ intentId, amount: 1000, key: `moment-${intentId}` })
        return await salon.refund(refund)
      },
    }
    await shop.payments.sendRefunds()
    shop.platform.payments.salon = salon
    await untilQuiet()
    expect(atStripe(intentId)).toMatchObject({ refunded: 3000 })
    expect(await failureMails()).toEqual([])
  })
})

test('a refund returned by the bank before its answer arrives stays failed', async () => {
  const intentId = await booked()
  await refundHere(intentId)
  const { salon } = shop.platform.payments
  if (!salon) throw new Error('The shop takes payments')
  shop.platform.payments.salon = {
    ...salon,
    refund: async (order) => {
      const answer = await salon.refund(order)
      sandboxOf(shop).refunds.settle({ refund: answer.id, status: 'failed' })
      await takeEvents()
      return answer
    },
  }
  try {
    await shop.payments.sendRefunds()
  } finally {
    shop.platform.payments.salon = salon
  }
  expect(await refundsOf(intentId)).toMatchObject([{ state: 'failed' }])
})

describe('after restoring a backup', () => {
  test('a partial refund made since then is not made twice', async () => {
    const intentId = await booked()
    await refundHere(intentId, 5)
    await shop.payments.sendRefunds()
    await rowsOf('DELETE FROM refunds')
    await refundHere(intentId, 5)
    await untilQuiet()
    expect(atStripe(intentId)).toMatchObject({ refunded: 500 })
    expect(await goneRefundsOf(intentId)).toEqual([[500, 'succeeded']])
  })

  test('a refund sent since then is not sent again, even without its idempotency key', async () => {
    const intentId = await booked()
    await refundHere(intentId, 5)
    const [before] = await rowsOf('SELECT * FROM refunds ORDER BY id DESC LIMIT 1')
    await shop.payments.sendRefunds()
    shop.clock.advance(2 * day)
    await rowsOf(
      `UPDATE refunds SET state = 'requested', attempts = 0, stripe_refund_id = NULL, send_after = created_at WHERE id = $1`,
      [before.id],
    )
    await untilQuiet()
    expect(atStripe(intentId)).toMatchObject({ refunded: 500 })
    expect(await goneRefundsOf(intentId)).toEqual([[500, 'succeeded']])
  })
})
