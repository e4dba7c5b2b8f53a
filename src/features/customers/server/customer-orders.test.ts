import { beforeAll, describe, expect, test } from 'vitest'

import { shopping } from '#features/orders/server/shopping.fixture.ts'
import { givenBarber, givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { guestBooking, payer, signIn } from '#tests/support/people.ts'

const shop = givenShop()
const visitor = givenVisitor(shop)
const admin = givenPerson(shop, 'admin')
const marco = givenBarber(shop)
const { product, order, query } = shopping(shop, visitor)

const email = 'ada@posta.test'
let wax: string
let appointment: string

const change = async (id: string, body: object) =>
  await admin.api.patch(`/products/orders/${id}/status`, body)
const buy = async (quantity: number): Promise<string> =>
  (await order([{ productId: wax, quantity }])).body.data._id
const customerOf = async (address: string): Promise<string> => {
  const { body } = await admin.api.get(`/admin/customers?search=${encodeURIComponent(address)}`)
  return body.data[0]._id
}
const cardOf = async (id: string) => (await admin.api.get(`/admin/customers/${id}`)).body.data

beforeAll(async () => {
  wax = await product({ name: 'Cera opaca', price: 24, quantity: 90 })
  const { body } = await visitor.post(
    '/appointments/public/appointments/guest',
    guestBooking(marco.id, { email, firstName: 'Ada', lastName: 'Neri' }),
  )
  appointment = body._id
  await change(await buy(2), { status: 'delivered' })
  await change(await buy(1), { status: 'cancelled' })
  for (let count = 0; count < 5; count++) await buy(1)
})

describe('the purchases of a customer', () => {
  test('are shown on the card with the latest five orders, and not counted as visit spending', async () => {
    const { spent, bought } = await cardOf(await customerOf(email))
    expect(spent).toBe(0)
    expect(bought).toMatchObject({ orders: 6, spent: 48 })
    expect(bought.latest.map((row: { orderNumber: string }) => Number(row.orderNumber.slice(-5)))).toEqual([
      7, 6, 5, 4, 3,
    ])
    expect(bought.latest[0]).toMatchObject({
      orderNumber: expect.stringMatching(/^F4-2026-\d{5}$/),
      status: 'pending',
      total: 24,
      createdAt: shop.clock.now().toISOString(),
    })
  })

  test('count what was paid less refunds', async () => {
    const address = 'resa@posta.test'
    const { body } = await order([{ productId: wax, quantity: 2 }], {
      customerDetails: { ...payer, email: address },
    })
    await change(body.data._id, { status: 'delivered' })
    const { body: paid } = await admin.api.get(`/payments/history?order=${body.data._id}`)
    const gesture = { amount: 10, reason: 'Barattolo ammaccato' }
    expect((await admin.api.post(`/payments/${paid.data[0]._id}/refund`, gesture)).status).toBe(200)
    const { bought } = await cardOf(await customerOf(address))
    expect(bought).toMatchObject({ orders: 1, spent: 38 })
  })

  test('link to all orders of this customer only, in each status', async () => {
    const other = { customerDetails: { ...payer, email: 'altra@posta.test' } }
    await order([{ productId: wax, quantity: 1 }], other)
    const list = `/products/orders/admin?customer=${await customerOf(email)}`
    const totals = await Promise.all(
      ['', '&status=cancelled', '&status=pending', '&status=shipped'].map(
        async (state) => (await admin.api.get(list + state)).body.pagination.total,
      ),
    )
    expect(totals).toEqual([7, 1, 5, 0])
  })

  test('are empty without orders and null for a nickname', async () => {
    const client = await signIn(shop)
    expect((await cardOf(await customerOf(client.email))).bought).toEqual({ orders: 0, spent: 0, latest: [] })
    const { body } = await admin.api.post('/appointments/admin', {
      clientNickname: 'Il Bomber',
      barberId: marco.id,
      service: 'Taglio',
      date: '2026-03-13',
      time: '16:00',
    })
    const card = await admin.api.get(`/appointments/${body._id}/customer`)
    expect(card.body.data.bought).toBeNull()
  })

  test('are shown to the owner, not to the barber', async () => {
    const path = `/appointments/${appointment}/customer`
    const barber = await signIn(shop, 'barber', marco.id)
    expect((await barber.api.get(path)).body.data.bought).toBeNull()
    const saved = await barber.api.put(path, { notes: 'Punte corte' })
    expect([saved.status, saved.body.data.bought]).toEqual([200, null])
    expect((await admin.api.get(path)).body.data.bought).toMatchObject({ orders: 6, spent: 48 })
    expect((await admin.api.put(path, { notes: 'x' })).body.data.bought).toMatchObject({ orders: 6 })
  })

  test('move with a merge and are in the export', async () => {
    const other = await signIn(shop)
    const kept = await customerOf(other.email)
    const { status, body } = await admin.api.post(`/admin/customers/${kept}/unite`, {
      otherId: await customerOf(email),
    })
    expect([status, body.data.bought.orders, body.data.bought.spent]).toEqual([200, 6, 48])
    const { body: text } = await admin.api.get('/admin/exports/customers.csv')
    const [head = '', ...lines] = text.split(/\r?\n/)
    expect(head).toContain('Ordini nello shop')
    expect(lines.find((line: string) => line.includes(other.email))).toMatch(/;6;48\.00$/)
    expect((await query('SELECT count(*)::int AS n FROM orders WHERE customer_id IS NULL'))[0].n).toBe(0)
  })
})
