import { beforeAll, describe, expect, test } from 'vitest'

import { shopping } from '#features/orders/server/shopping.fixture.ts'
import { givenBarber, givenShop, givenVisitor } from '#tests/support/given.ts'
import { signIn } from '#tests/support/people.ts'
import { wednesdayMorning } from '#tests/support/shop.ts'

const shop = givenShop()
const visitor = givenVisitor(shop)
const barber = givenBarber(shop)
const { product, order } = shopping(shop, visitor)

const stats = async (query: string) =>
  (await (await signIn(shop, 'admin')).api.get(`/admin/stats?${query}`)).body
const change = async (id: string, body: object) =>
  await (await signIn(shop, 'admin')).api.patch(`/products/orders/${id}/status`, body)

beforeAll(async () => {
  const wax = await product({ name: 'Cera opaca', price: 24, quantity: 40 })
  const oil = await product({ name: 'Olio da barba', price: 28.5, quantity: 40 })
  const buy = async (lines: [id: string, quantity: number][]): Promise<string> =>
    (await order(lines.map(([productId, quantity]) => ({ productId, quantity })))).body.data._id
  shop.clock.set('2026-03-08T23:59:00+01:00')
  await change(await buy([[wax, 1]]), { status: 'delivered' })
  shop.clock.set('2026-03-09T00:01:00+01:00')
  await change(
    await buy([
      [wax, 2],
      [oil, 3],
    ]),
    { status: 'delivered' },
  )
  shop.clock.set(wednesdayMorning)
  await buy([[wax, 2]])
  await change(await buy([[oil, 9]]), { status: 'cancelled' })
  const refunded = await buy([[oil, 1]])
  await change(refunded, { status: 'delivered' })
  await change(refunded, { status: 'cancelled', refund: true })
})

describe('shop sales', () => {
  test('of the week exclude cancelled orders and refunds, best sellers first', async () => {
    const { shop: sold } = await stats('timeframe=week')
    expect(sold).toEqual({
      orders: 2,
      pieces: 7,
      revenue: 133.5,
      products: [
        { name: 'Cera opaca', count: 4 },
        { name: 'Olio da barba', count: 3 },
      ],
      previousOrders: 1,
      previousRevenue: 24,
    })
  })

  test('are also given for month and year', async () => {
    for (const timeframe of ['month', 'year']) {
      const { shop: sold } = await stats(`timeframe=${timeframe}`)
      expect(sold).toMatchObject({ orders: 3, pieces: 8, revenue: 157.5, previousOrders: 0 })
    }
  })

  test('include the kept money of a cancelled order', async () => {
    const revenue = async () => (await stats('timeframe=week')).shop.revenue
    const before = await revenue()
    const { body } = await order([
      { productId: await product({ name: 'Pettine', price: 12, quantity: 3 }), quantity: 1 },
    ])
    await change(body.data._id, { status: 'delivered' })
    await change(body.data._id, { status: 'cancelled', refund: false })
    expect(await revenue()).toBe(before + 12)
  })

  test('are null for one barber', async () => {
    expect((await stats(`timeframe=week&barberId=${barber.id}`)).shop).toBeNull()
  })

  test('return 403 to barbers and clients', async () => {
    for (const role of ['barber', 'client'] as const)
      expect((await (await signIn(shop, role)).api.get('/admin/stats')).status).toBe(403)
  })
})

describe('the best sellers', () => {
  beforeAll(() => shop.clock.set('2026-06-10T09:00:00+02:00'))

  test('are the ten most sold, ties sorted by name', async () => {
    for (const letter of 'LKJIHGFEDCBA')
      await order([
        {
          productId: await product({ name: `Dopobarba ${letter}`, price: 5, quantity: 5 }),
          quantity: letter === 'K' ? 2 : 1,
        },
      ])
    const { shop: sold } = await stats('timeframe=month')
    expect(sold.products.map(({ name }: { name: string }) => name.slice(-1)).join('')).toBe('KABCDEFGHI')
    expect(sold.orders).toBe(12)
  })

  test('have the name they were last sold under', async () => {
    const id = await product({ name: 'Cera vecchia', price: 5, quantity: 50 })
    await order([{ productId: id, quantity: 20 }])
    shop.clock.advance(60_000)
    await shop.platform.database.pool.query(`UPDATE products SET name = 'Cera nuova' WHERE id = $1`, [id])
    await order([{ productId: id, quantity: 1 }])
    const { shop: sold } = await stats('timeframe=month')
    expect(sold.products[0]).toEqual({ name: 'Cera nuova', count: 21 })
  })
})
