import { describe, expect, it } from 'vitest'

import { givenPayments } from '#tests/support/given-payments.ts'
import { givenShop } from '#tests/support/given.ts'
import { payer } from '#tests/support/people.ts'

const shop = givenShop({ payments: { retries: 0 } })
const {
  forced,
  visitor,
  admin,
  client,
  changes,
  refuses,
  name,
  query,
  stripe,
  cart,
  started,
  idOf,
  paid,
  refund,
  haveDispute,
  payAtStripe,
  takeEvents,
} = givenPayments(shop)

describe('POST /payments/confirm', () => {
  const confirm = (intent: string) => client.api.post('/payments/confirm', { paymentIntentId: intent })

  it('returns the created order when it is paid', async () => {
    const intent = await started()
    payAtStripe(intent)
    const text = await changes(() => confirm(intent))
    expect(text.match(/^[~+-] \w+/gm)).toMatchInlineSnapshot(`
      [
        "+ messages",
        "+ messages",
        "+ order_items",
        "~ order_numbers",
        "+ orders",
        "~ payments",
        "+ rate_limits",
        "~ stock_claims",
      ]
    `)
    const { body } = await confirm(intent)
    const [row] = await query(
      'SELECT o.id, order_number FROM orders o JOIN payments p ON p.order_id = o.id WHERE stripe_intent_id = $1',
      [intent],
    )
    expect([body.message, body.data.status, body.data.order, body.data.refundReason]).toEqual([
      'Pagamento completato con successo!',
      'completed',
      { _id: row.id, orderNumber: row.order_number },
      null,
    ])
  })

  it('returns 402 when unpaid, 404 when unknown and 409 when released', async () => {
    const intent = await started()
    await refuses(() => confirm(intent), [402, 'PAYMENT_REQUIRED'])
    await refuses(() => confirm('pi_unsinn'), [404, 'PAYMENT_NOT_FOUND'])
    await client.api.post('/payments/release', { paymentIntentId: intent })
    await refuses(() => confirm(intent), [409, 'PAYMENT_CLOSED'])
  })

  it('sets the payment to processing without an order while the bank decides', async () => {
    const intent = await started()
    name({ payment: await idOf(intent) })
    stripe().payments.keepProcessing({})
    payAtStripe(intent)
    expect(await changes(() => confirm(intent))).toMatchInlineSnapshot(`
      "~ payments [payment] state: open → processing updated_at: 2026-03-11 09:00 → now
      + rate_limits key=payment-question:127.0.0.1 expire=… points=1"
    `)
  })
})

describe('POST /payments/release', () => {
  const release = (intent: string) => client.api.post('/payments/release', { paymentIntentId: intent })

  it('returns 409 ALREADY_PAID after the payment and records it as succeeded', async () => {
    const intent = await started()
    payAtStripe(intent)
    const text = await changes(async () => {
      const { status, body } = await release(intent)
      expect([status, body.code]).toEqual([409, 'ALREADY_PAID'])
    })
    expect(text).toContain('state: open → succeeded')
  })

  it('returns 409 PAYMENT_PROCESSING while the bank decides, 404 when unknown', async () => {
    const intent = await started()
    stripe().payments.keepProcessing({})
    payAtStripe(intent)
    await client.api.post('/payments/confirm', { paymentIntentId: intent })
    await refuses(() => release(intent), [409, 'PAYMENT_PROCESSING'])
    await refuses(() => release('pi_unsinn'), [404, 'PAYMENT_NOT_FOUND'])
  })

  it('cancels a payment that Stripe does not know', async () => {
    const intent = await started()
    name({ payment: await idOf(intent) })
    await forced(
      "UPDATE payments SET stripe_intent_id = stripe_intent_id || 'x' WHERE stripe_intent_id = $1",
      [intent],
    )
    expect((await changes(() => release(`${intent}x`))).match(/state: .*/)?.[0]).toBe(
      'state: open → cancelled',
    )
  })
})

describe('a processing payment', () => {
  const processing = async () => {
    const intent = await started()
    stripe().payments.keepProcessing({})
    payAtStripe(intent)
    await takeEvents()
    name({ payment: await idOf(intent) })
    return intent
  }

  it('creates the order when the bank accepts it', async () => {
    const intent = await processing()
    stripe().payments.settle({ paymentIntent: intent, isPaid: true })
    expect(await changes(() => takeEvents())).toMatchInlineSnapshot(`
      "+ messages id=#1 state=queued channel=email payload={name=Ada Neri, paid=48, items=[{name=Cera, total=48,
          quantity=2}], total=48, paidBy=online, orderId=#2, hasAccount=true, orderNumber=F4-last+1}
          template=order-paid cause_key=order-paid:#2:ada@posta.test:email recipient=ada@posta.test send_after=now
      + messages id=#3 state=queued channel=email payload={name=Ada Neri, paid=48, items=[{name=Cera, total=48,
          quantity=2}], total=48, paidBy=online, orderId=#2, hasAccount=true, orderNumber=F4-last+1}
          template=shop-order cause_key=shop-order:#2:admin-1:email recipient=admin-1 send_after=now
      + order_items name=Cera order_id=#2 quantity=2 product_id=wax price_centimes=2400
      ~ order_numbers last+1
      + orders id=#2 city=Lugano name=Ada Neri email=ada@posta.test phone=+4179-1 status=confirmed
          address=Via Nassa 5 user_id=client searched=f4 … ada neri ada@posta.test 41791234567
          customer_id=#4 pays_online=true postal_code=6900 order_number=F4-last+1 paid_centimes=4800
          payment_status=paid total_centimes=4800
      ~ payments [payment] state: processing → succeeded method: null → card paid_at: null → now
          request: {sold=[{left=3998, name=Cera, quantity=2, productId=wax, priceCentimes=2400}], buyer={city=Lugano, name=Ada Neri, email=ada@posta.test, phone=+4179-1, userId=client, address=Via Nassa 5, postalCode=6900}} → null
          order_id: null → #2 updated_at: 2026-03-11 09:00 → now
      ~ stock_claims [#5] caller: … → null order_id: null → #2 expires_at: 2026-03-11 09:15 → null
          payment_id: payment → null
      ! event kind=orders"
    `)
  })

  it('changes nothing when the bank refuses it', async () => {
    const intent = await processing()
    stripe().payments.settle({ paymentIntent: intent, isPaid: false })
    expect(await changes(() => takeEvents())).toMatchInlineSnapshot(`""`)
  })
})

it('a payment of more than the requested amount is refunded and its items returned', async () => {
  const intent = await started()
  name({ payment: await idOf(intent) })
  await forced('UPDATE payments SET amount_centimes = 4700 WHERE stripe_intent_id = $1', [intent])
  payAtStripe(intent)
  expect(await changes(() => takeEvents())).toMatchInlineSnapshot(`
    "+ messages id=#1 state=queued channel=email payload={name=Ada Neri, amount=48,
        reason=Importo diverso da quello concordato, isOfOrder=true, paymentId=payment} template=payment-refunded
        cause_key=payment-refunded:payment:ada@posta.test:email recipient=ada@posta.test send_after=now
    ~ payments [payment] state: open → succeeded method: null → card paid_at: null → now
        request: {sold=[{left=3998, name=Cera, quantity=2, productId=wax, priceCentimes=2400}], buyer={city=Lugano, name=Ada Neri, email=ada@posta.test, phone=+4179-1, userId=client, address=Via Nassa 5, postalCode=6900}} → null
        updated_at: 2026-03-11 09:00 → now unfulfilled: null → Importo diverso da quello concordato
        amount_centimes: 4700 → 4800
    ~ products [Cera] quantity: 3998 → 4000
    + refunds id=#2 state=requested reason=Importo diverso da quello concordato payment_id=payment send_after=now
        amount_centimes=4800
    + stock_movements at=now id=#3 cause=released change=2 product_id=wax quantity_after=4000
    - stock_claims [#4]"
  `)
})

it('a payment made after it was cancelled still creates the order', async () => {
  const intent = await started()
  name({ payment: await idOf(intent) })
  await query("UPDATE payments SET state = 'cancelled' WHERE stripe_intent_id = $1", [intent])
  payAtStripe(intent)
  const text = await changes(() => takeEvents())
  expect(text).toContain('state: cancelled → succeeded')
  expect(text).toContain('+ orders')
})

describe('a refund by the owner', () => {
  it('of the full payment covers all that is left', async () => {
    const { payment } = await paid()
    await refund(payment, 10)
    expect(await changes(() => refund(payment))).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={reason=Difetto, refunded=48} action=refunded before={refunded=10}
          entity=payment actor_id=admin entity_id=payment actor_name=Giulia Bianchi actor_role=admin
          entity_name=Ada Neri
      + messages id=#2 state=queued channel=email payload={due=48, name=Ada Neri, items=[{name=Cera, total=48,
          quantity=2}], total=48, paidBy=online, orderId=order, hasAccount=true, orderNumber=F4-last}
          template=order-cancelled cause_key=order-cancelled:order 2026-03-11T080100.000Z:ada@posta.test:email
          recipient=ada@posta.test send_after=now
      ~ orders [Ada Neri] status: confirmed → cancelled updated_at: 2026-03-11 09:00 → now
          payment_status: partially_refunded → refunded refunded_centimes: 1000 → 4800
      ~ products [Cera] quantity: 3998 → 4000
      + refunds id=#3 state=requested reason=Difetto payment_id=payment send_after=now is_announced=true
          requested_by=admin amount_centimes=3800
      + stock_movements at=now id=#4 cause=cancelled change=2 order_id=order product_id=wax quantity_after=4000
      - stock_claims [#5]
      ! event kind=shop
      ! event kind=orders"
    `)
  })

  it('of a part sent again with its key is made once', async () => {
    const { payment } = await paid()
    const key = { 'idempotency-key': crypto.randomUUID() }
    expect((await refund(payment, 10, key)).status).toBe(200)
    expect(
      await changes(async () => {
        const { status, body } = await refund(payment, 10, key)
        expect([status, body.data.refunded]).toEqual([200, 10])
      }),
    ).toBe('')
  })

  it('of cash counts as returned at once without Stripe', async () => {
    const { body } = await client.api.post('/orders', { items: cart(), customerDetails: payer })
    await admin.api.patch(`/products/orders/${body.data._id}/status`, { status: 'delivered' })
    const [{ id }] = await query('SELECT id FROM payments WHERE order_id = $1', [body.data._id])
    name({ payment: id, order: body.data._id })
    expect(await changes(() => refund(id, 5))).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={reason=Difetto, refunded=5} action=refunded before={} entity=payment
          actor_id=admin entity_id=payment actor_name=Giulia Bianchi actor_role=admin entity_name=Ada Neri
      ~ orders [Ada Neri] updated_at: 2026-03-11 09:00 → now payment_status: paid → partially_refunded
          refunded_centimes: 0 → 500
      + refunds id=#2 state=succeeded reason=Difetto payment_id=payment send_after=now is_announced=true
          requested_by=admin amount_centimes=500
      ! event kind=shop
      ! event kind=orders"
    `)
    await shop.payments.sendRefunds()
    expect(await query('SELECT attempts FROM refunds WHERE payment_id = $1', [id])).toEqual([{ attempts: 0 }])
  })

  it.each<[string, () => Promise<[string, number?]>, [number, string]]>([
    ['more than the rest', async () => [(await paid()).payment, 48.01], [409, 'REFUND_TOO_HIGH']],
    [
      'a refunded payment',
      async () => {
        const { payment } = await paid()
        await refund(payment)
        return [payment]
      },
      [409, 'ALREADY_REFUNDED'],
    ],
    ['an unpaid payment', async () => [await idOf(await started())], [409, 'NOT_REFUNDABLE']],
    [
      'a disputed payment',
      async () => {
        const { payment } = await paid()
        await haveDispute(payment, 'open')
        return [payment, 1]
      },
      [409, 'PAYMENT_DISPUTED'],
    ],
    [
      'a partly lost payment',
      async () => {
        const { payment } = await paid()
        await query('UPDATE payments SET lost_centimes = 100 WHERE id = $1', [payment])
        return [payment, 1]
      },
      [409, 'PAYMENT_DISPUTED'],
    ],
    [
      'a plan payment',
      async () => {
        const [row] = await query(
          `INSERT INTO payments (purpose, account, plan_id, amount_centimes, currency, method, state, created_at, updated_at, paid_at)
         SELECT 'plan', 'plan', id, 4900, 'CHF', 'card', 'succeeded', now(), now(), now() FROM plans WHERE name = 'BUSINESS' RETURNING id`,
        )
        return [row.id]
      },
      [409, 'NOT_REFUNDABLE'],
    ],
    ['an unknown payment', async () => [crypto.randomUUID()], [404, 'PAYMENT_NOT_FOUND']],
    ['an invalid id', async () => ['unsinn'], [404, 'PAYMENT_NOT_FOUND']],
  ])('of %s is refused and changes nothing', async (_, arrange, expected) => {
    const [payment, amount] = await arrange()
    await refuses(() => refund(payment, amount), expected)
  })

  it('of a payment with an open inquiry or a won dispute returns 200', async () => {
    for (const state of ['inquiry', 'won']) {
      const { payment } = await paid()
      await haveDispute(payment, state)
      expect((await refund(payment)).status).toBe(200)
    }
  })
})

describe('Stripe events', () => {
  const send = (body: string, headers: Record<string, string>) =>
    visitor.post('/payments/webhook', body, { 'content-type': 'application/json', ...headers })

  it('without a valid signature return 400 and are not stored', async () => {
    const event = JSON.stringify({
      id: 'evt_x',
      type: 'payment_intent.succeeded',
      data: { object: { id: 'pi_x' } },
    })
    const rows = 'SELECT count(*)::int AS count FROM stripe_events'
    const [before] = await query(rows)
    await refuses(() => send(event, {}), [400, 'INVALID_INPUT'])
    await refuses(() => send(event, { 'stripe-signature': 't=1773216000,v1=00' }), [400, 'INVALID_INPUT'])
    expect(await query(rows)).toEqual([before])
  })

  it('are handled once, and failed ones are retried in the next run', async () => {
    const intent = await started()
    payAtStripe(intent)
    const waiting = () =>
      query('SELECT type FROM stripe_events WHERE intent_id = $1 AND handled_at IS NULL', [intent])
    await stripe().webhooks.deliverAll({})
    await stripe().webhooks.deliverAll({})
    expect(await waiting()).toHaveLength(3)
    stripe().calls.fail({ kind: 'payment_intents.retrieve', count: 40, fault: 'error' })
    await shop.payments.handleEvents()
    expect(await waiting()).toHaveLength(3)
    stripe().calls.heal()
    await shop.payments.handleEvents()
    expect(await waiting()).toHaveLength(0)
    const asked = stripe().calls.received().length
    await shop.payments.handleEvents()
    expect(stripe().calls.received()).toHaveLength(asked)
  })
})
