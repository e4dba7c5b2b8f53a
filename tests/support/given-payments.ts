import { beforeAll, beforeEach, expect } from 'vitest'

import { shopping } from '#features/orders/server/shopping.fixture.ts'

import { givenPerson, givenVisitor } from './given.ts'
import { givenChanges } from './money-changes.ts'
import { sandboxOf } from './payments.ts'
import type { Shop } from './shop.ts'

/**
 * Orders paid online, for tests of what happens to their money. Bystanders in each shop: payments of the same client and of a
 * namesake, with refunds in each state, under a dispute, and under way.
 */
export function givenPayments(shop: Shop) {
  const visitor = givenVisitor(shop)
  const admin = givenPerson(shop, 'admin')
  const client = givenPerson(shop)
  const namesake = givenPerson(shop)
  const { changes, refuses, name } = givenChanges(shop)
  const { product, startPayment, payAtStripe, orderPaid, takeEvents, query } = shopping(shop, visitor)
  const stripe = () => sandboxOf(shop)

  let wax = ''
  const cart = () => [{ productId: wax, quantity: 2, price: 24 }]

  const started = async (api = client.api): Promise<string> => {
    const { status, body } = await startPayment(cart(), {}, {}, api)
    expect(status).toBe(201)
    return body.data.paymentIntentId
  }
  const idOf = async (intent: string): Promise<string> =>
    (await query('SELECT id FROM payments WHERE stripe_intent_id = $1', [intent]))[0].id
  const paid = async (api = client.api) => {
    const intent = await started(api)
    payAtStripe(intent)
    const { body } = await orderPaid(intent, cart(), api)
    const known = { order: String(body.data._id), payment: await idOf(intent), intent }
    name(known)
    return known
  }
  const refund = (payment: string, amount?: number, headers = {}) =>
    admin.api.post(`/payments/${payment}/refund`, { amount, reason: 'Difetto' }, headers)
  const haveRefund = async (
    payment: string,
    values: { state: string; amount?: number; sendAfter?: string; createdAt?: string },
  ) => {
    const { state, amount = 500, sendAfter = '2026-03-11T08:00Z', createdAt = '2026-03-11T08:00Z' } = values
    const [row] = await query(
      `INSERT INTO refunds (payment_id, amount_centimes, reason, state, send_after, created_at, updated_at, is_announced)
       VALUES ($1, $2, 'Prima', $3, $4, $5, $5, true) RETURNING id`,
      [payment, amount, state, sendAfter, createdAt],
    )
    return String(row.id)
  }
  const haveDispute = async (
    payment: string,
    state: string,
    respondBy: string | null = '2026-03-20T00:00Z',
  ) =>
    await query(
      `INSERT INTO disputes (payment_id, stripe_dispute_id, amount_centimes, reason, state, respond_by, created_at, updated_at, closed_at)
       SELECT id, 'du_' || gen_random_uuid(), amount_centimes, 'fraudulent', $2::text, $3::timestamptz, created_at, created_at,
         CASE WHEN $2::text IN ('won', 'lost') THEN created_at END FROM payments WHERE id = $1`,
      [payment, state, respondBy],
    )

  beforeAll(async () => {
    wax = await product({ name: 'Cera', price: 24, quantity: 4000 })
    for (const state of ['requested', 'pending']) {
      const { payment } = await paid()
      await haveRefund(payment, { state, sendAfter: '2026-03-11T08:40Z' })
    }
    for (const state of ['failed', 'succeeded'])
      await haveRefund((await paid(namesake.api)).payment, { state })
    const disputed = await paid()
    await haveRefund(disputed.payment, { state: 'requested' })
    await haveDispute(disputed.payment, 'open')
    await haveDispute((await paid(namesake.api)).payment, 'won')
    await started()
  })

  beforeEach(async () => {
    await query('UPDATE products SET quantity = 4000')
    // Not due: neither now, nor so far ahead that the clock must have been wrong.
    await query(
      `UPDATE refunds SET send_after = '2026-03-11T08:40Z' WHERE state IN ('requested', 'pending')
         AND payment_id NOT IN (SELECT payment_id FROM disputes WHERE state = 'open')`,
    )
    await query("UPDATE stock_claims SET expires_at = '2026-04-01T00:00Z' WHERE expires_at IS NOT NULL")
    name({ wax, client: client.id, admin: admin.id })
  })

  return {
    visitor,
    admin,
    client,
    namesake,
    changes,
    refuses,
    name,
    query,
    stripe,
    cart,
    started,
    idOf,
    paid,
    refund,
    haveRefund,
    haveDispute,
    payAtStripe,
    takeEvents,
    listed: (intent: string) =>
      stripe()
        .payments.list()
        .find(({ id }) => id === intent),
    /** Writes what the triggers forbid. */
    forced: async (text: string, values: unknown[]) => {
      await query('ALTER TABLE payments DISABLE TRIGGER USER')
      await query(text, values)
      await query('ALTER TABLE payments ENABLE TRIGGER USER')
    },
  }
}
