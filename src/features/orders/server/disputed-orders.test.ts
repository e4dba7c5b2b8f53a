import { beforeEach, expect, test } from 'vitest'

import { givenMailServer, givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { sandboxOf } from '#tests/support/payments.ts'
import { payer } from '#tests/support/people.ts'
import { newestMessage } from '#tests/support/written.ts'

import { shopping } from './shopping.fixture.ts'

const post = givenMailServer()
const shop = givenShop(() => ({ smtpUrl: post.url, payments: true }))
const admin = givenPerson(shop, 'admin')
const visitor = givenVisitor(shop)
const { product, startPayment, orderPaid, payAtStripe, takeEvents, stockOf } = shopping(shop, visitor)

beforeEach(() => sandboxOf(shop).webhooks.pause())

async function disputed() {
  const productId = await product({ name: 'Cera opaca', price: 24, quantity: 5 })
  const lines = [{ productId, quantity: 2, price: 24 }]
  const { body } = await startPayment(lines)
  const intentId: string = body.data.paymentIntentId
  payAtStripe(intentId)
  const placed = await orderPaid(intentId, lines)
  const dispute = sandboxOf(shop).disputes.open({ paymentIntent: intentId })
  await takeEvents()
  return { productId, dispute, id: String(placed.body.data._id) }
}

const shown = async (id: string) => (await admin.api.get(`/orders/${id}`)).body.data
const move = async (id: string, status: string) =>
  await admin.api.patch(`/products/orders/${id}/status`, { status })
const decide = async (dispute: string, end: 'won' | 'lost') => {
  sandboxOf(shop).disputes.close({ dispute, end })
  await takeEvents()
}

test.each(['shipped', 'delivered'])(
  'a disputed order returns 409 ORDER_DISPUTED for %s until the dispute is won',
  async (status) => {
    const { id, dispute } = await disputed()
    expect(await shown(id)).toMatchObject({ status: 'confirmed', isDisputed: true })
    const refused = await move(id, status)
    expect([refused.status, refused.body.code]).toEqual([409, 'ORDER_DISPUTED'])
    await decide(dispute, 'won')
    expect(await shown(id)).toMatchObject({ status: 'confirmed', isDisputed: false })
    expect((await move(id, status)).status).toBe(200)
  },
)

test('the dispute mail names the order and its customer', async () => {
  const { id } = await disputed()
  const { orderNumber } = await shown(id)
  expect((await newestMessage(shop, 'payment-disputed', admin.email)).payload).toMatchObject({
    amount: 48,
    name: payer.name,
    orderNumber,
    isOfPlan: false,
  })
})

test.each([
  { end: 'won', subject: 'Contestazione chiusa a tuo favore: CHF 48.00', speaksOfOrder: true },
  { end: 'lost', subject: 'Contestazione persa: CHF 48.00', speaksOfOrder: false },
] as const)(
  'the mail of a dispute that is $end mentions a cancelled order only when it is won',
  async ({ end, subject, speaksOfOrder }) => {
    const { dispute } = await disputed()
    await decide(dispute, end)
    await shop.sendMessages()
    const mail = (await post.mails()).find((one) => one.subject === subject)
    expect(mail?.recipients).toEqual([admin.email])
    expect(mail?.text?.includes('Se intanto l’ordine è stato annullato')).toBe(speaksOfOrder)
  },
)

test('an order with a lost dispute is cancelled and its items return to stock', async () => {
  const { id, dispute, productId } = await disputed()
  await decide(dispute, 'lost')
  expect(await shown(id)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded', isDisputed: false })
  expect(await stockOf(productId)).toBe(5)
})

test('a delivered order stays delivered when its dispute is lost', async () => {
  const productId = await product({ name: 'Cera opaca', price: 24, quantity: 5 })
  const lines = [{ productId, quantity: 2, price: 24 }]
  const { body } = await startPayment(lines)
  payAtStripe(body.data.paymentIntentId)
  const placed = await orderPaid(body.data.paymentIntentId, lines)
  const id = String(placed.body.data._id)
  expect((await move(id, 'delivered')).status).toBe(200)
  await decide(sandboxOf(shop).disputes.open({ paymentIntent: body.data.paymentIntentId }), 'lost')
  expect(await shown(id)).toMatchObject({ status: 'delivered', paymentStatus: 'refunded' })
  expect(await stockOf(productId)).toBe(3)
})
