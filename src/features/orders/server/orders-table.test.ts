import { beforeAll, expect, test } from 'vitest'

import { givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { sandboxOf } from '#tests/support/payments.ts'
import { logIn } from '#tests/support/people.ts'

import { shopping } from './shopping.fixture.ts'

const shop = givenShop({ payments: true, rateLimitScale: 1_000_000 })
const admin = givenPerson(shop, 'admin')
const { product, order, startPayment, orderPaid, query } = shopping(shop, givenVisitor(shop))

beforeAll(() => {
  shop.clock.set('2026-03-11T23:30:00+01:00')
  sandboxOf(shop).webhooks.pause()
})

/** Logs in again, since the clock moves past the session's end. */
const api = async () => await logIn(shop, admin.email)

async function table(): Promise<string[]> {
  const { status, body } = await (await api()).get('/admin/exports/orders.csv')
  expect(status).toBe(200)
  return String(body).trim().split(/\r?\n/).slice(1)
}

async function paidBy(method: 'card' | 'twint', productId: string): Promise<string> {
  const lines = [{ productId, quantity: 1 }]
  const { body } = await startPayment(lines)
  sandboxOf(shop).payments.pay({ paymentIntent: body.data.paymentIntentId, method, decision: 'approve' })
  return (await orderPaid(body.data.paymentIntentId, lines)).body.data._id
}

test('the orders CSV lists items, payment and refunds of each order, oldest first', async () => {
  const wax = await product({ name: 'Cera', price: 5, quantity: 9 })
  const comb = await product({ name: 'Pettine', price: 8, quantity: 9 })
  await order([
    { productId: comb, quantity: 1 },
    { productId: wax, quantity: 2 },
  ])
  await paidBy('card', wax)
  const twint = await paidBy('twint', wax)
  const { body: cash } = await order([{ productId: wax, quantity: 1 }])
  const move = async (id: string, to: object) => {
    shop.clock.advance(1000)
    expect((await (await api()).patch(`/products/orders/${id}/status`, to)).status).toBe(200)
  }
  await move(twint, { status: 'cancelled', refund: true })
  await move(cash.data._id, { status: 'delivered' })
  const buyer = 'Ada Neri;ada@posta.test;0041 79 123 45 67;Via Nassa 5;6900;Lugano'
  expect(await table()).toEqual([
    `F4-2026-00001;2026-03-11 23:30;In attesa;Da pagare;In negozio;${buyer};2 × Cera, 1 × Pettine;18.00;0.00`,
    `F4-2026-00002;2026-03-11 23:30;Confermato;Pagato;Carta;${buyer};1 × Cera;5.00;0.00`,
    `F4-2026-00003;2026-03-11 23:30;Annullato;Rimborsato;TWINT;${buyer};1 × Cera;5.00;5.00`,
    `F4-2026-00004;2026-03-11 23:30;Consegnato;Pagato;In negozio;${buyer};1 × Cera;5.00;0.00`,
  ])
})

test('the orders CSV lists each of more than 1100 orders once', async () => {
  const before = await table()
  await query(
    `INSERT INTO orders (order_number, status, name, pays_online, total_centimes, created_at, updated_at)
     SELECT 'F4-2025-' || lpad(n::text, 5, '0'), 'delivered', 'Ada', false, 500, now(), now() FROM generate_series(1, 1100) n`,
  )
  const numbers = (await table()).map((line) => line.split(';')[0])
  expect([numbers.length, new Set(numbers).size]).toEqual([before.length + 1100, before.length + 1100])
})
