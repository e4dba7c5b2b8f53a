import { beforeEach, expect, test } from 'vitest'

import { givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { sandboxOf } from '#tests/support/payments.ts'
import { payer } from '#tests/support/people.ts'
import { newestMessage } from '#tests/support/written.ts'

import { shopping } from './shopping.fixture.ts'

const shop = givenShop({ payments: true })
const admin = givenPerson(shop, 'admin')
const visitor = givenVisitor(shop)
const { product, startPayment, orderPaid, payAtStripe, query } = shopping(shop, visitor)

beforeEach(async () => {
  sandboxOf(shop).webhooks.pause()
  await query('DELETE FROM messages')
})

async function cancelled(): Promise<string> {
  const productId = await product({ name: 'Cera opaca', price: 24, quantity: 5 })
  const lines = [{ productId, quantity: 1, price: 24 }]
  const { body } = await startPayment(lines)
  payAtStripe(body.data.paymentIntentId)
  const placed = await orderPaid(body.data.paymentIntentId, lines)
  await cancel(placed.body.data._id)
  return placed.body.data._id
}

async function cancel(id: string, refund = false): Promise<void> {
  const { status } = await admin.api.patch(`/products/orders/${id}/status`, { status: 'cancelled', refund })
  expect(status).toBe(200)
  await shop.payments.sendRefunds()
}

const givenBack = async () => (await newestMessage(shop, 'payment-given-back', payer.email))?.payload

test('an order cancelled first and refunded later sends the customer a refund mail', async () => {
  const id = await cancelled()
  expect(await givenBack()).toBeUndefined()
  await cancel(id, true)
  const { body } = await admin.api.get(`/orders/${id}`)
  expect(await givenBack()).toMatchObject({
    amount: 24,
    left: 0,
    name: payer.name,
    isOfOrder: true,
    orderNumber: body.data.orderNumber,
  })
})

test('an order cancelled with a refund sends one mail with the amount', async () => {
  const productId = await product({ name: 'Cera opaca', price: 24, quantity: 5 })
  const lines = [{ productId, quantity: 1, price: 24 }]
  const { body } = await startPayment(lines)
  payAtStripe(body.data.paymentIntentId)
  const placed = await orderPaid(body.data.paymentIntentId, lines)
  await cancel(placed.body.data._id, true)
  expect(await givenBack()).toBeUndefined()
  expect((await newestMessage(shop, 'order-cancelled', payer.email)).payload).toMatchObject({ refunded: 24 })
})
