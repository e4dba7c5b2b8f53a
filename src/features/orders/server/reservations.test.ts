import { beforeEach, describe, expect, test } from 'vitest'

import { from } from '#tests/support/api.ts'
import { givenShop, givenVisitor } from '#tests/support/given.ts'
import { sandboxOf } from '#tests/support/payments.ts'
import { payer, signIn } from '#tests/support/people.ts'

import { shopping } from './shopping.fixture.ts'

const shop = givenShop({ payments: true, behindProxy: true, rateLimitScale: 1 })
const visitor = givenVisitor(shop)
const { product, startPayment, payAtStripe, takeEvents, stockOf, ordersOf, query } = shopping(shop, visitor)

let callers = 0
const elsewhere = () => from(`10.4.${(callers += 1) >> 8}.${callers & 255}`)
let buyers = 0
const buyer = (email = `cliente${(buyers += 1)}@posta.test`) => ({ customerDetails: { ...payer, email } })
const wax = () => product({ name: 'Cera opaca', price: 24, quantity: 1_000 })
const lines = (productId: string, quantity = 1) => [{ productId, quantity, price: 24 }]
const quarter = 15 * 60_000

beforeEach(async () => {
  sandboxOf(shop).webhooks.pause()
  await query('TRUNCATE rate_limits')
})

describe('items reserved for payments', () => {
  test('are limited to five open payments per address, until one is paid, released or expired', async () => {
    const productId = await wax()
    const here = elsewhere()
    const another = async (headers = here) => await startPayment(lines(productId), buyer(), headers)
    const opened = [await another(), await another(), await another(), await another(), await another()]
    expect(opened.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    const sixth = await another()
    expect([sixth.status, sixth.body.code, sixth.body.message]).toEqual([
      409,
      'TOO_MANY_RESERVATIONS',
      'Hai già un pagamento in corso: completalo, oppure riprova tra qualche minuto.',
    ])
    expect(await stockOf(productId)).toBe(995)
    expect((await another(elsewhere())).status).toBe(201)

    await visitor.post('/payments/release', { paymentIntentId: opened[0]?.body.data.paymentIntentId }, here)
    expect((await another()).status).toBe(201)
    payAtStripe(opened[1]?.body.data.paymentIntentId)
    await takeEvents()
    expect(await ordersOf(productId)).toHaveLength(1)
    expect((await another()).status).toBe(201)
    expect((await another()).status).toBe(409)
    shop.clock.advance(quarter)
    expect((await another()).status).toBe(201)
  })

  test('are limited to two payments per email and address, without limiting the account owner', async () => {
    const productId = await wax()
    const client = await signIn(shop)
    const stranger = elsewhere()
    const another = async (email: string, { headers = elsewhere(), api = visitor } = {}) =>
      (await startPayment(lines(productId), buyer(email), headers, api)).status
    expect(await another(client.email, { headers: stranger })).toBe(201)
    expect(await another(client.email.toUpperCase(), { headers: stranger })).toBe(201)
    expect(await another(client.email, { headers: stranger })).toBe(409)
    expect(await another('altra@posta.test', { headers: stranger })).toBe(201)
    expect(await another(client.email)).toBe(201)
    for (const expected of [201, 201, 409])
      expect(await another('casa@posta.test', { api: client.api })).toBe(expected)
    expect(await another('casa@posta.test')).toBe(201)
  })

  test('of several products count as one payment', async () => {
    const products = [await wax(), await wax(), await wax()]
    const here = elsewhere()
    const cart = products.flatMap((productId) => lines(productId))
    const another = async (who: Record<string, unknown>) => (await startPayment(cart, who, here)).status
    const statuses = []
    for (let count = 0; count < 6; count++) statuses.push(await another(buyer()))
    expect(statuses).toEqual([201, 201, 201, 201, 201, 409])
    const lea = elsewhere()
    for (const expected of [201, 201, 409])
      expect((await startPayment(cart, buyer('lea@posta.test'), lea)).status).toBe(expected)
  })

  test('of an account do not limit a guest with the same email', async () => {
    const productId = await wax()
    const { api } = await signIn(shop)
    const here = elsewhere()
    const another = async (who = visitor) =>
      (await startPayment(lines(productId), buyer('condivisa@posta.test'), here, who)).status
    expect([await another(api), await another(), await another(), await another()]).toEqual([
      201, 201, 201, 409,
    ])
  })

  test('of an account elsewhere do not count for this address', async () => {
    const [first, second, third] = [await wax(), await wax(), await wax()]
    const { api } = await signIn(shop)
    const away = [...lines(first, 99), ...lines(second, 99)]
    expect((await startPayment(away, buyer(), elsewhere(), api)).status).toBe(201)
    expect((await startPayment(lines(third, 99), buyer(), elsewhere(), api)).status).toBe(201)
  })

  test('are limited to two hundred per address over all payments', async () => {
    const [first, second, third] = [await wax(), await wax(), await wax()]
    const here = elsewhere()
    const another = async (...carts: (readonly [string, number])[]) =>
      await startPayment(
        carts.flatMap(([productId, quantity]) => lines(productId, quantity)),
        buyer(),
        here,
      )
    const whole = await another([first, 99], [second, 99], [third, 99])
    expect([whole.status, whole.body.code, whole.body.message]).toEqual([
      409,
      'TOO_MANY_PIECES',
      'Online puoi tenere da parte al massimo 200 pezzi alla volta.',
    ])
    expect((await another([first, 99], [second, 99])).status).toBe(201)
    expect([(await another([third, 3])).status, (await another([third, 2])).status]).toEqual([409, 201])
    expect([await stockOf(first), await stockOf(second), await stockOf(third)]).toEqual([901, 901, 998])
  })

  test('keep the limit for concurrent payments of different products', async () => {
    const here = elsewhere()
    const products = await Promise.all(Array.from({ length: 10 }, wax))
    const answers = await Promise.all(products.map((each) => startPayment(lines(each), buyer(), here)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
    const stocks = await Promise.all(products.map(stockOf))
    expect(stocks.filter((stock) => stock === 1_000)).toHaveLength(5)
  })

  test('are reserved once for a repeated idempotency key', async () => {
    const productId = await wax()
    const here = { ...elsewhere(), 'idempotency-key': 'di nuovo' }
    const who = buyer()
    for (let time = 0; time < 6; time++)
      expect((await startPayment(lines(productId), who, here)).status).toBe(201)
    expect(await stockOf(productId)).toBe(999)
  })

  test('store a keyed hash of the address until they are paid', async () => {
    const productId = await wax()
    const { body } = await startPayment(lines(productId), buyer(), elsewhere())
    const callersOf = async () =>
      (await query('SELECT caller FROM stock_claims WHERE product_id = $1', [productId])).map(
        ({ caller }) => caller,
      )
    expect(await callersOf()).toEqual([expect.stringMatching(/^[\w-]{43}$/)])
    payAtStripe(body.data.paymentIntentId)
    await takeEvents()
    expect(await callersOf()).toEqual([null])
  })
})
