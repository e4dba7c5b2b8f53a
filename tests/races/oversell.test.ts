import { expect, test } from 'vitest'

import { releaseReservationsJob } from '#features/orders/server/release-reservations.ts'
import { type Line, shopping } from '#features/orders/server/shopping.fixture.ts'
import { apiOf } from '#tests/support/api.ts'
import { givenShop, givenTwin, givenVisitor } from '#tests/support/given.ts'
import { sandboxOf } from '#tests/support/payments.ts'
import { payer } from '#tests/support/people.ts'

/**
 * Fifty customers at once want one to three items of products that are nearly sold out, in the shop and online, over two
 * processes and all their connections. Some pay, some give up, some pay too late. Then the test compares orders, stock and
 * Stripe.
 */
const rounds = Number(process.env['OVERSELL_ROUNDS'] ?? 100)
const racers = 50
const onTheShelf = [6, 20, 1]

const shop = givenShop({ payments: true, rateLimitScale: 1_000_000 })
const twin = givenTwin(shop)
const visitor = givenVisitor(shop)
const { product, query, takeEvents } = shopping(shop, visitor)

const pick = (from: number, to: number) => from + Math.floor(Math.random() * (to - from + 1))

function cartOf(products: readonly string[]): Line[] {
  const shuffled = products.toSorted(() => Math.random() - 0.5)
  return shuffled.slice(0, pick(1, 2)).map((productId) => ({ productId, quantity: pick(1, 3) }))
}

async function race(round: number, products: readonly string[]): Promise<{ status: number; code: string }[]> {
  return await Promise.all(
    Array.from({ length: racers }, async (_, racer) => {
      const api = apiOf((racer % 2 === 0 ? shop : twin).url)
      const customerDetails = { ...payer, email: `r${round}-${racer}@posta.test` }
      const items = cartOf(products)
      if (racer % 5 > 0) {
        const { status, body } = await api.post('/orders', { items, customerDetails })
        return { status, code: body.code ?? '' }
      }
      const { status, body } = await api.post('/payments/create-intent', {
        type: 'product_order',
        items,
        customerDetails,
      })
      if (status !== 201) return { status, code: body.code ?? '' }
      const { paymentIntentId } = body.data
      if (racer % 3 === 0) await api.post('/payments/release', { paymentIntentId })
      else if (racer % 2 === 0) sandboxOf(shop).payments.pay({ paymentIntent: paymentIntentId })
      return { status, code: '' }
    }),
  )
}

async function expectTrueBooks(): Promise<void> {
  const wrong = await query(
    `SELECT p.id, p.quantity, s.first, coalesce(c.claimed, 0) AS claimed FROM products p
       JOIN (SELECT product_id, sum(change)::int AS now FROM stock_movements GROUP BY 1) m ON m.product_id = p.id
       JOIN first_stock s ON s.product_id = p.id
       LEFT JOIN (SELECT product_id, sum(quantity)::int AS claimed FROM stock_claims GROUP BY 1) c ON c.product_id = p.id
     WHERE p.quantity < 0 OR p.quantity + coalesce(c.claimed, 0) <> s.first OR s.first + m.now <> p.quantity`,
  )
  expect(wrong).toEqual([])
  const without = await query(
    `SELECT i.order_id FROM order_items i JOIN orders o ON o.id = i.order_id AND o.status <> 'cancelled'
     WHERE NOT EXISTS (SELECT FROM stock_claims c WHERE c.order_id = i.order_id AND c.product_id = i.product_id AND c.quantity = i.quantity)`,
  )
  expect(without).toEqual([])
}

test(
  'items sold never exceed the stock, and each payment has an order or a refund',
  { timeout: 900_000 },
  async () => {
    await query('CREATE TABLE first_stock (product_id uuid PRIMARY KEY, first integer NOT NULL)')
    const seen = new Map<string, number>()
    for (let round = 0; round < rounds; round++) {
      const products = await Promise.all(
        onTheShelf.map((quantity) => product({ name: `Prodotto ${round}`, price: 10, quantity })),
      )
      await query(
        'INSERT INTO first_stock SELECT id, quantity FROM products WHERE id = ANY ($1) ON CONFLICT DO NOTHING',
        [products],
      )
      for (const { status, code } of await race(round, products)) {
        const answer = `${status} ${code}`
        seen.set(answer, (seen.get(answer) ?? 0) + 1)
      }
      if (round % 3 === 0) await takeEvents()
      if (round % 10 === 9) {
        shop.clock.advance(16 * 60_000)
        await releaseReservationsJob(shop.platform).run()
      }
    }
    await expectTrueBooks()
    for (let lap = 0; lap < 4; lap++) {
      shop.clock.advance(20 * 60_000)
      await shop.payments.reconcile()
      await takeEvents()
      await shop.payments.sendRefunds()
    }
    await expectTrueBooks()

    expect([...seen.keys()].toSorted()).toEqual(['201 ', '409 OUT_OF_STOCK'])
    const [{ kept, claims }] = await query(
      `SELECT (SELECT count(*)::int FROM stock_claims WHERE payment_id IS NOT NULL) AS kept,
         (SELECT count(*)::int FROM stock_claims) AS claims`,
    )
    expect(kept).toBe(0)
    expect(claims).toBeGreaterThan(rounds)
    for (const intent of sandboxOf(shop).payments.list()) {
      const [books] = await query(
        `SELECT o.total_centimes AS total, o.status FROM payments p LEFT JOIN orders o ON o.id = p.order_id WHERE stripe_intent_id = $1`,
        [intent.id],
      )
      const isKept = intent.received - intent.refunded > 0
      expect([intent.id, books.status]).toEqual([intent.id, isKept ? 'confirmed' : null])
      if (isKept) expect([intent.id, intent.received]).toEqual([intent.id, books.total])
    }
    const numbers = await query(
      `SELECT count(*)::int AS orders, max(split_part(order_number, '-', 3)::int) AS last FROM orders`,
    )
    expect(numbers[0].last).toBe(numbers[0].orders)
  },
)
