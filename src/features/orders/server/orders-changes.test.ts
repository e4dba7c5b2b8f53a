import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { givenChanges } from '#tests/support/money-changes.ts'
import { payer } from '#tests/support/people.ts'

import { shopping } from './shopping.fixture.ts'

const shop = givenShop({ payments: { retries: 0 } })
const visitor = givenVisitor(shop)
const admin = givenPerson(shop, 'admin')
const client = givenPerson(shop)
const namesake = givenPerson(shop)
const { changes, refuses, name } = givenChanges(shop)
const { product, order, startPayment, payAtStripe, orderPaid, query } = shopping(shop, visitor)

let wax = ''
let gel = ''
const cart = () => [
  { productId: wax, quantity: 2, price: 24 },
  { productId: gel, quantity: 1, price: 9.5 },
]
const guest = { ...payer, email: 'gino@posta.test', name: 'Gino Verdi' }

const placed = async (overrides: Record<string, unknown> = {}, api = client.api): Promise<string> => {
  const { status, body } = await order(cart(), overrides, {}, api)
  expect(status).toBe(201)
  return body.data._id
}
const paid = async (api = client.api): Promise<{ id: string; intent: string }> => {
  const { body } = await startPayment(cart(), {}, {}, api)
  payAtStripe(body.data.paymentIntentId)
  const { body: answer } = await orderPaid(body.data.paymentIntentId, cart(), api)
  return { id: answer.data._id, intent: body.data.paymentIntentId }
}
const move = (id: string, status: string, more: object = {}) =>
  admin.api.patch(`/products/orders/${id}/status`, { status, ...more })

beforeAll(async () => {
  wax = await product({ name: 'Cera', price: 24, quantity: 40 })
  gel = await product({ name: 'Gel', price: 9.5, quantity: 30, category: 'gel' })
  await placed()
  await placed({}, namesake.api)
  await order(cart(), { customerDetails: guest })
  await paid()
  await startPayment(cart(), {}, {}, client.api)
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

describe('an order to be paid in the shop', () => {
  it('of a client takes the next number, reserves items and mails client and owners', async () => {
    expect(await changes(() => placed())).toMatchInlineSnapshot(`
      "+ messages id=#1 state=queued channel=email payload={due=57.5, name=Ada Neri, items=[{name=Cera, total=48,
          quantity=2}, {name=Gel, total=9.5, quantity=1}], total=57.5, paidBy=cash, orderId=#2, hasAccount=true,
          orderNumber=F4-last+1} template=order-placed cause_key=order-placed:#2:ada@posta.test:email
          recipient=ada@posta.test send_after=now
      + messages id=#3 state=queued channel=email payload={due=57.5, name=Ada Neri, items=[{name=Cera, total=48,
          quantity=2}, {name=Gel, total=9.5, quantity=1}], total=57.5, paidBy=cash, orderId=#2, hasAccount=true,
          orderNumber=F4-last+1} template=shop-order cause_key=shop-order:#2:admin-1:email recipient=admin-1
          send_after=now
      + order_items name=Cera order_id=#2 quantity=2 product_id=wax price_centimes=2400
      + order_items name=Gel order_id=#2 position=1 quantity=1 product_id=gel price_centimes=950
      ~ order_numbers last+1
      + orders id=#2 city=Lugano name=Ada Neri email=ada@posta.test phone=+4179-1 status=pending address=Via Nassa 5
          user_id=client searched=f4 … ada neri ada@posta.test 41791234567 customer_id=#4 postal_code=6900
          order_number=F4-last+1 payment_status=pending total_centimes=5750
      ~ products [Cera] quantity: 40 → 38
      ~ products [Gel] quantity: 30 → 29
      + rate_limits key=orders-address:127.0.0.1 expire=… points=1
      + rate_limits key=orders-buyer:client 127.0.0.1 expire=… points=1
      + stock_claims id=#5 order_id=#2 quantity=2 product_id=wax
      + stock_claims id=#6 order_id=#2 quantity=1 product_id=gel
      + stock_movements at=now id=#7 cause=ordered change=-2 order_id=#2 product_id=wax quantity_after=38
      + stock_movements at=now id=#8 cause=ordered change=-1 order_id=#2 product_id=gel quantity_after=29
      ! event kind=orders"
    `)
  })

  it('of a guest is stored under the email without an account', async () => {
    expect(await changes(() => placed({ customerDetails: guest }, visitor))).toMatchInlineSnapshot(`
      "+ messages id=#1 state=queued channel=email payload={due=57.5, name=Gino Verdi, items=[{name=Cera, total=48,
          quantity=2}, {name=Gel, total=9.5, quantity=1}], total=57.5, paidBy=cash, orderId=#2,
          orderNumber=F4-last+1} template=order-placed cause_key=order-placed:#2:gino@posta.test:email
          recipient=gino@posta.test send_after=now
      + messages id=#3 state=queued channel=email payload={due=57.5, name=Gino Verdi, items=[{name=Cera, total=48,
          quantity=2}, {name=Gel, total=9.5, quantity=1}], total=57.5, paidBy=cash, orderId=#2,
          orderNumber=F4-last+1} template=shop-order cause_key=shop-order:#2:admin-1:email recipient=admin-1
          send_after=now
      + order_items name=Cera order_id=#2 quantity=2 product_id=wax price_centimes=2400
      + order_items name=Gel order_id=#2 position=1 quantity=1 product_id=gel price_centimes=950
      ~ order_numbers last+1
      + orders id=#2 city=Lugano name=Gino Verdi email=gino@posta.test phone=+4179-1 status=pending
          address=Via Nassa 5 searched=f4 … gino verdi gino@posta.test 41791234567 customer_id=#4
          postal_code=6900 order_number=F4-last+1 payment_status=pending total_centimes=5750
      ~ products [Cera] quantity: 40 → 38
      ~ products [Gel] quantity: 30 → 29
      + rate_limits key=orders-address:127.0.0.1 expire=… points=1
      + rate_limits key=orders-buyer:gino@posta.test 127.0.0.1 expire=… points=1
      + stock_claims id=#5 order_id=#2 quantity=2 product_id=wax
      + stock_claims id=#6 order_id=#2 quantity=1 product_id=gel
      + stock_movements at=now id=#7 cause=ordered change=-2 order_id=#2 product_id=wax quantity_after=38
      + stock_movements at=now id=#8 cause=ordered change=-1 order_id=#2 product_id=gel quantity_after=29
      ! event kind=orders"
    `)
  })

  it('sent again with its key returns the same order and changes nothing', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const first = await order(cart(), {}, key, client.api)
    expect(
      await changes(async () => {
        const again = await order(cart(), {}, key, client.api)
        expect([again.status, again.body.data._id]).toEqual([201, first.body.data._id])
      }),
    ).toBe('')
  })

  it.each<[string, () => Record<string, unknown>, () => Promise<unknown>, string]>([
    [
      'more than the stock',
      () => ({}),
      () => query('UPDATE products SET quantity = 0 WHERE id = $1', [gel]),
      'OUT_OF_STOCK',
    ],
    [
      'an inactive product',
      () => ({}),
      () => query('UPDATE products SET is_active = false WHERE id = $1', [gel]),
      'OUT_OF_STOCK',
    ],
    [
      'a deleted product',
      () => ({}),
      () => query('UPDATE products SET deleted_at = now() WHERE id = $1', [gel]),
      'OUT_OF_STOCK',
    ],
    [
      'a product with another price',
      () => ({}),
      () => query('UPDATE products SET price_centimes = 951 WHERE id = $1', [gel]),
      'PRICES_CHANGED',
    ],
    ['another total', () => ({ total: 57.4 }), async () => undefined, 'PRICES_CHANGED'],
  ])('of %s returns 409 and changes nothing', async (_, overrides, arrange, code) => {
    await arrange()
    await refuses(() => order(cart(), overrides(), {}, client.api), [409, code])
  })
})

describe('the owner changes the status', () => {
  it('from pending to confirmed: mails the customer and supersedes the first mail', async () => {
    const id = await placed()
    name({ order: id })
    expect(await changes(() => move(id, 'confirmed'))).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={status=confirmed} action=status_changed before={status=pending} entity=order
          actor_id=admin entity_id=order actor_name=Giulia Bianchi actor_role=admin entity_name=F4-last
      ~ messages [#2] state: queued → overtaken
      + messages id=#3 state=queued channel=email payload={due=57.5, name=Ada Neri, items=[{name=Cera, total=48,
          quantity=2}, {name=Gel, total=9.5, quantity=1}], total=57.5, paidBy=cash, orderId=order, hasAccount=true,
          orderNumber=F4-last} template=order-confirmed
          cause_key=order-confirmed:order 2026-03-11T080100.000Z:ada@posta.test:email recipient=ada@posta.test
          send_after=now
      ~ orders [Ada Neri] status: pending → confirmed updated_at: 2026-03-11 09:00 → now
      ! event kind=orders
      ! event kind=shop"
    `)
  })

  it('to processing: sends no mail', async () => {
    const id = await placed()
    name({ order: id })
    expect(await changes(() => move(id, 'processing'))).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={status=processing} action=status_changed before={status=pending} entity=order
          actor_id=admin entity_id=order actor_name=Giulia Bianchi actor_role=admin entity_name=F4-last
      ~ messages [#2] state: queued → overtaken
      ~ orders [Ada Neri] status: pending → processing updated_at: 2026-03-11 09:00 → now
      ! event kind=orders
      ! event kind=shop"
    `)
  })

  it('to ready: mails the customer the amount due', async () => {
    const id = await placed()
    await move(id, 'confirmed')
    name({ order: id })
    expect(await changes(() => move(id, 'shipped'))).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={status=shipped} action=status_changed before={status=confirmed} entity=order
          actor_id=admin entity_id=order actor_name=Giulia Bianchi actor_role=admin entity_name=F4-last
      ~ messages [#2] state: queued → overtaken
      + messages id=#3 state=queued channel=email payload={due=57.5, name=Ada Neri, items=[{name=Cera, total=48,
          quantity=2}, {name=Gel, total=9.5, quantity=1}], total=57.5, paidBy=cash, orderId=order, hasAccount=true,
          orderNumber=F4-last} template=order-ready
          cause_key=order-ready:order 2026-03-11T080100.000Z:ada@posta.test:email recipient=ada@posta.test
          send_after=now
      ~ orders [Ada Neri] status: confirmed → shipped updated_at: 2026-03-11 09:00 → now
      ! event kind=orders
      ! event kind=shop"
    `)
  })

  it('to delivered: records the cash due', async () => {
    const id = await placed()
    name({ order: id })
    expect(await changes(() => move(id, 'delivered'))).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={status=delivered} action=status_changed before={status=pending} entity=order
          actor_id=admin entity_id=order actor_name=Giulia Bianchi actor_role=admin entity_name=F4-last
      ~ messages [#2] state: queued → overtaken
      ~ orders [Ada Neri] status: pending → delivered updated_at: 2026-03-11 09:00 → now paid_centimes: 0 → 5750
          payment_status: pending → paid
      + payments id=#3 state=succeeded method=cash account=salon paid_at=now purpose=product_order user_id=client
          currency=CHF order_id=order amount_centimes=5750
      ! event kind=orders
      ! event kind=shop"
    `)
  })

  it('to delivered when paid online: records no payment', async () => {
    const { id } = await paid()
    name({ order: id })
    expect(await changes(() => move(id, 'delivered'))).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={status=delivered} action=status_changed before={status=confirmed} entity=order
          actor_id=admin entity_id=order actor_name=Giulia Bianchi actor_role=admin entity_name=F4-last
      ~ orders [Ada Neri] status: confirmed → delivered updated_at: 2026-03-11 09:00 → now
      ! event kind=orders
      ! event kind=shop"
    `)
  })

  it('to cancelled when unpaid: returns the items and mails the reason', async () => {
    const id = await placed({ customerDetails: guest }, visitor)
    name({ order: id })
    expect(await changes(() => move(id, 'cancelled', { reason: 'Fuori produzione' }))).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={reason=Fuori produzione, status=cancelled} action=status_changed
          before={status=pending} entity=order actor_id=admin entity_id=order actor_name=Giulia Bianchi
          actor_role=admin entity_name=F4-last
      ~ messages [#2] state: queued → overtaken
      + messages id=#3 state=queued channel=email payload={due=57.5, name=Gino Verdi, items=[{name=Cera, total=48,
          quantity=2}, {name=Gel, total=9.5, quantity=1}], total=57.5, paidBy=cash, reason=Fuori produzione,
          orderId=order, orderNumber=F4-last} template=order-cancelled
          cause_key=order-cancelled:order 2026-03-11T080100.000Z:gino@posta.test:email recipient=gino@posta.test
          send_after=now
      ~ orders [Gino Verdi] status: pending → cancelled updated_at: 2026-03-11 09:00 → now
      ~ products [Cera] quantity: 38 → 40
      ~ products [Gel] quantity: 29 → 30
      + stock_movements at=now id=#4 cause=cancelled change=2 order_id=order actor_name=Giulia Bianchi
          product_id=wax quantity_after=40
      + stock_movements at=now id=#5 cause=cancelled change=1 order_id=order actor_name=Giulia Bianchi
          product_id=gel quantity_after=30
      - stock_claims [#6]
      - stock_claims [#7]
      ! event kind=orders
      ! event kind=shop"
    `)
  })

  it('to cancelled with a refund: orders it once and names it in the cancellation mail', async () => {
    const { id, intent } = await paid()
    name({ order: id, intent })
    expect(await changes(() => move(id, 'cancelled', { refund: true }))).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={status=cancelled} action=status_changed before={status=confirmed} entity=order
          actor_id=admin entity_id=order actor_name=Giulia Bianchi actor_role=admin entity_name=F4-last
      + audit_log at=now id=#2 after={refunded=57.5} action=refunded before={} entity=order actor_id=admin
          entity_id=order actor_name=Giulia Bianchi actor_role=admin entity_name=F4-last
      + messages id=#3 state=queued channel=email payload={name=Ada Neri, paid=57.5, items=[{name=Cera, total=48,
          quantity=2}, {name=Gel, total=9.5, quantity=1}], total=57.5, paidBy=online, orderId=order, refunded=57.5,
          hasAccount=true, orderNumber=F4-last} template=order-cancelled
          cause_key=order-cancelled:order 2026-03-11T080100.000Z:ada@posta.test:email recipient=ada@posta.test
          send_after=now
      ~ orders [Ada Neri] status: confirmed → cancelled updated_at: 2026-03-11 09:00 → now
          payment_status: paid → refunded refunded_centimes: 0 → 5750
      ~ products [Cera] quantity: 38 → 40
      ~ products [Gel] quantity: 29 → 30
      + refunds id=#4 state=requested reason=Ordine annullato payment_id=#5 send_after=now requested_by=admin
          amount_centimes=5750
      + stock_movements at=now id=#6 cause=cancelled change=2 order_id=order actor_name=Giulia Bianchi
          product_id=wax quantity_after=40
      + stock_movements at=now id=#7 cause=cancelled change=1 order_id=order actor_name=Giulia Bianchi
          product_id=gel quantity_after=30
      - stock_claims [#8]
      - stock_claims [#9]
      ! event kind=orders
      ! event kind=shop"
    `)
  })

  it('to cancelled without a refund: orders none', async () => {
    const { id, intent } = await paid()
    name({ order: id, intent })
    expect(await changes(() => move(id, 'cancelled', { refund: false }))).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={status=cancelled} action=status_changed before={status=confirmed} entity=order
          actor_id=admin entity_id=order actor_name=Giulia Bianchi actor_role=admin entity_name=F4-last
      + messages id=#2 state=queued channel=email payload={name=Ada Neri, paid=57.5, items=[{name=Cera, total=48,
          quantity=2}, {name=Gel, total=9.5, quantity=1}], total=57.5, paidBy=online, orderId=order,
          hasAccount=true, orderNumber=F4-last} template=order-cancelled
          cause_key=order-cancelled:order 2026-03-11T080100.000Z:ada@posta.test:email recipient=ada@posta.test
          send_after=now
      ~ orders [Ada Neri] status: confirmed → cancelled updated_at: 2026-03-11 09:00 → now
      ~ products [Cera] quantity: 38 → 40
      ~ products [Gel] quantity: 29 → 30
      + stock_movements at=now id=#3 cause=cancelled change=2 order_id=order actor_name=Giulia Bianchi
          product_id=wax quantity_after=40
      + stock_movements at=now id=#4 cause=cancelled change=1 order_id=order actor_name=Giulia Bianchi
          product_id=gel quantity_after=30
      - stock_claims [#5]
      - stock_claims [#6]
      ! event kind=orders
      ! event kind=shop"
    `)
  })

  it('to cancelled with a refund after a cancellation: announces the refund', async () => {
    const { id, intent } = await paid()
    await move(id, 'cancelled')
    name({ order: id, intent })
    expect(await changes(() => move(id, 'cancelled', { refund: true }))).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={refunded=57.5} action=refunded before={} entity=order actor_id=admin
          entity_id=order actor_name=Giulia Bianchi actor_role=admin entity_name=F4-last
      ~ orders [Ada Neri] updated_at: 2026-03-11 09:00 → now payment_status: paid → refunded
          refunded_centimes: 0 → 5750
      + refunds id=#2 state=requested reason=Ordine annullato payment_id=#3 send_after=now is_announced=true
          requested_by=admin amount_centimes=5750
      ! event kind=shop"
    `)
  })

  it('to cancelled with a refund after cash: records the cash as returned', async () => {
    const id = await placed()
    await move(id, 'delivered')
    name({ order: id })
    expect(await changes(() => move(id, 'cancelled', { refund: true }))).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={status=cancelled} action=status_changed before={status=delivered} entity=order
          actor_id=admin entity_id=order actor_name=Giulia Bianchi actor_role=admin entity_name=F4-last
      + audit_log at=now id=#2 after={refunded=57.5} action=refunded before={} entity=order actor_id=admin
          entity_id=order actor_name=Giulia Bianchi actor_role=admin entity_name=F4-last
      + messages id=#3 state=queued channel=email payload={name=Ada Neri, paid=57.5, items=[{name=Cera, total=48,
          quantity=2}, {name=Gel, total=9.5, quantity=1}], total=57.5, paidBy=cash, orderId=order, refunded=57.5,
          hasAccount=true, orderNumber=F4-last} template=order-cancelled
          cause_key=order-cancelled:order 2026-03-11T080100.000Z:ada@posta.test:email recipient=ada@posta.test
          send_after=now
      ~ orders [Ada Neri] status: delivered → cancelled updated_at: 2026-03-11 09:00 → now
          payment_status: paid → refunded refunded_centimes: 0 → 5750
      ~ products [Cera] quantity: 38 → 40
      ~ products [Gel] quantity: 29 → 30
      + refunds id=#4 state=succeeded reason=Ordine annullato payment_id=#5 send_after=now requested_by=admin
          amount_centimes=5750
      + stock_movements at=now id=#6 cause=cancelled change=2 order_id=order actor_name=Giulia Bianchi
          product_id=wax quantity_after=40
      + stock_movements at=now id=#7 cause=cancelled change=1 order_id=order actor_name=Giulia Bianchi
          product_id=gel quantity_after=30
      - stock_claims [#8]
      - stock_claims [#9]
      ! event kind=orders
      ! event kind=shop"
    `)
  })

  it('from cancelled to pending: reserves the items again', async () => {
    const id = await placed()
    await move(id, 'cancelled')
    name({ order: id })
    expect(await changes(() => move(id, 'pending'))).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={status=pending} action=status_changed before={status=cancelled} entity=order
          actor_id=admin entity_id=order actor_name=Giulia Bianchi actor_role=admin entity_name=F4-last
      ~ orders [Ada Neri] status: cancelled → pending updated_at: 2026-03-11 09:00 → now
      ~ products [Cera] quantity: 40 → 38
      ~ products [Gel] quantity: 30 → 29
      + stock_claims id=#2 order_id=order quantity=2 product_id=wax
      + stock_claims id=#3 order_id=order quantity=1 product_id=gel
      + stock_movements at=now id=#4 cause=ordered change=-2 order_id=order product_id=wax quantity_after=38
      + stock_movements at=now id=#5 cause=ordered change=-1 order_id=order product_id=gel quantity_after=29
      ! event kind=orders
      ! event kind=shop"
    `)
  })

  it('back from delivered and again: keeps the cash and records it once', async () => {
    const id = await placed()
    await move(id, 'delivered')
    await move(id, 'shipped')
    name({ order: id })
    expect(await changes(() => move(id, 'delivered'))).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={status=delivered} action=status_changed before={status=shipped} entity=order
          actor_id=admin entity_id=order actor_name=Giulia Bianchi actor_role=admin entity_name=F4-last
      ~ messages [#2] state: queued → overtaken
      ~ orders [Ada Neri] status: shipped → delivered updated_at: 2026-03-11 09:00 → now
      ! event kind=orders
      ! event kind=shop"
    `)
  })
})

describe('a status change is refused', () => {
  it('with 404 ORDER_NOT_FOUND for an unknown order', async () => {
    await refuses(() => move(crypto.randomUUID(), 'confirmed'), [404, 'ORDER_NOT_FOUND'])
    await refuses(() => move('unsinn', 'confirmed'), [404, 'ORDER_NOT_FOUND'])
  })

  it('with 409 CONFLICT from a stale version', async () => {
    const id = await placed()
    const { body } = await admin.api.get(`/orders/${id}`)
    shop.clock.advance(60_000)
    await move(id, 'processing')
    await refuses(() => move(id, 'confirmed', { updatedAt: body.data.updatedAt }), [409, 'CONFLICT'])
  })

  it('with 409 OUT_OF_STOCK when the items of a cancelled order are sold', async () => {
    const id = await placed()
    await move(id, 'cancelled')
    await query('UPDATE products SET quantity = 1 WHERE id = $1', [wax])
    await refuses(() => move(id, 'confirmed'), [409, 'OUT_OF_STOCK'])
  })

  it('with 409 ORDER_DISPUTED to shipped or delivered during a dispute', async () => {
    const { id } = await paid()
    await query(
      `INSERT INTO disputes (payment_id, stripe_dispute_id, amount_centimes, reason, state, created_at, updated_at)
       SELECT id, 'du_' || id, amount_centimes, 'fraudulent', 'open', created_at, created_at FROM payments WHERE order_id = $1`,
      [id],
    )
    await refuses(() => move(id, 'shipped'), [409, 'ORDER_DISPUTED'])
    await refuses(() => move(id, 'delivered'), [409, 'ORDER_DISPUTED'])
    expect((await move(id, 'processing')).status).toBe(200)
  })

  it('or has no effect when the status is the same', async () => {
    const id = await placed()
    await move(id, 'delivered')
    expect(await changes(() => move(id, 'delivered'))).toBe('')
  })
})
