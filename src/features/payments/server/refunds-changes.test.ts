import { describe, expect, it } from 'vitest'

import { givenPayments } from '#tests/support/given-payments.ts'
import { givenShop } from '#tests/support/given.ts'
import { hour, minute } from '#tests/support/test-clock.ts'

const shop = givenShop({ payments: { retries: 0 } })
const { forced, admin, changes, query, stripe, paid, refund, haveRefund, takeEvents, listed } =
  givenPayments(shop)

const send = () => shop.payments.sendRefunds()
const refundOf = async (payment: string) =>
  await query(
    'SELECT state, amount_centimes AS amount, stripe_refund_id AS there FROM refunds WHERE payment_id = $1 ORDER BY id',
    [payment],
  )

describe('the refund job', () => {
  it('sends a due refund once with a mail to the payer', async () => {
    const { payment, intent } = await paid()
    await refund(payment, 10)
    expect(await changes(send)).toMatchInlineSnapshot(`
      "+ messages id=#1 state=queued channel=email payload={left=38, name=Ada Neri, amount=10, reason=Difetto,
          isOfOrder=true, paymentId=payment, orderNumber=F4-last} template=payment-given-back
          cause_key=payment-given-back:#2:ada@posta.test:email recipient=ada@posta.test send_after=now
      ~ refunds [#2] state: requested → succeeded attempts: 0 → 1 send_after: 2026-03-11 09:00 → 2026-03-11 09:11
          updated_at: 2026-03-11 09:00 → now stripe_refund_id: null → re_…
      ! event kind=orders"
    `)
    expect(listed(intent)?.refunded).toBe(1000)
    expect(await changes(send)).toBe('')
  })

  it('sends no mail for an unannounced refund', async () => {
    const { order } = await paid()
    await admin.api.patch(`/products/orders/${order}/status`, { status: 'cancelled', refund: true })
    expect(await changes(send)).toMatchInlineSnapshot(`
      "~ refunds [#1] state: requested → succeeded attempts: 0 → 1 send_after: 2026-03-11 09:00 → 2026-03-11 09:11
          updated_at: 2026-03-11 09:00 → now stripe_refund_id: null → re_…
      ! event kind=orders"
    `)
  })

  it('mails the payer for a pending refund and checks again after ten minutes', async () => {
    const { payment } = await paid()
    await refund(payment, 10)
    stripe().refunds.endNext({ end: 'pending' })
    expect(await changes(send)).toMatchInlineSnapshot(`
      "+ messages id=#1 state=queued channel=email payload={left=38, name=Ada Neri, amount=10, reason=Difetto,
          isOfOrder=true, paymentId=payment, orderNumber=F4-last} template=payment-given-back
          cause_key=payment-given-back:#2:ada@posta.test:email recipient=ada@posta.test send_after=now
      ~ refunds [#2] state: requested → pending attempts: 0 → 1 send_after: 2026-03-11 09:00 → 2026-03-11 09:11
          updated_at: 2026-03-11 09:00 → now stripe_refund_id: null → re_…
      ! event kind=orders"
    `)
    const [{ there }] = await refundOf(payment)
    stripe().refunds.settle({ refund: there, status: 'succeeded' })
    expect(await changes(send)).toBe('')
    shop.clock.advance(10 * minute)
    expect(await changes(send)).toMatchInlineSnapshot(`
      "~ refunds [#1] state: pending → succeeded attempts: 1 → 2 send_after: 2026-03-11 09:11 → 2026-03-11 09:23
          updated_at: 2026-03-11 09:01 → now
      ! event kind=orders"
    `)
  })

  it('mails the owners when the bank returns a refund', async () => {
    const { payment } = await paid()
    await refund(payment, 10)
    stripe().refunds.endNext({ end: 'pending' })
    await send()
    const [{ there }] = await refundOf(payment)
    stripe().refunds.settle({ refund: there, status: 'failed' })
    expect(await changes(() => takeEvents())).toMatchInlineSnapshot(`
      "+ messages id=#1 state=queued channel=email payload={left=48, name=Ada Neri, amount=10, reason=Difetto,
          isOfOrder=true, paymentId=payment, orderNumber=F4-last} template=refund-failed
          cause_key=refund-failed:#2:admin-1:email recipient=admin-1 send_after=now
      ~ orders [Ada Neri] updated_at: 2026-03-11 09:00 → now payment_status: partially_refunded → paid
          refunded_centimes: 1000 → 0
      ~ refunds [#2] state: pending → failed updated_at: 2026-03-11 09:00 → now
      ! event kind=orders"
    `)
  })

  it('fails a refund that Stripe refuses, with a mail to the owners', async () => {
    const { payment } = await paid()
    await refund(payment, 10)
    await forced("UPDATE payments SET stripe_intent_id = stripe_intent_id || 'x' WHERE id = $1", [payment])
    expect(await changes(send)).toMatchInlineSnapshot(`
      "+ messages id=#1 state=queued channel=email payload={left=48, name=Ada Neri, amount=10, reason=Difetto,
          isOfOrder=true, paymentId=payment, orderNumber=F4-last} template=refund-failed
          cause_key=refund-failed:#2:admin-1:email recipient=admin-1 send_after=now
      ~ orders [Ada Neri] updated_at: 2026-03-11 09:00 → now payment_status: partially_refunded → paid
          refunded_centimes: 1000 → 0
      ~ refunds [#2] state: requested → failed attempts: 0 → 1 refusals: 0 → 1
          last_error: null → No such payment_intent: 'intentx'
          send_after: 2026-03-11 09:00 → 2026-03-11 09:11 updated_at: 2026-03-11 09:00 → now
      ! event kind=orders"
    `)
  })

  it('retries after one, then two minutes while Stripe is unavailable, without a mail', async () => {
    const { payment } = await paid()
    await refund(payment, 10)
    stripe().calls.fail({ count: 90, fault: 'error' })
    expect(await changes(send)).toMatchInlineSnapshot(`
      "~ refunds [#1] attempts: 0 → 1 last_error: null → An unknown error occurred
          send_after: 2026-03-11 09:00 → 2026-03-11 09:02"
    `)
    expect(await changes(send)).toMatchInlineSnapshot(
      `"~ refunds [#1] attempts: 1 → 2 send_after: now → 2026-03-11 09:04"`,
    )
    stripe().calls.heal()
  })

  it('retries with another key when the Stripe balance is insufficient', async () => {
    const { payment } = await paid()
    await refund(payment, 10)
    stripe().calls.fail({ kind: 'refunds.create', count: 9, fault: 'balance_insufficient' })
    expect(await changes(send)).toMatchInlineSnapshot(`
      "~ refunds [#1] attempts: 0 → 1 refusals: 0 → 1
          last_error: null → You have insufficient funds in your Stripe account to refund this amount.
          send_after: 2026-03-11 09:00 → 2026-03-11 09:02"
    `)
    stripe().calls.heal()
  })

  it('mails the owners after a delay of three hours', async () => {
    const { payment } = await paid()
    await haveRefund(payment, { state: 'requested', createdAt: '2026-03-11T05:01Z' })
    stripe().calls.fail({ count: 90, fault: 'error' })
    expect(await changes(send)).toMatchInlineSnapshot(`
      "+ messages id=#1 state=queued channel=email payload={left=43, name=Ada Neri, amount=5, reason=Prima,
          isOfOrder=true, paymentId=payment, orderNumber=F4-last} template=refund-delayed
          cause_key=refund-delayed:#2:admin-1:email recipient=admin-1 send_after=now
      ~ refunds [#2] attempts: 0 → 1 last_error: null → An unknown error occurred
          send_after: 2026-03-11 09:00 → 2026-03-11 09:02"
    `)
    stripe().calls.heal()
  })

  it('sends a refund postponed into the far future by a wrong clock', async () => {
    const { payment } = await paid()
    await haveRefund(payment, { state: 'requested', sendAfter: '2026-03-11T09:02Z' })
    await send()
    expect((await refundOf(payment))[0]?.state).toBe('succeeded')
  })

  it('finds a refund whose answer was lost and does not send it twice', async () => {
    const { payment, intent } = await paid()
    await refund(payment, 10)
    stripe().calls.fail({ kind: 'refunds.create', count: 3, fault: 'reset', when: 'after' })
    await send()
    stripe().calls.heal()
    shop.clock.advance(2 * hour)
    await send()
    expect(await refundOf(payment)).toMatchObject([{ state: 'succeeded', amount: 1000 }])
    expect(listed(intent)?.refunded).toBe(1000)
  })
})
