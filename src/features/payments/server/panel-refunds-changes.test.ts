import { describe, expect, it } from 'vitest'

import { givenPayments } from '#tests/support/given-payments.ts'
import { givenShop } from '#tests/support/given.ts'

const shop = givenShop({ payments: { retries: 0 } })
const { admin, changes, query, stripe, paid, refund, takeEvents, listed } = givenPayments(shop)

const inPanel = async (intentId: string, amount: number, key: string = crypto.randomUUID()) =>
  await shop.platform.payments.salon?.refund({ intentId, amount, key })
const refundsOf = async (payment: string) =>
  await query(
    'SELECT amount_centimes AS amount, state, last_error AS error FROM refunds WHERE payment_id = $1 ORDER BY id',
    [payment],
  )

describe('a refund in the Stripe dashboard', () => {
  it('is recorded on the order without a mail to the payer', async () => {
    const { intent } = await paid()
    await inPanel(intent, 1000)
    expect(await changes(() => takeEvents())).toMatchInlineSnapshot(`
      "~ orders [Ada Neri] updated_at: 2026-03-11 09:00 → now payment_status: paid → partially_refunded
          refunded_centimes: 0 → 1000
      + refunds id=#1 state=succeeded reason=Stripe payment_id=payment send_after=now amount_centimes=1000
          stripe_refund_id=re_…
      ! event kind=orders"
    `)
    expect(await changes(() => takeEvents())).toBe('')
  })

  it('of the full amount cancels the order and returns its items', async () => {
    const { intent } = await paid()
    await inPanel(intent, 4800)
    expect(await changes(() => takeEvents())).toMatchInlineSnapshot(`
      "+ messages id=#1 state=queued channel=email payload={due=48, name=Ada Neri, items=[{name=Cera, total=48,
          quantity=2}], total=48, paidBy=online, orderId=order, hasAccount=true, orderNumber=F4-last}
          template=order-cancelled cause_key=order-cancelled:order 2026-03-11T080100.000Z:ada@posta.test:email
          recipient=ada@posta.test send_after=now
      ~ orders [Ada Neri] status: confirmed → cancelled updated_at: 2026-03-11 09:00 → now
          payment_status: paid → refunded refunded_centimes: 0 → 4800
      ~ products [Cera] quantity: 3998 → 4000
      + refunds id=#2 state=succeeded reason=Stripe payment_id=payment send_after=now amount_centimes=4800
          stripe_refund_id=re_…
      + stock_movements at=now id=#3 cause=cancelled change=2 order_id=order product_id=wax quantity_after=4000
      - stock_claims [#4]
      ! event kind=orders"
    `)
  })

  it('of the same amount as a waiting refund replaces it', async () => {
    const { payment, intent } = await paid()
    await refund(payment, 7)
    await refund(payment, 10)
    await inPanel(intent, 1000)
    expect(await changes(() => takeEvents())).toMatchInlineSnapshot(`
      "+ messages id=#1 state=queued channel=email payload={left=31, name=Ada Neri, amount=10, reason=Difetto,
          isOfOrder=true, paymentId=payment, orderNumber=F4-last} template=payment-given-back
          cause_key=payment-given-back:#2:ada@posta.test:email recipient=ada@posta.test send_after=now
      ~ refunds [#2] state: requested → succeeded updated_at: 2026-03-11 09:00 → now
          stripe_refund_id: null → re_…
      ! event kind=orders"
    `)
    await shop.payments.sendRefunds()
    expect(listed(intent)?.refunded).toBe(1700)
  })

  it('reduces a waiting refund of the full rest', async () => {
    const { payment, intent } = await paid()
    await refund(payment)
    await inPanel(intent, 1000)
    expect(await changes(() => takeEvents())).toMatchInlineSnapshot(`
      "~ refunds [#1] send_after: 2026-03-11 09:00 → now updated_at: 2026-03-11 09:00 → now
          amount_centimes: 4800 → 3800
      + refunds id=#2 state=succeeded reason=Stripe payment_id=payment send_after=now amount_centimes=1000
          stripe_refund_id=re_…
      ! event kind=orders"
    `)
    await shop.payments.sendRefunds()
    expect(listed(intent)?.refunded).toBe(4800)
  })

  it('fails a waiting partial refund that no longer fits, with a mail to the owners', async () => {
    const { payment, intent } = await paid()
    await refund(payment, 5)
    await refund(payment, 30)
    await inPanel(intent, 2000)
    expect(await changes(() => takeEvents())).toMatchInlineSnapshot(`
      "+ messages id=#1 state=queued channel=email payload={left=23, name=Ada Neri, amount=30, reason=Difetto,
          isOfOrder=true, paymentId=payment, orderNumber=F4-last} template=refund-failed
          cause_key=refund-failed:#2:admin-1:email recipient=admin-1 send_after=now
      ~ orders [Ada Neri] updated_at: 2026-03-11 09:00 → now refunded_centimes: 3500 → 2500
      ~ refunds [#2] state: requested → failed last_error: null → More than Stripe has left of the payment
          updated_at: 2026-03-11 09:00 → now
      + refunds id=#3 state=succeeded reason=Stripe payment_id=payment send_after=now amount_centimes=2000
          stripe_refund_id=re_…
      ! event kind=orders"
    `)
    await shop.payments.sendRefunds()
    expect(await refundsOf(payment)).toMatchInlineSnapshot(`
      [
        {
          "amount": 500,
          "error": null,
          "state": "succeeded",
        },
        {
          "amount": 3000,
          "error": "More than Stripe has left of the payment",
          "state": "failed",
        },
        {
          "amount": 2000,
          "error": null,
          "state": "succeeded",
        },
      ]
    `)
  })

  it('of the full amount fails a waiting partial refund without a failure mail', async () => {
    const { payment, intent } = await paid()
    await refund(payment, 30)
    await inPanel(intent, 4800)
    expect(await changes(() => takeEvents())).toMatchInlineSnapshot(`
      "+ messages id=#1 state=queued channel=email payload={due=48, name=Ada Neri, items=[{name=Cera, total=48,
          quantity=2}], total=48, paidBy=online, orderId=order, hasAccount=true, orderNumber=F4-last}
          template=order-cancelled cause_key=order-cancelled:order 2026-03-11T080100.000Z:ada@posta.test:email
          recipient=ada@posta.test send_after=now
      ~ orders [Ada Neri] status: confirmed → cancelled updated_at: 2026-03-11 09:00 → now
          payment_status: partially_refunded → refunded refunded_centimes: 3000 → 4800
      ~ products [Cera] quantity: 3998 → 4000
      ~ refunds [#2] state: requested → failed last_error: null → Already given back in Stripe
          updated_at: 2026-03-11 09:00 → now
      + refunds id=#3 state=succeeded reason=Stripe payment_id=payment send_after=now amount_centimes=4800
          stripe_refund_id=re_…
      + stock_movements at=now id=#4 cause=cancelled change=2 order_id=order product_id=wax quantity_after=4000
      - stock_claims [#5]
      ! event kind=orders"
    `)
  })

  it('that failed is recorded as failed and changes no waiting refund', async () => {
    const { payment, intent } = await paid()
    await refund(payment, 30)
    stripe().refunds.endNext({ end: 'pending' })
    const made = await inPanel(intent, 2000)
    stripe().refunds.settle({ refund: made?.id ?? '', status: 'failed' })
    expect(await changes(() => takeEvents())).toMatchInlineSnapshot(`
      "+ refunds id=#1 state=failed reason=Stripe payment_id=payment send_after=now amount_centimes=2000
          stripe_refund_id=re_…
      ! event kind=orders"
    `)
  })

  it('of a delivered order keeps it delivered', async () => {
    const { order, intent } = await paid()
    await admin.api.patch(`/products/orders/${order}/status`, { status: 'delivered' })
    await inPanel(intent, 4800)
    const text = await changes(() => takeEvents())
    expect(text).toContain('payment_status: paid → refunded')
    expect(text).not.toContain('status: delivered')
  })
})
