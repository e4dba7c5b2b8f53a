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

describe('the job sends what is due', () => {
  it('once: Stripe has it, the payer hears of it, no other refund moves', async () => {
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

  it('unannounced, the payer hears nothing of it', async () => {
    const { order } = await paid()
    await admin.api.patch(`/products/orders/${order}/status`, { status: 'cancelled', refund: true })
    expect(await changes(send)).toMatchInlineSnapshot(`
      "~ refunds [#1] state: requested → succeeded attempts: 0 → 1 send_after: 2026-03-11 09:00 → 2026-03-11 09:11
          updated_at: 2026-03-11 09:00 → now stripe_refund_id: null → re_…
      ! event kind=orders"
    `)
  })

  it('pending at the bank: the payer hears at once, the job looks again after ten minutes', async () => {
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

  it('returned by the bank later: the owners hear that the money is still here', async () => {
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

  it('refused by Stripe for good: the order of it ends, the owners hear why', async () => {
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

  it('while Stripe is away: tries again in a minute, then in two; nobody hears of it yet', async () => {
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

  it('for lack of money at Stripe: tries again under another key', async () => {
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

  it('delayed by three hours: the owners hear of it', async () => {
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

  it('postponed into a far future by a wrong clock: is due now', async () => {
    const { payment } = await paid()
    await haveRefund(payment, { state: 'requested', sendAfter: '2026-03-11T09:02Z' })
    await send()
    expect((await refundOf(payment))[0]?.state).toBe('succeeded')
  })

  it('an answer that was lost: is found at Stripe and not sent twice', async () => {
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
