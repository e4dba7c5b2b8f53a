import { beforeAll, expect, test } from 'vitest'

import { givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { sandboxOf } from '#tests/support/payments.ts'
import { logIn } from '#tests/support/people.ts'
import { minute } from '#tests/support/test-clock.ts'

import { releaseReservationsJob } from './release-reservations.ts'
import { shopping } from './shopping.fixture.ts'

const shop = givenShop({ payments: true, rateLimitScale: 1_000_000 })
const admin = givenPerson(shop, 'admin')
const visitor = givenVisitor(shop)
const { product, order, startPayment, payAtStripe, takeEvents } = shopping(shop, visitor)

beforeAll(() => sandboxOf(shop).webhooks.pause())

async function historyOf(productId: string) {
  const { body } = await (await logIn(shop, admin.email)).get(`/products/${productId}/movements`)
  return body.data
    .toReversed()
    .map((move: Record<string, unknown> & { order: { orderNumber: string } | null }) => [
      move['cause'],
      move['change'],
      move['quantityAfter'],
      move['actor'],
      move.order?.orderNumber ?? null,
    ])
}

const wax = () => product({ name: 'Cera opaca', price: 24, quantity: 5 })

test('the stock history names the order that took and returned items', async () => {
  const productId = await wax()
  const { body } = await order([{ productId, quantity: 2 }])
  const { _id: id, orderNumber } = body.data
  await admin.api.patch(`/products/orders/${id}/status`, { status: 'cancelled' })
  await admin.api.patch(`/products/orders/${id}/status`, { status: 'confirmed' })
  expect(await historyOf(productId)).toEqual([
    ['ordered', -2, 3, null, orderNumber],
    ['cancelled', 2, 5, 'Giulia Bianchi', orderNumber],
    ['ordered', -2, 3, null, orderNumber],
  ])
})

test('the stock history shows reservations and their release', async () => {
  const productId = await wax()
  const { body } = await startPayment([{ productId, quantity: 3 }])
  await visitor.post('/payments/release', { paymentIntentId: body.data.paymentIntentId })
  await startPayment([{ productId, quantity: 4 }])
  shop.clock.advance(20 * minute)
  await releaseReservationsJob(shop.platform).run()
  const paid = await startPayment([{ productId, quantity: 1 }])
  payAtStripe(paid.body.data.paymentIntentId)
  await takeEvents()
  expect(await historyOf(productId)).toEqual([
    ['reserved', -3, 2, null, null],
    ['released', 3, 5, null, null],
    ['reserved', -4, 1, null, null],
    ['released', 4, 5, null, null],
    ['reserved', -1, 4, null, null],
  ])
})

test('items of a paid reservation stay reserved after its time', async () => {
  const productId = await wax()
  const paid = await startPayment([{ productId, quantity: 5 }])
  payAtStripe(paid.body.data.paymentIntentId)
  await takeEvents()
  shop.clock.advance(60 * minute)
  await releaseReservationsJob(shop.platform).run()
  expect((await order([{ productId, quantity: 1 }])).status).toBe(409)
  expect((await historyOf(productId)).map(([cause]: [string]) => cause)).toEqual(['reserved'])
})
