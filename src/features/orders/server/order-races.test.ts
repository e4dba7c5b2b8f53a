import { beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'

import { apiOf, from } from '#tests/support/api.ts'
import { givenShop, givenVisitor } from '#tests/support/given.ts'
import { openTransaction, untilBlocked } from '#tests/support/open-transaction.ts'
import { sandboxOf } from '#tests/support/payments.ts'
import { password, payer, signIn } from '#tests/support/people.ts'
import { openShop } from '#tests/support/shop.ts'

import { releaseReservationsJob } from './release-reservations.ts'
import { shopping } from './shopping.fixture.ts'

const shop = givenShop({ payments: true })
const visitor = givenVisitor(shop)
const { product, order, startPayment, orderPaid, payAtStripe, takeEvents, stockOf, refundsOf, query } =
  shopping(shop, visitor)

const late = 16 * 60_000
const wax = (quantity = 20) => product({ name: 'Cera opaca', price: 24, quantity })
const lines = (productId: string, quantity = 1) => [{ productId, quantity, price: 24 }]
const deleteAccount = (person: Awaited<ReturnType<typeof signIn>>) =>
  person.api.post('/users/profile/delete', { password })

beforeEach(() => sandboxOf(shop).webhooks.pause())

describe('a late payment of two products', () => {
  test.each(['before', 'not'])(
    'is refunded in full when one is sold out, the other %s released',
    async (when) => {
      const [gone, there] = [await wax(1), await wax(1)]
      const { body } = await startPayment([...lines(gone), ...lines(there)])
      const { paymentIntentId } = body.data
      shop.clock.advance(late)
      if (when === 'before') await releaseReservationsJob(shop.platform).run()
      await order(lines(gone))
      payAtStripe(paymentIntentId)
      const told = await orderPaid(paymentIntentId, lines(gone))
      expect([told.status, told.body.code]).toEqual([409, 'OUT_OF_STOCK'])
      expect(await refundsOf(paymentIntentId)).toMatchObject([{ amount: 4800 }])
      expect([await stockOf(gone), await stockOf(there)]).toEqual([0, 1])
      const [{ sum }] = await query('SELECT sum(change)::int FROM stock_movements WHERE product_id = $1', [
        there,
      ])
      expect(sum).toBe(0)
    },
  )

  test.each([
    ['all items', 1],
    ['some of the items', 2],
  ])('is not offered again for the same key when others have %s', async (_what, products) => {
    const productId = await wax(1)
    const cart = [productId, await wax(1)].slice(0, products).flatMap((id) => lines(id))
    const headers = { 'idempotency-key': `troppo-tardi-${products}` }
    const first = await startPayment(cart, {}, headers)
    shop.clock.advance(late)
    await order(lines(productId))
    const again = await startPayment(cart, {}, headers)
    expect([first.status, again.status, again.body.message]).toEqual([
      201,
      409,
      'Cera opaca: disponibili solo 0',
    ])
  })
})

describe('order limits', () => {
  const limited = givenShop({ rateLimitScale: 1, behindProxy: true, payments: true })
  const caller = givenVisitor(limited)
  const { product: sold, order: orders, startPayment: startLimited, query: ask } = shopping(limited, caller)
  beforeAll(() => sandboxOf(limited).webhooks.pause())

  test('of one caller do not affect the person named', async () => {
    const nothing = [{ productId: crypto.randomUUID(), quantity: 1 }]
    const tries = []
    for (let n = 0; n < 11; n++) tries.push((await orders(nothing, {}, from('203.0.113.7'))).status)
    expect(tries.at(-1)).toBe(429)
    const productId = await sold({ name: 'Cera', price: 24, quantity: 5 })
    expect((await orders([{ productId, quantity: 1 }], {}, from('198.51.100.9'))).status).toBe(201)
  })

  test('allow ten orders an hour per email; replays do not count', async () => {
    const productId = await sold({ name: 'Cera', price: 24, quantity: 50 })
    const customerDetails = { ...payer, email: 'tanti@posta.test' }
    const place = async (n: number) =>
      await orders(
        [{ productId, quantity: 1 }],
        { customerDetails },
        { ...from(`198.51.100.${n}`), 'idempotency-key': `ordine-${n}` },
      )
    for (let n = 0; n < 10; n++) expect((await place(n)).status).toBe(201)
    const beyond = await place(10)
    expect([beyond.status, Number(beyond.headers.get('retry-after')) > 0]).toEqual([429, true])
    for (let n = 0; n < 12; n++) expect((await place(3)).status).toBe(201)
    const [{ count }] = await ask(`SELECT count(*)::int FROM orders WHERE email = 'tanti@posta.test'`)
    expect(count).toBe(10)
    limited.clock.advance(61 * 60_000)
    expect((await place(11)).status).toBe(201)
  })

  test('allow ten orders an hour per account with any email', async () => {
    const productId = await sold({ name: 'Cera', price: 24, quantity: 50 })
    const items = [{ productId, quantity: 1 }]
    const person = await signIn(limited)
    const place = async (n: number, email: string) =>
      (await orders(items, { customerDetails: { ...payer, email } }, from(`198.51.101.${n}`), person.api))
        .status
    for (let n = 0; n < 10; n++) expect(await place(n, `conto${n % 2}@posta.test`)).toBe(201)
    expect(await place(10, 'conto2@posta.test')).toBe(429)
  })

  test('allow sixty attempts an hour per address', async () => {
    const nothing = [{ productId: crypto.randomUUID(), quantity: 1 }]
    const place = async (n: number, address: string) => {
      const customerDetails = { ...payer, email: `luogo${n}@posta.test` }
      return (await orders(nothing, { customerDetails }, from(address))).status
    }
    for (let n = 0; n < 60; n++) expect(await place(n, '198.51.103.1')).toBe(409)
    expect([await place(60, '198.51.103.1'), await place(60, '198.51.103.2')]).toEqual([429, 409])
  })

  test('allow 120 payment lookups an hour per address', async () => {
    const items = [{ productId: crypto.randomUUID(), quantity: 1 }]
    const ask = async (address: string) =>
      (await orders(items, { paymentId: 'pi_inventato', status: 'completed' }, from(address))).status
    for (let n = 0; n < 120; n++) expect(await ask('198.51.104.1')).toBe(402)
    expect([await ask('198.51.104.1'), await ask('198.51.104.2')]).toEqual([429, 402])
  })

  test('stop orders from many addresses with 429', async () => {
    const small = await openShop({
      clusterUrl: inject('clusterUrl'),
      rateLimitScale: 0.01,
      behindProxy: true,
    })
    try {
      const everywhere = shopping(small, apiOf(small.url))
      const productId = await everywhere.product({ name: 'Cera', price: 24, quantity: 50 })
      const place = async (n: number) => {
        const customerDetails = { ...payer, email: `ovunque${n}@posta.test` }
        const items = [{ productId, quantity: 1 }]
        const { status } = await everywhere.order(items, { customerDetails }, from(`198.51.102.${n}`))
        await small.platform.rateLimits.flush()
        return status
      }
      expect([await place(0), await place(1), await place(2), await place(3)]).toEqual([201, 201, 201, 429])
    } finally {
      await small.close()
    }
  })

  test('do not count orders paid online', async () => {
    const productId = await sold({ name: 'Cera', price: 24, quantity: 50 })
    const customerDetails = { ...payer, email: 'paga@posta.test' }
    const here = (n: number) => from(`203.0.113.${100 + n}`)
    const items = [{ productId, quantity: 1, price: 24 }]
    for (let n = 0; n < 10; n++) {
      const { body } = await startLimited(items, { customerDetails }, here(n))
      sandboxOf(limited).payments.pay({ paymentIntent: body.data.paymentIntentId })
      expect((await caller.post('/payments/confirm', body.data)).status).toBe(200)
    }
    const [{ count }] = await ask(`SELECT count(*)::int FROM orders WHERE email = 'paga@posta.test'`)
    expect(count).toBe(10)
    expect((await orders(items, { customerDetails }, here(20))).status).toBe(201)
  })
})

describe('a user who deletes the account', () => {
  const customerOf = async (id: string) =>
    (
      await query(`SELECT customer_id AS id FROM customer_keys WHERE kind = 'account' AND value = $1`, [id])
    )[0].id

  test('leaves no order on the card of the customer merged with', async () => {
    const admin = await signIn(shop, 'admin')
    const productId = await wax()
    const [leaving, staying] = [await signIn(shop), await signIn(shop)]
    const [theirs, other] = [await customerOf(staying.id), await customerOf(leaving.id)]
    expect((await admin.api.post(`/admin/customers/${theirs}/unite`, { otherId: other })).status).toBe(200)
    await order(lines(productId), {}, {}, leaving.api)
    expect((await deleteAccount(leaving)).status).toBe(200)
    const { rowCount } = await shop.platform.database.pool.query(
      'SELECT FROM orders WHERE customer_id = $1',
      [theirs],
    )
    expect(rowCount).toBe(0)
  })

  test('appears in no message and no log', async () => {
    const admin = await signIn(shop, 'admin')
    const productId = await wax()
    const leaving = await signIn(shop)
    const customerDetails = { ...payer, name: 'Zenobio Partentini', email: 'zenobio@posta.test' }
    const { body } = await startPayment(lines(productId), { customerDetails }, {}, leaving.api)
    payAtStripe(body.data.paymentIntentId)
    await takeEvents()
    const cash = await order(lines(productId), { customerDetails }, {}, leaving.api)
    const status = `/products/orders/${cash.body.data._id}/status`
    await admin.api.patch(status, { status: 'cancelled', reason: 'Caro Zenobio, è finita' })
    const [{ id }] = await query('SELECT id FROM payments WHERE stripe_intent_id = $1', [
      body.data.paymentIntentId,
    ])
    await admin.api.post(`/payments/${id}/refund`, { amount: 3, reason: 'Un gesto' })
    await shop.payments.sendRefunds()
    await shop.sendMessages()
    await deleteAccount(leaving)
    await shop.sendMessages()
    for (const table of ['messages', 'audit_log', 'orders', 'payments', 'customers'])
      expect([table, await query(`SELECT t::text FROM ${table} t WHERE t::text ILIKE '%zenobio%'`)]).toEqual([
        table,
        [],
      ])
  })

  test('keeps the orders of another account with the same email', async () => {
    const productId = await wax()
    const [leaving, other] = [await signIn(shop), await signIn(shop)]
    await query('UPDATE users SET email_verified_at = now() WHERE id = $1', [leaving.id])
    const customerDetails = { ...payer, name: 'Altro Conto', email: leaving.email }
    const { body } = await order(lines(productId), { customerDetails }, {}, other.api)
    const exported = await leaving.api.get('/users/profile/export')
    expect(exported.status).toBe(200)
    expect(JSON.stringify(exported.body)).not.toContain(body.data.orderNumber)
    expect((await deleteAccount(leaving)).status).toBe(200)
    const { body: kept } = await other.api.get(`/orders/${body.data._id}`)
    expect(kept.data).toMatchObject({ status: 'pending', customerInfo: { name: 'Altro Conto' } })
  })

  test('keeps a guest order with the same unverified email', async () => {
    const productId = await wax()
    const leaving = await signIn(shop)
    await query('UPDATE users SET email_verified_at = NULL WHERE id = $1', [leaving.id])
    const customerDetails = { ...payer, name: 'Ospite Vera', email: leaving.email }
    const { body } = await order(lines(productId), { customerDetails })
    await deleteAccount(leaving)
    const [row] = await query(
      'SELECT o.name, c.first_name, c.last_name FROM orders o JOIN customers c ON c.id = o.customer_id WHERE o.id = $1',
      [body.data._id],
    )
    expect(row).toEqual({ name: 'Ospite Vera', first_name: 'Ospite', last_name: 'Vera' })
  })
})

test('an order succeeds while its customer is being merged', async () => {
  const admin = await signIn(shop, 'admin')
  const productId = await wax()
  const detailsOf = (n: number) => ({ customerDetails: { ...payer, email: `doppio${n}@posta.test` } })
  for (const n of [1, 2]) await order(lines(productId), detailsOf(n))
  const ids = await query(`SELECT id FROM customers WHERE email LIKE 'doppio%' ORDER BY email`)
  const { pool } = shop.platform.database
  const letGo = await openTransaction(pool, 'SELECT FROM products WHERE id = $1 FOR UPDATE', [productId])
  const ordering = order(lines(productId), detailsOf(2))
  await untilBlocked(pool)
  const uniting = admin.api.post(`/admin/customers/${ids[0].id}/unite`, { otherId: ids[1].id })
  await letGo()
  expect([(await ordering).status, (await uniting).status]).toEqual([201, 200])
})

test('deleting an account waits for its orders before locking products', async () => {
  const [admin, leaving] = [await signIn(shop, 'admin'), await signIn(shop)]
  const productId = await wax()
  const placed = async () => (await order(lines(productId), {}, {}, leaving.api)).body.data._id
  const [delivered, open] = [await placed(), await placed()]
  await admin.api.patch(`/products/orders/${delivered}/status`, { status: 'delivered' })
  const { pool } = shop.platform.database
  const letGo = await openTransaction(pool, 'SELECT FROM orders WHERE id = $1 FOR NO KEY UPDATE', [delivered])
  const deleting = deleteAccount(leaving)
  await untilBlocked(pool)
  await query('SELECT FROM products WHERE id = $1 FOR NO KEY UPDATE NOWAIT', [productId])
  await letGo()
  expect((await deleting).status).toBe(200)
  const rows = await query('SELECT status, name FROM orders WHERE id = ANY ($1) ORDER BY id', [
    [delivered, open],
  ])
  expect(rows).toEqual([
    { status: 'delivered', name: 'Cliente anonimo' },
    { status: 'cancelled', name: 'Cliente anonimo' },
  ])
})
