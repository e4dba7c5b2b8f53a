import { expect, it } from 'vitest'

import { orderStatuses } from '#features/orders/orders.rules.ts'
import { compareTexts } from '#shared/locale.ts'
import { givenShop } from '#tests/support/given.ts'

const shop = givenShop({ demo: true })
const query = async (text: string) => (await shop.platform.database.pool.query(text)).rows

it('demo orders have every status and ascending numbers on more than one page', async () => {
  const orders = await query(
    'SELECT status, order_number, paid_centimes AS paid FROM orders ORDER BY created_at',
  )
  expect(orders.length).toBeGreaterThan(20)
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(orderStatuses))
  const numbers = orders.map(({ order_number: number }) => number)
  expect(numbers).toEqual(numbers.toSorted(compareTexts))
  expect(orders.filter(({ status, paid }) => status === 'delivered' && paid === 0)).toEqual([])
})

it('demo stock agrees with its orders, and no order mails exist', async () => {
  const [{ wrong }] = await query(
    `SELECT count(*)::int AS wrong FROM products p WHERE quantity + (SELECT coalesce(sum(quantity), 0) FROM stock_claims
       WHERE product_id = p.id) <> (SELECT coalesce(sum(change), 0) FROM stock_movements WHERE product_id = p.id AND cause = 'created')`,
  )
  const [{ claims }] = await query(
    `SELECT count(*)::int AS claims FROM stock_claims c JOIN orders o ON o.id = c.order_id WHERE o.status = 'cancelled'`,
  )
  const [{ mails }] = await query(`SELECT count(*)::int AS mails FROM messages WHERE template LIKE 'order-%'`)
  expect([wrong, claims, mails]).toEqual([0, 0, 0])
})

it('demo payments are stored in order of time', async () => {
  const paid = await query('SELECT paid_at AS at FROM payments ORDER BY id DESC')
  const times = paid.map(({ at }) => at.getTime())
  expect(times.length).toBeGreaterThan(100)
  expect(times).toEqual(times.toSorted((one, other) => other - one))
})
