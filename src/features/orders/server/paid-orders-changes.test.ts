import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { givenChanges } from '#tests/support/money-changes.ts'
import { sandboxOf } from '#tests/support/payments.ts'
import { password, payer, signIn } from '#tests/support/people.ts'
import { minute } from '#tests/support/test-clock.ts'

import { releaseReservationsJob } from './release-reservations.ts'
import { shopping } from './shopping.fixture.ts'

const shop = givenShop({ payments: { retries: 0 } })
const visitor = givenVisitor(shop)
const admin = givenPerson(shop, 'admin')
const client = givenPerson(shop)
const namesake = givenPerson(shop)
const { changes, refuses, name } = givenChanges(shop)
const { product, order, startPayment, payAtStripe, orderPaid, takeEvents, query } = shopping(shop, visitor)

let wax = ''
let gel = ''
const cart = () => [
  { productId: wax, quantity: 2, price: 24 },
  { productId: gel, quantity: 1, price: 9.5 },
]
const guest = { ...payer, email: 'gino@posta.test', name: 'Gino Verdi' }

const started = async (
  overrides: Record<string, unknown> = {},
  headers = {},
  api = client.api,
): Promise<string> => {
  const { status, body } = await startPayment(cart(), overrides, headers, api)
  expect(status).toBe(201)
  return body.data.paymentIntentId
}
const paid = async (api = client.api): Promise<{ id: string; intent: string; payment: string }> => {
  const intent = await started({}, {}, api)
  payAtStripe(intent)
  const { body } = await orderPaid(intent, cart(), api)
  const [row] = await query('SELECT id FROM payments WHERE stripe_intent_id = $1', [intent])
  return { id: body.data._id, intent, payment: row.id }
}
const refund = (payment: string, amount?: number) =>
  admin.api.post(`/payments/${payment}/refund`, { amount, reason: 'Difetto' })

beforeAll(async () => {
  wax = await product({ name: 'Cera', price: 24, quantity: 40 })
  gel = await product({ name: 'Gel', price: 9.5, quantity: 30, category: 'gel' })
  await order(cart(), {}, {}, client.api)
  await started({}, {}, namesake.api)
  await paid(namesake.api)
  await started({ customerDetails: guest }, {}, visitor)
})

beforeEach(async () => {
  await query(
    `UPDATE products SET quantity = CASE WHEN id = $1 THEN 40 ELSE 30 END, price_centimes = CASE WHEN id = $1 THEN 2400 ELSE 950 END,
       is_active = true, deleted_at = NULL
     WHERE id IN ($1, $2)`,
    [wax, gel],
  )
  // Keep claims of other tests from expiring in this one.
  await query("UPDATE stock_claims SET expires_at = '2026-04-01T00:00Z' WHERE expires_at IS NOT NULL")
  name({ wax, gel, client: client.id, admin: admin.id })
})

describe('the payment of a cart', () => {
  it('of a client reserves the items for fifteen minutes without an order', async () => {
    expect(await changes(() => started())).toMatchInlineSnapshot(`
      "+ payments id=#1 payer={city=Lugano, name=Ada Neri, email=ada@posta.test, phone=+4179-1, address=Via Nassa 5,
          postalCode=6900} state=open account=salon purpose=product_order request={sold=[{left=38, name=Cera,
          quantity=2, productId=wax, priceCentimes=2400}, {left=29, name=Gel, quantity=1, productId=gel,
          priceCentimes=950}], buyer={city=Lugano, name=Ada Neri, email=ada@posta.test, phone=+4179-1,
          userId=client, address=Via Nassa 5, postalCode=6900}} user_id=client currency=CHF stripe_account=salon
          amount_centimes=5750 stripe_intent_id=pi_…
      ~ products [Cera] quantity: 40 → 38
      ~ products [Gel] quantity: 30 → 29
      + rate_limits key=payment-start:127.0.0.1 expire=… points=1
      + stock_claims id=#2 caller=… quantity=2 expires_at=2026-03-11 09:16 payment_id=#1 product_id=wax
      + stock_claims id=#3 caller=… quantity=1 expires_at=2026-03-11 09:16 payment_id=#1 product_id=gel
      + stock_movements at=now id=#4 cause=reserved change=-2 product_id=wax quantity_after=38
      + stock_movements at=now id=#5 cause=reserved change=-1 product_id=gel quantity_after=29"
    `)
  })

  it('of a guest belongs to no account', async () => {
    expect(await changes(() => started({ customerDetails: guest }, {}, visitor))).toMatchInlineSnapshot(`
      "+ payments id=#1 payer={city=Lugano, name=Gino Verdi, email=gino@posta.test, phone=+4179-1,
          address=Via Nassa 5, postalCode=6900} state=open account=salon purpose=product_order
          request={sold=[{left=38, name=Cera, quantity=2, productId=wax, priceCentimes=2400}, {left=29, name=Gel,
          quantity=1, productId=gel, priceCentimes=950}], buyer={city=Lugano, name=Gino Verdi,
          email=gino@posta.test, phone=+4179-1, address=Via Nassa 5, postalCode=6900}} currency=CHF
          stripe_account=salon amount_centimes=5750 stripe_intent_id=pi_…
      ~ products [Cera] quantity: 40 → 38
      ~ products [Gel] quantity: 30 → 29
      + rate_limits key=payment-start:127.0.0.1 expire=… points=1
      + stock_claims id=#2 caller=… quantity=2 expires_at=2026-03-11 09:16 payment_id=#1 product_id=wax
      + stock_claims id=#3 caller=… quantity=1 expires_at=2026-03-11 09:16 payment_id=#1 product_id=gel
      + stock_movements at=now id=#4 cause=reserved change=-2 product_id=wax quantity_after=38
      + stock_movements at=now id=#5 cause=reserved change=-1 product_id=gel quantity_after=29"
    `)
  })

  it('sent again with its key is the same payment and reserves nothing more', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const intent = await started({}, key)
    let again = ''
    expect(await changes(async () => (again = await started({}, key)))).toMatchInlineSnapshot(
      `"~ rate_limits [payment-start:127.0.0.1] points: 1 → 2"`,
    )
    expect(again).toBe(intent)
  })

  it('sent again with its key after its reservation expired is a new payment', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    await started({}, key)
    shop.clock.advance(16 * minute)
    await releaseReservationsJob(shop.platform).run()
    expect(await changes(() => started({}, key))).toMatchInlineSnapshot(`
      "~ idempotency_keys […] answer: {paymentId=#1} → {paymentId=#2} created_at: real now → real now
      + payments id=#2 payer={city=Lugano, name=Ada Neri, email=ada@posta.test, phone=+4179-1, address=Via Nassa 5,
          postalCode=6900} state=open account=salon purpose=product_order request={sold=[{left=38, name=Cera,
          quantity=2, productId=wax, priceCentimes=2400}, {left=29, name=Gel, quantity=1, productId=gel,
          priceCentimes=950}], buyer={city=Lugano, name=Ada Neri, email=ada@posta.test, phone=+4179-1,
          userId=client, address=Via Nassa 5, postalCode=6900}} user_id=client currency=CHF stripe_account=salon
          amount_centimes=5750 stripe_intent_id=pi_…
      ~ products [Cera] quantity: 40 → 38
      ~ products [Gel] quantity: 30 → 29
      ~ rate_limits [payment-start:127.0.0.1] points: 1 → 2
      + stock_claims id=#3 caller=… quantity=2 expires_at=2026-03-11 09:32 payment_id=#2 product_id=wax
      + stock_claims id=#4 caller=… quantity=1 expires_at=2026-03-11 09:32 payment_id=#2 product_id=gel
      + stock_movements at=now id=#5 cause=reserved change=-2 product_id=wax quantity_after=38
      + stock_movements at=now id=#6 cause=reserved change=-1 product_id=gel quantity_after=29"
    `)
  })

  it('that Stripe cannot create returns 503 PAYMENT_FAILED and returns the items', async () => {
    const { calls } = sandboxOf(shop)
    calls.fail({ kind: 'payment_intents.create', count: 9, fault: 'error' })
    expect(
      await changes(async () => {
        const { status, body } = await startPayment(cart(), {}, {}, client.api)
        expect([status, body.code]).toEqual([503, 'PAYMENT_FAILED'])
      }),
    ).toMatchInlineSnapshot(`
      "+ payments id=#1 payer={city=Lugano, name=Ada Neri, email=ada@posta.test, phone=+4179-1, address=Via Nassa 5,
          postalCode=6900} state=cancelled account=salon purpose=product_order user_id=client currency=CHF
          amount_centimes=5750
      + rate_limits key=payment-start:127.0.0.1 expire=… points=1
      + stock_movements at=now id=#2 cause=reserved change=-2 product_id=wax quantity_after=38
      + stock_movements at=now id=#3 cause=reserved change=-1 product_id=gel quantity_after=29
      + stock_movements at=now id=#4 cause=released change=2 product_id=wax quantity_after=40
      + stock_movements at=now id=#5 cause=released change=1 product_id=gel quantity_after=30"
    `)
    calls.heal()
  })

  it.each([
    ['more than the stock', { price: 24 }, 'OUT_OF_STOCK', 'quantity = 0'],
    ['an inactive product', { price: 24 }, 'OUT_OF_STOCK', 'is_active = false'],
    ['another price', { price: 23 }, 'PRICES_CHANGED', 'min_quantity = 1'],
  ])('for %s returns 409 and reserves nothing', async (_, { price }, code, change) => {
    await query(`UPDATE products SET ${change} WHERE id = $1`, [wax])
    const lines = [
      { productId: gel, quantity: 1 },
      { productId: wax, quantity: 1, price },
    ]
    await refuses(() => startPayment(lines, {}, {}, client.api), [409, code])
  })

  it('that is released is cancelled and returns only its own items', async () => {
    const intent = await started()
    name({ intent })
    expect(await changes(() => client.api.post('/payments/release', { paymentIntentId: intent })))
      .toMatchInlineSnapshot(`
      "~ payments [#1] state: open → cancelled
          request: {sold=[{left=38, name=Cera, quantity=2, productId=wax, priceCentimes=2400}, {left=29, name=Gel, quantity=1, productId=gel, priceCentimes=950}], buyer={city=Lugano, name=Ada Neri, email=ada@posta.test, phone=+4179-1, userId=client, address=Via Nassa 5, postalCode=6900}} → null
          updated_at: 2026-03-11 09:00 → now
      ~ products [Cera] quantity: 38 → 40
      ~ products [Gel] quantity: 29 → 30
      + rate_limits key=payment-question:127.0.0.1 expire=… points=1
      + stock_movements at=now id=#2 cause=released change=2 product_id=wax quantity_after=40
      + stock_movements at=now id=#3 cause=released change=1 product_id=gel quantity_after=30
      - stock_claims [#4]
      - stock_claims [#5]"
    `)
  })

  it('that expired returns its items by the job, not those of a later one', async () => {
    await started()
    shop.clock.advance(7 * minute)
    await started({}, {}, namesake.api)
    shop.clock.advance(7 * minute)
    expect(await changes(() => releaseReservationsJob(shop.platform).run())).toMatchInlineSnapshot(`
      "~ products [Cera] quantity: 36 → 38
      ~ products [Gel] quantity: 28 → 29
      + stock_movements at=now id=#1 cause=released change=2 product_id=wax quantity_after=38
      + stock_movements at=now id=#2 cause=released change=1 product_id=gel quantity_after=29
      - stock_claims [#3]
      - stock_claims [#4]"
    `)
  })

  it('that expired gives its items to the next buyer, other reservations stay', async () => {
    await started()
    shop.clock.advance(10 * minute)
    await started({}, {}, namesake.api)
    shop.clock.advance(5 * minute)
    await query('UPDATE products SET quantity = 0 WHERE id = $1', [wax])
    const lines = [{ productId: wax, quantity: 1, price: 24 }]
    expect(await changes(() => order(lines, {}, {}, client.api))).toMatchInlineSnapshot(`
      "+ messages id=#1 state=queued channel=email payload={due=24, name=Ada Neri, items=[{name=Cera, total=24,
          quantity=1}], total=24, paidBy=cash, orderId=#2, hasAccount=true, orderNumber=F4-last+1}
          template=order-placed cause_key=order-placed:#2:ada@posta.test:email recipient=ada@posta.test
          send_after=now
      + messages id=#3 state=queued channel=email payload={due=24, name=Ada Neri, items=[{name=Cera, total=24,
          quantity=1}], total=24, paidBy=cash, orderId=#2, hasAccount=true, orderNumber=F4-last+1}
          template=shop-order cause_key=shop-order:#2:admin-1:email recipient=admin-1 send_after=now
      + order_items name=Cera order_id=#2 quantity=1 product_id=wax price_centimes=2400
      ~ order_numbers last+1
      + orders id=#2 city=Lugano name=Ada Neri email=ada@posta.test phone=+4179-1 status=pending address=Via Nassa 5
          user_id=client searched=f4 … ada neri ada@posta.test 41791234567 customer_id=#4 postal_code=6900
          order_number=F4-last+1 payment_status=pending total_centimes=2400
      ~ products [Cera] quantity: 0 → 1
      + rate_limits key=orders-address:127.0.0.1 expire=… points=1
      + rate_limits key=orders-buyer:client 127.0.0.1 expire=… points=1
      + stock_claims id=#5 order_id=#2 quantity=1 product_id=wax
      + stock_movements at=now id=#6 cause=released change=2 product_id=wax quantity_after=2
      + stock_movements at=now id=#7 cause=ordered change=-1 order_id=#2 product_id=wax quantity_after=1
      - stock_claims [#8]
      ! event kind=orders"
    `)
  })
})

describe('a payment confirmed by Stripe', () => {
  it('creates the order with the next number and mails client and owners', async () => {
    const intent = await started()
    name({ intent })
    payAtStripe(intent)
    expect(await changes(() => takeEvents())).toMatchInlineSnapshot(`
      "+ messages id=#1 state=queued channel=email payload={name=Ada Neri, paid=57.5, items=[{name=Cera, total=48,
          quantity=2}, {name=Gel, total=9.5, quantity=1}], total=57.5, paidBy=online, orderId=#2, hasAccount=true,
          orderNumber=F4-last+1} template=order-paid cause_key=order-paid:#2:ada@posta.test:email
          recipient=ada@posta.test send_after=now
      + messages id=#3 state=queued channel=email payload={name=Ada Neri, paid=57.5, items=[{name=Cera, total=48,
          quantity=2}, {name=Gel, total=9.5, quantity=1}], total=57.5, paidBy=online, orderId=#2, hasAccount=true,
          orderNumber=F4-last+1} template=shop-order cause_key=shop-order:#2:admin-1:email recipient=admin-1
          send_after=now
      + order_items name=Cera order_id=#2 quantity=2 product_id=wax price_centimes=2400
      + order_items name=Gel order_id=#2 position=1 quantity=1 product_id=gel price_centimes=950
      ~ order_numbers last+1
      + orders id=#2 city=Lugano name=Ada Neri email=ada@posta.test phone=+4179-1 status=confirmed
          address=Via Nassa 5 user_id=client searched=f4 … ada neri ada@posta.test 41791234567
          customer_id=#4 pays_online=true postal_code=6900 order_number=F4-last+1 paid_centimes=5750
          payment_status=paid total_centimes=5750
      ~ payments [#5] state: open → succeeded method: null → card paid_at: null → now
          request: {sold=[{left=38, name=Cera, quantity=2, productId=wax, priceCentimes=2400}, {left=29, name=Gel, quantity=1, productId=gel, priceCentimes=950}], buyer={city=Lugano, name=Ada Neri, email=ada@posta.test, phone=+4179-1, userId=client, address=Via Nassa 5, postalCode=6900}} → null
          order_id: null → #2 updated_at: 2026-03-11 09:00 → now
      ~ stock_claims [#6] caller: … → null order_id: null → #2 expires_at: 2026-03-11 09:15 → null
          payment_id: #5 → null
      ~ stock_claims [#7] caller: … → null order_id: null → #2 expires_at: 2026-03-11 09:15 → null
          payment_id: #5 → null
      ! event kind=orders"
    `)
  })

  it('creates the order when the buyer returns before the webhook', async () => {
    const intent = await started()
    name({ intent })
    payAtStripe(intent)
    expect(await changes(() => orderPaid(intent, cart(), client.api))).toMatchInlineSnapshot(`
      "+ messages id=#1 state=queued channel=email payload={name=Ada Neri, paid=57.5, items=[{name=Cera, total=48,
          quantity=2}, {name=Gel, total=9.5, quantity=1}], total=57.5, paidBy=online, orderId=#2, hasAccount=true,
          orderNumber=F4-last+1} template=order-paid cause_key=order-paid:#2:ada@posta.test:email
          recipient=ada@posta.test send_after=now
      + messages id=#3 state=queued channel=email payload={name=Ada Neri, paid=57.5, items=[{name=Cera, total=48,
          quantity=2}, {name=Gel, total=9.5, quantity=1}], total=57.5, paidBy=online, orderId=#2, hasAccount=true,
          orderNumber=F4-last+1} template=shop-order cause_key=shop-order:#2:admin-1:email recipient=admin-1
          send_after=now
      + order_items name=Cera order_id=#2 quantity=2 product_id=wax price_centimes=2400
      + order_items name=Gel order_id=#2 position=1 quantity=1 product_id=gel price_centimes=950
      ~ order_numbers last+1
      + orders id=#2 city=Lugano name=Ada Neri email=ada@posta.test phone=+4179-1 status=confirmed
          address=Via Nassa 5 user_id=client searched=f4 … ada neri ada@posta.test 41791234567
          customer_id=#4 pays_online=true postal_code=6900 order_number=F4-last+1 paid_centimes=5750
          payment_status=paid total_centimes=5750
      ~ payments [#5] state: open → succeeded method: null → card paid_at: null → now
          request: {sold=[{left=38, name=Cera, quantity=2, productId=wax, priceCentimes=2400}, {left=29, name=Gel, quantity=1, productId=gel, priceCentimes=950}], buyer={city=Lugano, name=Ada Neri, email=ada@posta.test, phone=+4179-1, userId=client, address=Via Nassa 5, postalCode=6900}} → null
          order_id: null → #2 updated_at: 2026-03-11 09:00 → now
      + rate_limits key=paid-orders:127.0.0.1 expire=… points=1
      ~ stock_claims [#6] caller: … → null order_id: null → #2 expires_at: 2026-03-11 09:15 → null
          payment_id: #5 → null
      ~ stock_claims [#7] caller: … → null order_id: null → #2 expires_at: 2026-03-11 09:15 → null
          payment_id: #5 → null
      ! event kind=orders"
    `)
    expect(await changes(() => orderPaid(intent, cart(), client.api))).toBe(
      '~ rate_limits [paid-orders:127.0.0.1] points: 1 → 2',
    )
  })

  it('creates a guest order when the buyer has deleted the account', async () => {
    const leaving = await signIn(shop)
    const intent = await started({}, {}, leaving.api)
    expect((await leaving.api.post('/users/profile/delete', { password })).status).toBe(200)
    payAtStripe(intent)
    await takeEvents()
    const rows = await query(
      'SELECT o.user_id, o.email, o.status FROM orders o JOIN payments p ON p.order_id = o.id WHERE stripe_intent_id = $1',
      [intent],
    )
    expect(rows).toEqual([{ user_id: null, email: payer.email, status: 'confirmed' }])
  })

  it('reserves returned items again while they are in stock', async () => {
    const intent = await started({ customerDetails: guest }, {}, visitor)
    name({ intent })
    shop.clock.advance(16 * minute)
    await query(`DELETE FROM stock_claims WHERE product_id = $1 AND expires_at <= $2`, [
      gel,
      shop.clock.now(),
    ])
    payAtStripe(intent)
    expect(await changes(() => takeEvents())).toMatchInlineSnapshot(`
      "+ customer_keys kind=email value=gino@posta.test customer_id=#1
      + customers id=#1 email=gino@posta.test phone=+4179-1 searched=gino verdi gino@posta.test +4179-1
          last_name=Verdi first_name=Gino
      + messages id=#2 state=queued channel=email payload={name=Gino Verdi, paid=57.5, items=[{name=Cera, total=48,
          quantity=2}, {name=Gel, total=9.5, quantity=1}], total=57.5, paidBy=online, orderId=#3,
          orderNumber=F4-last+1} template=order-paid cause_key=order-paid:#3:gino@posta.test:email
          recipient=gino@posta.test send_after=now
      + messages id=#4 state=queued channel=email payload={name=Gino Verdi, paid=57.5, items=[{name=Cera, total=48,
          quantity=2}, {name=Gel, total=9.5, quantity=1}], total=57.5, paidBy=online, orderId=#3,
          orderNumber=F4-last+1} template=shop-order cause_key=shop-order:#3:admin-1:email recipient=admin-1
          send_after=now
      + order_items name=Cera order_id=#3 quantity=2 product_id=wax price_centimes=2400
      + order_items name=Gel order_id=#3 position=1 quantity=1 product_id=gel price_centimes=950
      ~ order_numbers last+1
      + orders id=#3 city=Lugano name=Gino Verdi email=gino@posta.test phone=+4179-1 status=confirmed
          address=Via Nassa 5 searched=f4 … gino verdi gino@posta.test 41791234567 customer_id=#1
          pays_online=true postal_code=6900 order_number=F4-last+1 paid_centimes=5750 payment_status=paid
          total_centimes=5750
      ~ payments [#5] state: open → succeeded method: null → card paid_at: null → now
          request: {sold=[{left=38, name=Cera, quantity=2, productId=wax, priceCentimes=2400}, {left=29, name=Gel, quantity=1, productId=gel, priceCentimes=950}], buyer={city=Lugano, name=Gino Verdi, email=gino@posta.test, phone=+4179-1, address=Via Nassa 5, postalCode=6900}} → null
          order_id: null → #3 updated_at: 2026-03-11 09:00 → now
      ~ products [Gel] quantity: 29 → 28
      ~ stock_claims [#6] caller: … → null order_id: null → #3 expires_at: 2026-03-11 09:15 → null
          payment_id: #5 → null
      + stock_claims id=#7 order_id=#3 quantity=1 product_id=gel
      + stock_movements at=now id=#8 cause=ordered change=-1 order_id=#3 product_id=gel quantity_after=28
      ! event kind=orders"
    `)
  })

  it('is refunded in full when a product is sold out meanwhile', async () => {
    const intent = await started()
    name({ intent })
    shop.clock.advance(16 * minute)
    await query(`DELETE FROM stock_claims WHERE product_id = $1 AND expires_at <= $2`, [
      gel,
      shop.clock.now(),
    ])
    await query('UPDATE products SET quantity = 0 WHERE id = $1', [gel])
    payAtStripe(intent)
    expect(await changes(() => takeEvents())).toMatchInlineSnapshot(`
      "+ messages id=#1 state=queued channel=email payload={name=Ada Neri, amount=57.5,
          reason=I prodotti non erano più disponibili, isOfOrder=true, paymentId=#2} template=payment-refunded
          cause_key=payment-refunded:#2:ada@posta.test:email recipient=ada@posta.test send_after=now
      ~ payments [#2] state: open → succeeded method: null → card paid_at: null → now
          request: {sold=[{left=38, name=Cera, quantity=2, productId=wax, priceCentimes=2400}, {left=29, name=Gel, quantity=1, productId=gel, priceCentimes=950}], buyer={city=Lugano, name=Ada Neri, email=ada@posta.test, phone=+4179-1, userId=client, address=Via Nassa 5, postalCode=6900}} → null
          updated_at: 2026-03-11 09:00 → now unfulfilled: null → I prodotti non erano più disponibili
      ~ products [Cera] quantity: 38 → 40
      + refunds id=#3 state=requested reason=I prodotti non erano più disponibili payment_id=#2 send_after=now
          amount_centimes=5750
      + stock_movements at=now id=#4 cause=released change=2 product_id=wax quantity_after=40
      - stock_claims [#5]"
    `)
    const { status, body } = await orderPaid(intent, cart(), client.api)
    expect([status, body.code]).toEqual([409, 'OUT_OF_STOCK'])
  })
})

describe('an order for a payment is refused', () => {
  const claim = (intent: string, email = payer.email) =>
    client.api.post('/orders', { items: cart(), customerDetails: { ...payer, email }, paymentId: intent })

  it('with 402 ORDER_UNPAID for an unknown intent', async () => {
    await refuses(() => claim('pi_unsinn'), [402, 'ORDER_UNPAID'])
  })

  it('with 402 ORDER_UNPAID while it is unpaid', async () => {
    const intent = await started()
    await refuses(() => claim(intent), [402, 'ORDER_UNPAID'])
  })

  it('with 402 ORDER_UNPAID under another email than that of the payer', async () => {
    const intent = await started()
    payAtStripe(intent)
    await refuses(() => claim(intent, 'altra@posta.test'), [402, 'ORDER_UNPAID'])
  })

  it('with 402 ORDER_UNPAID for a payment of an appointment', async () => {
    const { id } = await paid()
    await query(
      `INSERT INTO payments (purpose, account, amount_centimes, currency, method, state, payer, stripe_intent_id, order_id,
         created_at, updated_at, paid_at)
       SELECT 'appointment', account, amount_centimes, currency, method, state, payer, $2, order_id, created_at, updated_at, paid_at
       FROM payments WHERE order_id = $1`,
      [id, `pi_visit${id.slice(0, 8)}`],
    )
    await refuses(() => claim(`pi_visit${id.slice(0, 8)}`), [402, 'ORDER_UNPAID'])
  })

  it('with 409 PAYMENT_PROCESSING while Stripe does not answer', async () => {
    const intent = await started()
    payAtStripe(intent)
    const { calls } = sandboxOf(shop)
    calls.fail({ kind: 'payment_intents.retrieve', count: 9, fault: 'error' })
    await refuses(() => claim(intent), [409, 'PAYMENT_PROCESSING'])
    calls.heal()
  })
})

describe('a refund by the owner', () => {
  it('of the full amount before delivery cancels the order and returns the items', async () => {
    const { id, payment, intent } = await paid()
    name({ order: id, payment, intent })
    expect(await changes(() => refund(payment))).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={reason=Difetto, refunded=57.5} action=refunded before={} entity=payment
          actor_id=admin entity_id=payment actor_name=Giulia Bianchi actor_role=admin entity_name=Ada Neri
      + messages id=#2 state=queued channel=email payload={due=57.5, name=Ada Neri, items=[{name=Cera, total=48,
          quantity=2}, {name=Gel, total=9.5, quantity=1}], total=57.5, paidBy=online, orderId=order,
          hasAccount=true, orderNumber=F4-last} template=order-cancelled
          cause_key=order-cancelled:order 2026-03-11T080100.000Z:ada@posta.test:email recipient=ada@posta.test
          send_after=now
      ~ orders [Ada Neri] status: confirmed → cancelled updated_at: 2026-03-11 09:00 → now
          payment_status: paid → refunded refunded_centimes: 0 → 5750
      ~ products [Cera] quantity: 38 → 40
      ~ products [Gel] quantity: 29 → 30
      + refunds id=#3 state=requested reason=Difetto payment_id=payment send_after=now is_announced=true
          requested_by=admin amount_centimes=5750
      + stock_movements at=now id=#4 cause=cancelled change=2 order_id=order product_id=wax quantity_after=40
      + stock_movements at=now id=#5 cause=cancelled change=1 order_id=order product_id=gel quantity_after=30
      - stock_claims [#6]
      - stock_claims [#7]
      ! event kind=shop
      ! event kind=orders"
    `)
  })

  it('of a part keeps the order', async () => {
    const { id, payment, intent } = await paid()
    name({ order: id, payment, intent })
    expect(await changes(() => refund(payment, 9.5))).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={reason=Difetto, refunded=9.5} action=refunded before={} entity=payment
          actor_id=admin entity_id=payment actor_name=Giulia Bianchi actor_role=admin entity_name=Ada Neri
      ~ orders [Ada Neri] updated_at: 2026-03-11 09:00 → now payment_status: paid → partially_refunded
          refunded_centimes: 0 → 950
      + refunds id=#2 state=requested reason=Difetto payment_id=payment send_after=now is_announced=true
          requested_by=admin amount_centimes=950
      ! event kind=shop
      ! event kind=orders"
    `)
  })

  it('of the full amount after delivery keeps the order delivered', async () => {
    const { id, payment, intent } = await paid()
    await admin.api.patch(`/products/orders/${id}/status`, { status: 'delivered' })
    name({ order: id, payment, intent })
    expect(await changes(() => refund(payment))).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={reason=Difetto, refunded=57.5} action=refunded before={} entity=payment
          actor_id=admin entity_id=payment actor_name=Giulia Bianchi actor_role=admin entity_name=Ada Neri
      ~ orders [Ada Neri] updated_at: 2026-03-11 09:00 → now payment_status: paid → refunded
          refunded_centimes: 0 → 5750
      + refunds id=#2 state=requested reason=Difetto payment_id=payment send_after=now is_announced=true
          requested_by=admin amount_centimes=5750
      ! event kind=shop
      ! event kind=orders"
    `)
  })

  it('leaves the full amount due in cash when the order is delivered after all', async () => {
    const { id, payment, intent } = await paid()
    await refund(payment)
    await admin.api.patch(`/products/orders/${id}/status`, { status: 'confirmed' })
    name({ order: id, payment, intent })
    expect(await changes(() => admin.api.patch(`/products/orders/${id}/status`, { status: 'delivered' })))
      .toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={status=delivered} action=status_changed before={status=confirmed} entity=order
          actor_id=admin entity_id=order actor_name=Giulia Bianchi actor_role=admin entity_name=F4-last
      ~ messages [#2] state: queued → overtaken
      ~ orders [Ada Neri] status: confirmed → delivered updated_at: 2026-03-11 09:00 → now
          paid_centimes: 5750 → 11500 payment_status: refunded → partially_refunded
      + payments id=#3 state=succeeded method=cash account=salon paid_at=now purpose=product_order user_id=client
          currency=CHF order_id=order amount_centimes=5750
      ! event kind=orders
      ! event kind=shop"
    `)
  })
})
