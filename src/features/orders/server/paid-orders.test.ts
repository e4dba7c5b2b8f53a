import { beforeEach, describe, expect, test } from 'vitest'

import { givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { sandboxOf } from '#tests/support/payments.ts'
import { payer, signIn } from '#tests/support/people.ts'
import { auditEntries } from '#tests/support/written.ts'

import { shopping } from './shopping.fixture.ts'

const shop = givenShop({ payments: true })
const visitor = givenVisitor(shop)
const admin = givenPerson(shop, 'admin')
/** Logs in again, since the clock moves past the session's end. */
const loggedIn = async () => (await signIn(shop, 'admin')).api
const client = givenPerson(shop, 'client')
const {
  product,
  order,
  startPayment,
  orderPaid,
  payAtStripe,
  takeEvents,
  stockOf,
  ordersOf,
  refundsOf,
  query,
  mailsTo,
} = shopping(shop, visitor)

const minute = 60_000
const wax = (quantity = 20) => product({ name: 'Cera opaca', price: 24, quantity })
const lines = (productId: string, quantity = 1) => [{ productId, quantity, price: 24 }]

beforeEach(() => sandboxOf(shop).webhooks.pause())

async function started(productId: string, quantity = 1): Promise<string> {
  const { status, body } = await startPayment(lines(productId, quantity))
  expect(status).toBe(201)
  return body.data.paymentIntentId
}

describe('an order paid online', () => {
  test('reserves its items at the start of the payment and is created once paid', async () => {
    const productId = await wax(3)
    const { body } = await startPayment(
      [{ _id: productId, cartQuantity: 2, price: 24, name: 'Cera opaca' }],
      {
        total: 48,
      },
    )
    expect(body.data).toMatchObject({ amount: 48, currency: 'CHF', expiresAt: expect.any(String) })
    expect(await stockOf(productId)).toBe(1)
    expect(await ordersOf(productId)).toEqual([])
    const intentId = body.data.paymentIntentId

    const early = await orderPaid(intentId, lines(productId, 2))
    expect([early.status, early.body.code]).toEqual([402, 'ORDER_UNPAID'])
    payAtStripe(intentId)
    const placed = await orderPaid(intentId, lines(productId, 2))
    expect(placed.status).toBe(201)
    expect(placed.body.data).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'paid',
      paymentMethod: 'card',
      stripePaymentIntentId: intentId,
      totals: { total: 48 },
    })
    await takeEvents()
    await takeEvents()
    const again = await orderPaid(intentId, lines(productId, 2))
    expect(again.body.data._id).toBe(placed.body.data._id)
    expect(await ordersOf(productId)).toEqual([{ status: 'confirmed', payment_status: 'paid', quantity: 2 }])
    expect(await stockOf(productId)).toBe(1)
    expect(await mailsTo(payer.email)).toContain('order-paid')
    const asked = await query('SELECT request, caller FROM payments WHERE stripe_intent_id = $1', [intentId])
    expect(asked).toEqual([{ request: null, caller: null }])
    const told = await visitor.post('/payments/confirm', { paymentIntentId: intentId })
    expect(told.body.data.order).toEqual({
      _id: placed.body.data._id,
      orderNumber: placed.body.data.orderNumber,
    })
  })

  test('is created by the webhook alone', async () => {
    const productId = await wax()
    const intentId = await started(productId)
    payAtStripe(intentId)
    await takeEvents()
    expect(await ordersOf(productId)).toEqual([{ status: 'confirmed', payment_status: 'paid', quantity: 1 }])
    const history = await admin.api.get('/payments/history?type=product_order&limit=1')
    expect(history.body.data[0]).toMatchObject({
      customer: 'Ada Neri',
      appointment: null,
      order: { orderNumber: expect.stringMatching(/^F4-/) },
    })
  })

  test('belongs to the signed-in client', async () => {
    const productId = await wax()
    const { body } = await startPayment(lines(productId), {}, {}, client.api)
    payAtStripe(body.data.paymentIntentId)
    await takeEvents()
    const mine = await client.api.get('/orders?limit=1')
    expect(mine.body.data[0]).toMatchObject({ paymentStatus: 'paid', customerInfo: { type: 'client' } })
  })

  test('returns 402 ORDER_UNPAID to another email with the same payment', async () => {
    const productId = await wax()
    const intentId = await started(productId)
    payAtStripe(intentId)
    const curious = await visitor.post('/orders', {
      items: lines(productId),
      customerDetails: { ...payer, email: 'curioso@posta.test' },
      paymentId: intentId,
    })
    expect([curious.status, curious.body.code]).toEqual([402, 'ORDER_UNPAID'])
    await takeEvents()
  })

  test('has one payment per idempotency key, and a new one after it was released', async () => {
    const productId = await wax(5)
    const headers = { 'idempotency-key': 'pagamento-1' }
    const [first, second] = await Promise.all([
      startPayment(lines(productId), {}, headers),
      startPayment(lines(productId), {}, headers),
    ])
    expect(first?.body.data.paymentIntentId).toBe(second?.body.data.paymentIntentId)
    expect(await stockOf(productId)).toBe(4)
    await visitor.post('/payments/release', { paymentIntentId: first?.body.data.paymentIntentId })
    expect(await stockOf(productId)).toBe(5)
    const anew = await startPayment(lines(productId), {}, headers)
    expect(anew.status).toBe(201)
    expect(anew.body.data.paymentIntentId).not.toBe(first?.body.data.paymentIntentId)
  })

  test('returns 409 for missing stock or other prices, 400 for missing data', async () => {
    const productId = await wax(1)
    const short = await startPayment(lines(productId, 2))
    expect([short.status, short.body.message]).toEqual([409, 'Cera opaca: disponibili solo 1'])
    const cheap = await startPayment([{ productId, quantity: 1, price: 1 }])
    expect([cheap.status, cheap.body.code]).toEqual([409, 'PRICES_CHANGED'])
    const tampered = await startPayment(lines(productId), { total: 0.5 })
    expect([tampered.status, tampered.body.code]).toEqual([409, 'PRICES_CHANGED'])
    const nobody = await startPayment(lines(productId), { customerDetails: undefined })
    expect([nobody.status, nobody.body.message]).toEqual([
      400,
      'Errore: dati cliente mancanti. Riprova con tutti i campi compilati.',
    ])
    expect((await startPayment([])).body.message).toBe('Il carrello è vuoto')
    expect(await stockOf(productId)).toBe(1)
  })

  test('is created although the product was deactivated meanwhile', async () => {
    const productId = await wax()
    const intentId = await started(productId)
    await query('UPDATE products SET is_active = false, price_centimes = 9900 WHERE id = $1', [productId])
    payAtStripe(intentId)
    await takeEvents()
    expect(await ordersOf(productId)).toEqual([{ status: 'confirmed', payment_status: 'paid', quantity: 1 }])
  })

  test('is found in the payment history by its order', async () => {
    const productId = await wax()
    const orders = []
    for (const _ of ['one', 'another']) {
      const intentId = await started(productId)
      payAtStripe(intentId)
      orders.push((await orderPaid(intentId, lines(productId))).body.data._id)
    }
    const api = await loggedIn()
    for (const id of orders) {
      const { body } = await api.get(`/payments/history?order=${id}`)
      expect(body.data.map((payment: { order: { _id: string } }) => payment.order._id)).toEqual([id])
    }
  })
})

describe('items reserved for a payment', () => {
  test('return to stock once when it is released', async () => {
    const productId = await wax(4)
    const intentId = await started(productId, 3)
    for (let time = 0; time < 3; time++)
      await visitor.post('/payments/release', { paymentIntentId: intentId })
    expect(await stockOf(productId)).toBe(4)
  })

  test('stay reserved after a declined card', async () => {
    const productId = await wax(4)
    const intentId = await started(productId, 3)
    sandboxOf(shop).payments.pay({ paymentIntent: intentId, cardNumber: '4000000000000002' })
    expect((await orderPaid(intentId, lines(productId, 3))).status).toBe(402)
    expect(await stockOf(productId)).toBe(1)
    payAtStripe(intentId)
    expect((await orderPaid(intentId, lines(productId, 3))).status).toBe(201)
  })

  test('go to the next buyer after it expired, and a late payment is refunded', async () => {
    const productId = await wax(2)
    const intentId = await started(productId, 2)
    expect((await order(lines(productId, 2))).status).toBe(409)
    shop.clock.advance(16 * minute)
    expect((await order(lines(productId, 2))).status).toBe(201)
    expect(await stockOf(productId)).toBe(0)

    payAtStripe(intentId)
    await takeEvents()
    expect(await ordersOf(productId)).toEqual([{ status: 'pending', payment_status: 'pending', quantity: 2 }])
    expect(await refundsOf(intentId)).toEqual([
      { amount: 4800, reason: 'I prodotti non erano più disponibili' },
    ])
    expect(await mailsTo(payer.email)).toContain('payment-refunded')
    const late = await orderPaid(intentId, lines(productId, 2))
    expect([late.status, late.body.code, late.body.message]).toEqual([
      409,
      'OUT_OF_STOCK',
      'I prodotti non erano più disponibili. L’importo pagato ti viene rimborsato.',
    ])
    expect(await stockOf(productId)).toBe(0)
  })

  test('become an order on a late payment while in stock', async () => {
    const productId = await wax(2)
    const intentId = await started(productId, 2)
    shop.clock.advance(16 * minute)
    payAtStripe(intentId)
    await takeEvents()
    expect(await ordersOf(productId)).toHaveLength(1)
    expect(await stockOf(productId)).toBe(0)
  })

  test('are both returned when one of two products is sold out on a late payment', async () => {
    const gone = await wax(1)
    const there = await wax(1)
    const { body } = await startPayment([...lines(gone), ...lines(there)])
    shop.clock.advance(16 * minute)
    await order(lines(gone))
    payAtStripe(body.data.paymentIntentId)
    await takeEvents()
    expect([await stockOf(gone), await stockOf(there)]).toEqual([0, 1])
    expect(await refundsOf(body.data.paymentIntentId)).toHaveLength(1)
  })

  test('return to stock when Stripe is unavailable at the start', async () => {
    const productId = await wax(2)
    sandboxOf(shop).calls.fail({ kind: 'payment_intents.create', fault: 'error', count: 3 })
    const { status, body } = await startPayment(lines(productId))
    sandboxOf(shop).calls.heal({})
    expect([status, body.code]).toEqual([503, 'PAYMENT_FAILED'])
    expect(await stockOf(productId)).toBe(2)
  })
})

describe('the refund of an order', () => {
  async function paid(quantity = 1) {
    const productId = await wax(5)
    const intentId = await started(productId, quantity)
    payAtStripe(intentId)
    const { body } = await orderPaid(intentId, lines(productId, quantity))
    return { productId, intentId, id: body.data._id }
  }

  test('with the cancellation returns items and money and sends a mail', async () => {
    const { productId, intentId, id } = await paid(2)
    const { body } = await (
      await loggedIn()
    ).patch(`/products/orders/${id}/status`, {
      status: 'cancelled',
      refund: true,
    })
    expect(body.data).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' })
    expect(await stockOf(productId)).toBe(5)
    expect(await refundsOf(intentId)).toEqual([{ amount: 4800, reason: 'Ordine annullato' }])
    await shop.payments.sendRefunds()
    const again = await (
      await loggedIn()
    ).patch(`/products/orders/${id}/status`, {
      status: 'cancelled',
      refund: true,
    })
    expect(again.status).toBe(200)
    expect(await refundsOf(intentId)).toHaveLength(1)
    expect(
      sandboxOf(shop)
        .payments.list()
        .find((intent) => intent.id === intentId)?.refunded,
    ).toBe(4800)
    expect(await mailsTo(payer.email)).toContain('order-cancelled')
    expect((await auditEntries(shop, id)).map(({ action }) => action)).toEqual(['status_changed', 'refunded'])
  })

  test('of the full payment cancels the order unless it is delivered', async () => {
    const waiting = await paid()
    const handed = await paid()
    await (await loggedIn()).patch(`/products/orders/${handed.id}/status`, { status: 'delivered' })
    for (const { intentId } of [waiting, handed]) {
      const [{ id }] = await query('SELECT id FROM payments WHERE stripe_intent_id = $1', [intentId])
      expect((await (await loggedIn()).post(`/payments/${id}/refund`, { reason: 'Un gesto' })).status).toBe(
        200,
      )
      expect((await (await loggedIn()).post(`/payments/${id}/refund`, { reason: 'Un gesto' })).status).toBe(
        409,
      )
    }
    expect(await stockOf(waiting.productId)).toBe(5)
    expect(await stockOf(handed.productId)).toBe(4)
    expect(await ordersOf(waiting.productId)).toMatchObject([
      { status: 'cancelled', payment_status: 'refunded' },
    ])
    expect(await ordersOf(handed.productId)).toMatchObject([
      { status: 'delivered', payment_status: 'refunded' },
    ])
  })

  test('of the rest is logged with the amounts before and after', async () => {
    const { intentId, id } = await paid()
    const [{ id: payment }] = await query('SELECT id FROM payments WHERE stripe_intent_id = $1', [intentId])
    await (await loggedIn()).post(`/payments/${payment}/refund`, { amount: 10, reason: 'Un gesto' })
    await (await loggedIn()).patch(`/products/orders/${id}/status`, { status: 'cancelled', refund: true })
    expect(await auditEntries(shop, id)).toContainEqual(
      expect.objectContaining({ action: 'refunded', before: { refunded: 10 }, after: { refunded: 24 } }),
    )
  })

  test('of a part changes only the payment status', async () => {
    const { productId, intentId } = await paid(2)
    const [{ id }] = await query('SELECT id FROM payments WHERE stripe_intent_id = $1', [intentId])
    await (await loggedIn()).post(`/payments/${id}/refund`, { amount: 10, reason: 'Un gesto' })
    expect(await ordersOf(productId)).toMatchObject([
      { status: 'confirmed', payment_status: 'partially_refunded' },
    ])
    expect(await stockOf(productId)).toBe(3)
  })

  test('of a part adds no cash payment when the order is delivered', async () => {
    const { intentId, id } = await paid(2)
    const [{ id: payment }] = await query('SELECT id FROM payments WHERE stripe_intent_id = $1', [intentId])
    await (await loggedIn()).post(`/payments/${payment}/refund`, { amount: 10, reason: 'Un gesto' })
    await (await loggedIn()).patch(`/products/orders/${id}/status`, { status: 'delivered' })
    expect(await query('SELECT method FROM payments WHERE order_id = $1', [id])).toEqual([{ method: 'card' }])
  })

  test('of the full amount leaves it due in cash when the order is restored and delivered', async () => {
    const { productId, intentId, id } = await paid(2)
    const change = async (body: object) =>
      (await (await loggedIn()).patch(`/products/orders/${id}/status`, body)).status
    expect(await change({ status: 'cancelled', refund: true })).toBe(200)
    await shop.payments.sendRefunds()
    shop.clock.advance(minute)
    expect([await change({ status: 'confirmed' }), await change({ status: 'delivered' })]).toEqual([200, 200])
    const payments = await query(
      'SELECT method, amount_centimes FROM payments WHERE order_id = $1 ORDER BY paid_at, id',
      [id],
    )
    expect(payments).toEqual([
      { method: 'card', amount_centimes: 4800 },
      { method: 'cash', amount_centimes: 4800 },
    ])
    expect((await (await loggedIn()).get(`/orders/${id}`)).body.data).toMatchObject({
      paymentMethod: 'card',
      stripePaymentIntentId: intentId,
    })
    expect(await stockOf(productId)).toBe(3)
  })
})

describe('a user who deletes the account', () => {
  test('while paying gets the paid order as a guest', async () => {
    const productId = await wax(5)
    const person = await signIn(shop)
    const { body } = await startPayment(lines(productId), {}, {}, person.api)
    expect((await (await loggedIn()).delete(`/admin/users/${person.id}`)).status).toBe(200)
    payAtStripe(body.data.paymentIntentId)
    await takeEvents()
    expect(
      await query(
        'SELECT user_id, payment_status FROM orders o JOIN order_items i ON i.order_id = o.id WHERE product_id = $1',
        [productId],
      ),
    ).toEqual([{ user_id: null, payment_status: 'paid' }])
  })

  test('does not export or erase payments of another account with the same email', async () => {
    const productId = await wax(5)
    const [leaving, other] = [await signIn(shop), await signIn(shop)]
    await query('UPDATE users SET email_verified_at = now() WHERE id = $1', [leaving.id])
    const customerDetails = { ...payer, name: 'Altro Conto', email: leaving.email }
    const { body } = await startPayment(lines(productId), { customerDetails }, {}, other.api)
    payAtStripe(body.data.paymentIntentId)
    await takeEvents()
    const exported = await leaving.api.get('/users/profile/export')
    expect([exported.status, JSON.stringify(exported.body).includes('Altro Conto')]).toEqual([200, false])
    expect((await (await loggedIn()).delete(`/admin/users/${leaving.id}`)).status).toBe(200)
    expect(
      await query(`SELECT payer ->> 'name' AS payer FROM payments WHERE user_id = $1`, [other.id]),
    ).toEqual([{ payer: 'Altro Conto' }])
  })

  test('is anonymised in orders, and unpaid orders are cancelled', async () => {
    const productId = await wax(5)
    const leaving = { ...payer, name: 'Quirino Partente', email: 'quirino@posta.test' }
    const person = await signIn(shop, 'client')
    await order(lines(productId), { customerDetails: leaving }, {}, person.api)
    const { body } = await startPayment(lines(productId), { customerDetails: leaving }, {}, person.api)
    payAtStripe(body.data.paymentIntentId)
    await takeEvents()
    const exported = await person.api.get('/users/profile/export')
    expect(JSON.stringify(exported.body.orders)).toContain('Quirino Partente')
    expect(exported.body.payments).toEqual([
      {
        purpose: 'product_order',
        amountChf: 24,
        refundedChf: 0,
        method: 'card',
        status: 'completed',
        payer: expect.objectContaining({ name: 'Quirino Partente' }),
        createdAt: expect.any(String),
        paidAt: expect.any(String),
      },
    ])
    const [{ count }] = await query('SELECT count(*)::int FROM orders WHERE user_id = $1', [person.id])
    expect(count).toBe(2)
    expect((await (await loggedIn()).delete(`/admin/users/${person.id}`)).status).toBe(200)
    const place = { address: null, postal_code: null, city: null }
    const nobody = { name: 'Cliente anonimo', email: null, phone: null, ...place }
    expect(
      await query(
        'SELECT name, email, phone, address, postal_code, city, status FROM orders WHERE user_id = $1 ORDER BY id',
        [person.id],
      ),
    ).toEqual([
      { ...nobody, status: 'cancelled' },
      { ...nobody, status: 'confirmed' },
    ])
    expect(await stockOf(productId)).toBe(4)
    const moved = await query('SELECT actor_name FROM stock_movements WHERE product_id = $1 AND cause = $2', [
      productId,
      'cancelled',
    ])
    expect(moved).toEqual([{ actor_name: 'Giulia Bianchi' }])
  })
})

test('the phone number of a payer is normalised', async () => {
  const intentId = await started(await wax())
  expect(
    await query(`SELECT payer ->> 'phone' AS phone FROM payments WHERE stripe_intent_id = $1`, [intentId]),
  ).toEqual([{ phone: '+41791234567' }])
})
