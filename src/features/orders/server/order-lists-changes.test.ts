import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { givenPerson, givenShop } from '#tests/support/given.ts'
import { givenChanges } from '#tests/support/money-changes.ts'
import { password, payer, signIn, type Person } from '#tests/support/people.ts'

import { forgetGuestOrders, removeOldOrders } from './forget-orders.ts'
import { orderTotalsOf, latestOrdersOf } from './order-totals.ts'
import { bestSellers, salesOf } from './sales.ts'

const shop = givenShop()
const admin = givenPerson(shop, 'admin')
const { changes, refuses, name } = givenChanges(shop)
const query = async (text: string, values: unknown[] = []) =>
  (await shop.platform.database.pool.query(text, values)).rows
const database = () => shop.platform.database.db

let client: Person
let namesake: Person
let wax = ''
let gel = ''
let count = 0

type Given = {
  who?: Person | null
  email?: string
  status?: string
  at?: string
  paid?: number
  refunded?: number
  online?: boolean
  items?: Record<string, number>
  called?: string
}
const have = async (called: string, given: Given = {}): Promise<string> => {
  const {
    who = client,
    email = who?.email ?? payer.email,
    status = 'pending',
    at = '2026-03-10T09:00Z',
  } = given
  const { paid = 0, refunded = 0, online = false, items = { [wax]: 1 } } = given
  const pieces = Object.values(items).reduce((sum, each) => sum + each, 0)
  count += 1
  const [{ id }] = await query(
    `INSERT INTO orders (order_number, status, user_id, name, email, phone, address, postal_code, city, pays_online, total_centimes,
       paid_centimes, refunded_centimes, created_at, updated_at)
     VALUES ('F4-2026-' || lpad($1::text, 5, '0'), $2, $3, $4, $5, '+41791234567', 'Via Nassa 5', '6900', 'Lugano', $6, $7, $8, $9, $10, $10)
     RETURNING id`,
    [count, status, who?.id ?? null, `Ada ${called}`, email, online, pieces * 1000, paid, refunded, at],
  )
  for (const [position, [product, quantity]] of Object.entries(items).entries())
    await query(
      `INSERT INTO order_items (order_id, product_id, position, name, price_centimes, quantity) VALUES ($1, $2, $3, $4, 1000, $5)`,
      [id, product, position, product === wax ? 'Cera' : 'Gel', quantity],
    )
  if (status !== 'cancelled')
    for (const [product, quantity] of Object.entries(items))
      await query('INSERT INTO stock_claims (product_id, quantity, order_id) VALUES ($1, $2, $3)', [
        product,
        quantity,
        id,
      ])
  name({ [called]: id })
  return id
}

beforeAll(async () => {
  const haveProduct = async (called: string) =>
    (
      await query(
        `INSERT INTO products (name, category, price_centimes, quantity, created_at, updated_at)
         VALUES ($1, 'wax', 1000, 50, now(), now()) RETURNING id`,
        [called],
      )
    )[0].id
  wax = await haveProduct('Cera')
  gel = await haveProduct('Gel')
})

beforeEach(async () => {
  await query('TRUNCATE stock_claims, stock_movements, order_items, orders CASCADE')
  await query('DELETE FROM messages')
  await query('UPDATE products SET quantity = 50')
  count = 0
  client = await signIn(shop)
  namesake = await signIn(shop)
  name({ client: client.id, namesake: namesake.id, wax, gel })
})

const calledOf = (rows: { customerInfo: { name: string } }[]) =>
  rows.map(({ customerInfo }) => customerInfo.name.slice(4))

describe('order lists', () => {
  beforeEach(async () => {
    await have('oldest', { at: '2026-03-01T09:00Z', status: 'delivered', paid: 1000 })
    await have('newest', { at: '2026-03-09T09:00Z' })
    await have('middle', { at: '2026-03-05T09:00Z', status: 'cancelled' })
    await have('namesakes', { who: namesake, at: '2026-03-06T09:00Z', status: 'shipped' })
    await have('guests', {
      who: null,
      email: 'gino@posta.test',
      at: '2026-03-07T09:00Z',
      status: 'confirmed',
    })
  })

  it('show a client the own orders, newest first, in pages', async () => {
    for (const path of ['/orders', '/products/orders']) {
      const { body } = await client.api.get(`${path}?limit=2`)
      expect([calledOf(body.data), body.pagination.total]).toEqual([['newest', 'middle'], 3])
      expect(calledOf((await client.api.get(`${path}?limit=2&page=2`)).body.data)).toEqual(['oldest'])
    }
  })

  it('show the owner all orders, filtered by status, customer and text', async () => {
    const found = async (filter: string) =>
      calledOf((await admin.api.get(`/products/orders/admin?${filter}`)).body.data)
    expect(await found('')).toEqual(['newest', 'guests', 'namesakes', 'middle', 'oldest'])
    expect(await found('status=shipped')).toEqual(['namesakes'])
    expect(await found('search=names')).toEqual(['namesakes'])
    const [{ customer_id: customer }] = await query(
      "SELECT customer_id FROM orders WHERE name = 'Ada namesakes'",
    )
    expect(await found(`customer=${customer}`)).toEqual(['namesakes'])
    expect((await admin.api.get('/products/orders/open')).body.data).toEqual({ count: 3 })
  })

  it('open the own order only, and any order for the owner with its customer', async () => {
    const id = async (called: string) =>
      (await query('SELECT id FROM orders WHERE name = $1', [`Ada ${called}`]))[0].id
    const { body } = await client.api.get(`/orders/${await id('newest')}`)
    expect([body.data.customerId, body.data.customer.email]).toEqual([null, client.email])
    for (const called of ['namesakes', 'guests'])
      await refuses(async () => await client.api.get(`/orders/${await id(called)}`), [404, 'ORDER_NOT_FOUND'])
    await refuses(() => client.api.get('/orders/unsinn'), [404, 'ORDER_NOT_FOUND'])
    const owners = await admin.api.get(`/orders/${await id('guests')}`)
    expect([
      typeof owners.body.data.customerId,
      owners.body.data.customer,
      owners.body.data.customerInfo.type,
    ]).toEqual(['string', null, 'guest'])
  })

  it('are exported for the owner, oldest first', async () => {
    const { body } = await admin.api.get('/admin/exports/orders.csv')
    const [heads, ...lines] = body.trim().split('\r\n')
    expect(heads).toContain('Numero')
    expect(lines.map((line: string) => line.split(/[;,]/)[0]?.slice(-1))).toEqual(['1', '2', '3', '4', '5'])
    expect(lines[0]).toBe(
      `F4-2026-00001;2026-03-01 10:00;Consegnato;Pagato;In negozio;Ada oldest;${client.email};0041 79 123 45 67;Via Nassa 5;6900;Lugano;1 × Cera;10.00;0.00`,
    )
  })

  it('give purchases and latest orders of a customer', async () => {
    const customers = await query('SELECT DISTINCT customer_id AS id FROM orders')
    const [{ customer_id: id }] = await query("SELECT customer_id FROM orders WHERE name = 'Ada newest'")
    expect((await orderTotalsOf(database(), [id])).get(id)).toEqual({ orders: 2, spent: 10 })
    expect(
      (
        await orderTotalsOf(
          database(),
          customers.map((row) => row.id),
        )
      ).size,
    ).toBe(customers.length)
    const latest = await latestOrdersOf(database(), id, 2)
    expect(latest.map(({ orderNumber, status }) => [orderNumber.slice(-1), status])).toEqual([
      ['2', 'pending'],
      ['3', 'cancelled'],
    ])
  })
})

it('sales count orders without cancelled ones and the money kept', async () => {
  await have('before', { at: '2026-03-01T07:59:59Z', paid: 1000, items: { [wax]: 1 } })
  await have('first', { at: '2026-03-01T08:00Z', paid: 2000, refunded: 500, items: { [wax]: 2 } })
  await have('cancelled', {
    at: '2026-03-02T08:00Z',
    status: 'cancelled',
    paid: 3000,
    refunded: 1000,
    items: { [gel]: 3 },
  })
  await have('last', { at: '2026-03-03T07:59:59Z', items: { [gel]: 1, [wax]: 1 } })
  await have('after', { at: '2026-03-03T08:00Z', paid: 4000, items: { [gel]: 4 } })
  const span = { from: new Date('2026-03-01T08:00Z'), until: new Date('2026-03-03T08:00Z') }
  expect(await salesOf(database(), span)).toEqual({ orders: 2, pieces: 4, takings: 3500 })
  expect(await bestSellers(database(), span, 5)).toEqual([
    { name: 'Cera', count: 3 },
    { name: 'Gel', count: 1 },
  ])
  expect(await bestSellers(database(), span, 1)).toEqual([{ name: 'Cera', count: 3 }])
})

describe('a deleted account', () => {
  beforeEach(async () => {
    await have('unpaid', { items: { [wax]: 2, [gel]: 1 } })
    await have('ready', { status: 'shipped' })
    await have('paid', { status: 'confirmed', online: true, paid: 1000 })
    await have('delivered', { status: 'delivered', paid: 1000 })
    await have('cancelled', { status: 'cancelled' })
    await have('as guest', { who: null, email: client.email.toUpperCase() })
    await have('namesakes', { who: namesake })
    await have('namesakes of the address', { who: namesake, email: client.email })
    await have('other guest', { who: null, email: 'altro@posta.test' })
  })
  const remaining = async () =>
    (await query('SELECT name, status FROM orders ORDER BY order_number')).map(
      ({ name: called, status }) => `${called} ${status}`,
    )
  const leave = () => client.api.post('/users/profile/delete', { password })

  it('cancels its unpaid orders and is anonymised in all of them, others stay', async () => {
    const text = await changes(leave)
    expect(text.match(/^[~+-] (orders|products|stock_\w+) .*/gm)?.toSorted()).toMatchInlineSnapshot(`
      [
        "+ stock_movements at=now id=#6 cause=cancelled change=2 order_id=unpaid actor_name=Cliente eliminato",
        "+ stock_movements at=now id=#7 cause=cancelled change=1 order_id=unpaid actor_name=Cliente eliminato",
        "+ stock_movements at=now id=#8 cause=cancelled change=1 order_id=ready actor_name=Cliente eliminato",
        "- stock_claims [#10]",
        "- stock_claims [#11]",
        "- stock_claims [#12]",
        "~ orders [Cliente anonimo] city: Lugano → null name: Ada cancelled → Cliente anonimo email: client-1 → null",
        "~ orders [Cliente anonimo] city: Lugano → null name: Ada delivered → Cliente anonimo email: client-1 → null",
        "~ orders [Cliente anonimo] city: Lugano → null name: Ada paid → Cliente anonimo email: client-1 → null",
        "~ orders [Cliente anonimo] city: Lugano → null name: Ada ready → Cliente anonimo email: client-1 → null",
        "~ orders [Cliente anonimo] city: Lugano → null name: Ada unpaid → Cliente anonimo email: client-1 → null",
        "~ products [Cera] quantity: 50 → 53",
        "~ products [Gel] quantity: 50 → 51",
      ]
    `)
    expect(await remaining()).toMatchInlineSnapshot(`
      [
        "Cliente anonimo cancelled",
        "Cliente anonimo cancelled",
        "Cliente anonimo confirmed",
        "Cliente anonimo delivered",
        "Cliente anonimo cancelled",
        "Ada as guest pending",
        "Ada namesakes pending",
        "Ada namesakes of the address pending",
        "Ada other guest pending",
      ]
    `)
    const left = await query(
      'SELECT email, phone, address, postal_code, city FROM orders WHERE forgotten_at IS NOT NULL',
    )
    expect(new Set(left.flatMap((row) => Object.values(row)))).toEqual(new Set([null]))
  })

  it('with a verified email also covers its guest orders', async () => {
    await query('UPDATE users SET email_verified_at = created_at WHERE id = $1', [client.id])
    await leave()
    expect(await remaining()).toMatchInlineSnapshot(`
      [
        "Cliente anonimo cancelled",
        "Cliente anonimo cancelled",
        "Cliente anonimo confirmed",
        "Cliente anonimo delivered",
        "Cliente anonimo cancelled",
        "Cliente anonimo cancelled",
        "Ada namesakes pending",
        "Ada namesakes of the address pending",
        "Ada other guest pending",
      ]
    `)
  })

  it('can export its own orders before, no others', async () => {
    const { body } = await client.api.get('/users/profile/export')
    const exported = typeof body === 'string' ? JSON.parse(body) : body
    expect(exported.orders.map((row: { name: string }) => row.name.slice(4))).toEqual([
      'unpaid',
      'ready',
      'paid',
      'delivered',
      'cancelled',
    ])
    expect(exported.orders[0]).toMatchObject({ totalChf: 30, items: [{ quantity: 2 }, { quantity: 1 }] })
  })
})

it('the nightly job anonymises guests of old finished orders only', async () => {
  await have('old guest', { who: null, at: '2025-03-10T08:59:59Z', status: 'delivered' })
  await have('old open guest', { who: null, at: '2025-03-01T09:00Z' })
  await have('young guest', { who: null, at: '2025-03-10T09:00Z' })
  await have('old client', { at: '2025-03-01T09:00Z' })
  await query("UPDATE orders SET forgotten_at = '2026-01-01' WHERE name = 'Ada old open guest'")
  const before = new Date('2025-03-10T09:00Z')
  expect(await changes(() => forgetGuestOrders(shop.platform, before, shop.clock.now())))
    .toMatchInlineSnapshot(`
    "~ orders [Cliente anonimo] city: Lugano → null name: Ada old guest → Cliente anonimo
        email: ada@posta.test → null phone: +4179-1 → null address: Via Nassa 5 → null
        searched: f4 … ada old guest ada@posta.test 41791234567 → f4 … cliente anonimo  
        postal_code: 6900 → null forgotten_at: null → now"
  `)
})

it('the nightly job deletes finished orders after ten years, no open ones', async () => {
  for (const status of ['pending', 'confirmed', 'processing', 'shipped', 'delivered', 'cancelled'])
    await have(status, { status, at: '2016-03-10T08:59Z' })
  await have('young', { status: 'delivered', at: '2016-03-10T09:00Z' })
  await removeOldOrders(database(), new Date('2016-03-10T09:00Z'))
  const left = await query('SELECT name FROM orders ORDER BY order_number')
  expect(left.map((row) => row.name.slice(4))).toEqual([
    'pending',
    'confirmed',
    'processing',
    'shipped',
    'young',
  ])
})
