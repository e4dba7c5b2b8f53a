import { beforeEach, expect, test } from 'vitest'

import { givenMailServer, givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { sandboxOf } from '#tests/support/payments.ts'
import { payer } from '#tests/support/people.ts'

import { shopping } from './shopping.fixture.ts'

const post = givenMailServer()
const shop = givenShop(() => ({ smtpUrl: post.url, payments: true }))
const admin = givenPerson(shop, 'admin')
const { product, order, startPayment, orderPaid, payAtStripe, query } = shopping(shop, givenVisitor(shop))

beforeEach(() => sandboxOf(shop).webhooks.pause())

async function placed(isPaidOnline: boolean): Promise<string> {
  const lines = [{ productId: await product({ name: 'Cera opaca', price: 24, quantity: 5 }), quantity: 1 }]
  if (!isPaidOnline) return (await order(lines)).body.data._id
  const { body } = await startPayment(lines)
  payAtStripe(body.data.paymentIntentId)
  return (await orderPaid(body.data.paymentIntentId, lines)).body.data._id
}

async function move(id: string, status: string, more: object = {}): Promise<void> {
  shop.clock.advance(1000)
  const answer = await admin.api.patch(`/products/orders/${id}/status`, { status, ...more })
  expect(answer.status).toBe(200)
}

async function refundOrder(id: string, amount: number): Promise<void> {
  const [payment] = await query('SELECT id FROM payments WHERE order_id = $1', [id])
  const answer = await admin.api.post(`/payments/${payment.id}/refund`, { amount, reason: 'Un gesto' })
  expect(answer.status).toBe(200)
}

test.each<[string, boolean, (id: string) => Promise<void>, string]>([
  ['is not paid', false, async () => undefined, 'Da pagare al ritiro: CHF 24.00'],
  ['is paid online', true, async () => undefined, 'Pagato online: CHF 24.00'],
  ['was paid online and refunded in part', true, (id) => refundOrder(id, 10), 'Pagato online: CHF 14.00'],
  ['was paid in the shop', false, (id) => move(id, 'delivered'), 'Pagato in negozio: CHF 24.00'],
  [
    'was paid in the shop and refunded in part',
    false,
    async (id) => {
      await move(id, 'delivered')
      await refundOrder(id, 10)
    },
    'Pagato in negozio: CHF 14.00',
  ],
  [
    'was cancelled with a refund and restored',
    true,
    async (id) => {
      await move(id, 'cancelled', { refund: true })
      await move(id, 'confirmed')
    },
    'Da pagare al ritiro: CHF 24.00',
  ],
])(
  'the mail of an order that is ready and %s states the amount to pay',
  async (_what, isOnline, before, line) => {
    const id = await placed(isOnline)
    await before(id)
    await move(id, 'shipped')
    await shop.sendMessages()
    const mails = (await post.mails()).filter(({ recipients }) => recipients.includes(payer.email))
    const ready = mails.findLast(({ text }) => text?.includes('è pronto: ti aspettiamo'))
    expect(ready?.text?.match(/(Da pagare|Pagato).*/)?.[0]).toBe(line)
  },
)

test('a step of one order drops no owner mails and no mails of another order', async () => {
  await query('DELETE FROM messages')
  const [first, second] = [await placed(false), await placed(false)]
  await move(first, 'cancelled')
  const waiting = await query(
    `SELECT template, payload ->> 'orderId' AS id FROM messages WHERE state = 'queued' ORDER BY template, id`,
  )
  expect(waiting.map(({ template, id }) => [template, id === first ? 'first' : 'second'])).toEqual([
    ['order-cancelled', 'first'],
    ['order-placed', 'second'],
    ['shop-order', 'first'],
    ['shop-order', 'second'],
  ])
  expect(second).not.toBe(first)
})
