import { afterAll, beforeAll, expect, it } from 'vitest'

import { shopping } from '#features/orders/server/shopping.fixture.ts'
import { apiOf } from '#tests/support/api.ts'
import { givenShop, givenVisitor } from '#tests/support/given.ts'
import { startMailServer, type MailServer } from '#tests/support/mail-server.ts'
import { sandboxOf } from '#tests/support/payments.ts'
import { payer, signIn } from '#tests/support/people.ts'
import { openTwin, type Shop } from '#tests/support/shop.ts'

/**
 * A worker must process exactly the rows that it claims, with any query plan. In some plans PostgreSQL runs a LIMIT subquery
 * again for each row, and each run claims other rows.
 */
const opener = givenShop({ payments: true })
const visitor = givenVisitor(opener)
const { product, startPayment, payAtStripe, takeEvents, query } = shopping(opener, visitor)
let shop: Shop
let post: MailServer

beforeAll(async () => {
  const name = new URL(opener.databaseUrl).pathname.slice(1)
  for (const way of ['hashjoin', 'mergejoin', 'material', 'memoize', 'hashagg', 'sort'])
    await query(`ALTER DATABASE "${name}" SET enable_${way} = off`)
  post = await startMailServer()
  // The settings apply to new connections only.
  shop = await openTwin(opener, { smtpUrl: post.url })
})
afterAll(async () => {
  await shop.close()
  await post.stop()
})

it('all due refunds are sent in one run with one claim each', async () => {
  const productId = await product({ name: 'Cera', price: 20, quantity: 50 })
  for (let n = 0; n < 8; n++) {
    const { body } = await startPayment([{ productId, quantity: 1 }])
    payAtStripe(body.data.paymentIntentId)
  }
  await takeEvents()
  const owner = apiOf(opener.url, (await signIn(opener, 'admin')).token)
  const orders = await query('SELECT id FROM orders')
  for (const { id } of orders)
    await owner.patch(`/products/orders/${id}/status`, { status: 'cancelled', refund: true })
  await query('ANALYZE')
  await shop.payments.sendRefunds()
  const rows = await query('SELECT attempts, state FROM refunds')
  expect(rows).toEqual(orders.map(() => ({ attempts: 1, state: 'succeeded' })))
  expect(
    sandboxOf(opener)
      .payments.list()
      .every(({ refunded }) => refunded === 2000),
  ).toBe(true)
})

it('all due messages are sent in one run with one claim each', async () => {
  await query(`UPDATE messages SET state = 'queued', attempts = 0, send_after = created_at`)
  await query('ANALYZE')
  await shop.sendMessages()
  const rows = await query('SELECT DISTINCT attempts, state FROM messages')
  expect(rows).toEqual([{ attempts: 1, state: 'sent' }])
  expect((await post.mails()).some(({ to }) => to?.[0]?.address === payer.email)).toBe(true)
})
