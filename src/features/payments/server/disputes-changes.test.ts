import { describe, expect, it } from 'vitest'

import { givenPayments } from '#tests/support/given-payments.ts'
import { givenShop } from '#tests/support/given.ts'

const shop = givenShop({ payments: { retries: 0 } })
const { admin, changes, query, stripe, paid, refund, takeEvents, haveDispute } = givenPayments(shop)

const disputed = async (more: { amount?: number; isInquiry?: boolean; mayAnswer?: boolean } = {}) => {
  const known = await paid()
  const dispute = stripe().disputes.open({ paymentIntent: known.intent, ...more })
  await takeEvents()
  return { ...known, dispute }
}
const decide = (dispute: string, end: 'won' | 'lost') => stripe().disputes.close({ dispute, end })

describe('a disputed payment', () => {
  it('records the dispute and mails the owners the deadline', async () => {
    const { intent } = await paid()
    stripe().disputes.open({ paymentIntent: intent })
    expect(await changes(() => takeEvents())).toMatchInlineSnapshot(`
      "+ disputes id=#1 state=open reason=fraudulent payment_id=payment respond_by=2026-03-18 09:00
          amount_centimes=4800 stripe_dispute_id=du_…
      + messages id=#2 state=queued channel=email payload={name=Ada Neri, amount=48,
          reason=Dice di non aver fatto questo pagamento, paymentId=payment, respondBy=2026-03-18 09:00,
          orderNumber=F4-last} template=payment-disputed cause_key=payment-disputed:#1 open:admin-1:email
          recipient=admin-1 send_after=now
      ! event kind=orders"
    `)
    expect(await changes(() => takeEvents())).toBe('')
  })

  it('mails the owners for the inquiry and again when it escalates', async () => {
    const { intent } = await paid()
    const dispute = stripe().disputes.open({ paymentIntent: intent, isInquiry: true })
    expect(await changes(() => takeEvents())).toMatchInlineSnapshot(`
      "+ disputes id=#1 state=inquiry reason=fraudulent payment_id=payment respond_by=2026-03-18 09:00
          amount_centimes=4800 stripe_dispute_id=du_…
      + messages id=#2 state=queued channel=email payload={name=Ada Neri, amount=48,
          reason=Dice di non aver fatto questo pagamento, isInquiry=true, paymentId=payment,
          respondBy=2026-03-18 09:00, orderNumber=F4-last} template=payment-disputed
          cause_key=payment-disputed:#1 inquiry:admin-1:email recipient=admin-1 send_after=now
      ! event kind=orders"
    `)
    stripe().disputes.escalate({ dispute })
    expect(await changes(() => takeEvents())).toMatchInlineSnapshot(`
      "~ disputes [#1] state: inquiry → open updated_at: 2026-03-11 09:01 → now
      + messages id=#2 state=queued channel=email payload={name=Ada Neri, amount=48,
          reason=Dice di non aver fatto questo pagamento, paymentId=payment, respondBy=2026-03-18 09:00,
          orderNumber=F4-last} template=payment-disputed
          cause_key=payment-disputed:#1 inquiry open:admin-1:email recipient=admin-1 send_after=now
      ! event kind=orders"
    `)
  })

  it('clears the deadline without a mail when answered', async () => {
    const { dispute } = await disputed()
    stripe().disputes.answer({ dispute })
    expect(await changes(() => takeEvents())).toMatchInlineSnapshot(
      `
      "~ disputes [#1] respond_by: 2026-03-18 09:00 → null updated_at: 2026-03-11 09:00 → now
      ! event kind=orders"
    `,
    )
  })

  it('mails the owners and keeps the money when won', async () => {
    const { dispute } = await disputed()
    decide(dispute, 'won')
    expect(await changes(() => takeEvents())).toMatchInlineSnapshot(`
      "~ disputes [#1] state: open → won closed_at: null → now respond_by: 2026-03-18 09:00 → null
          updated_at: 2026-03-11 09:00 → now
      + messages id=#2 state=queued channel=email payload={name=Ada Neri, amount=48,
          reason=Dice di non aver fatto questo pagamento, paymentId=payment, orderNumber=F4-last}
          template=dispute-decided cause_key=dispute-decided:#1 open won:admin-1:email recipient=admin-1
          send_after=now
      ! event kind=orders"
    `)
  })

  it('loses the money and cancels the order when lost', async () => {
    const { dispute } = await disputed()
    decide(dispute, 'lost')
    expect(await changes(() => takeEvents())).toMatchInlineSnapshot(`
      "~ disputes [#1] state: open → lost closed_at: null → now respond_by: 2026-03-18 09:00 → null
          updated_at: 2026-03-11 09:00 → now
      + messages id=#2 state=queued channel=email payload={name=Ada Neri, amount=48, isLost=true,
          reason=Dice di non aver fatto questo pagamento, paymentId=payment, orderNumber=F4-last}
          template=dispute-decided cause_key=dispute-decided:#1 open lost:admin-1:email recipient=admin-1
          send_after=now
      + messages id=#3 state=queued channel=email payload={due=48, name=Ada Neri, items=[{name=Cera, total=48,
          quantity=2}], total=48, paidBy=online, orderId=order, hasAccount=true, orderNumber=F4-last}
          template=order-cancelled cause_key=order-cancelled:order 2026-03-11T080100.000Z:ada@posta.test:email
          recipient=ada@posta.test send_after=now
      ~ orders [Ada Neri] status: confirmed → cancelled updated_at: 2026-03-11 09:00 → now
          payment_status: paid → refunded refunded_centimes: 0 → 4800
      ~ payments [payment] lost_centimes: 0 → 4800
      ~ products [Cera] quantity: 3998 → 4000
      + stock_movements at=now id=#4 cause=cancelled change=2 order_id=order product_id=wax quantity_after=4000
      - stock_claims [#5]
      ! event kind=orders"
    `)
  })

  it('keeps the order when a part is lost', async () => {
    const { dispute } = await disputed({ amount: 2000 })
    decide(dispute, 'lost')
    expect(await changes(() => takeEvents())).toMatchInlineSnapshot(`
      "~ disputes [#1] state: open → lost closed_at: null → now respond_by: 2026-03-18 09:00 → null
          updated_at: 2026-03-11 09:00 → now
      + messages id=#2 state=queued channel=email payload={name=Ada Neri, amount=20, isLost=true,
          reason=Dice di non aver fatto questo pagamento, paymentId=payment, orderNumber=F4-last}
          template=dispute-decided cause_key=dispute-decided:#1 open lost:admin-1:email recipient=admin-1
          send_after=now
      ~ orders [Ada Neri] updated_at: 2026-03-11 09:00 → now payment_status: paid → partially_refunded
          refunded_centimes: 0 → 2000
      ~ payments [payment] lost_centimes: 0 → 2000
      ! event kind=orders"
    `)
  })

  it('reduces waiting refunds from the newest on by the lost amount', async () => {
    const { payment, intent } = await paid()
    await refund(payment, 20)
    await refund(payment, 8)
    await query("UPDATE refunds SET send_after = '2026-03-11T08:40Z' WHERE payment_id = $1", [payment])
    const dispute = stripe().disputes.open({ paymentIntent: intent, amount: 1500 })
    await takeEvents()
    decide(dispute, 'lost')
    expect(await changes(() => takeEvents())).toMatchInlineSnapshot(`
      "~ disputes [#1] state: open → lost closed_at: null → now respond_by: 2026-03-18 09:00 → null
          updated_at: 2026-03-11 09:00 → now
      + messages id=#2 state=queued channel=email payload={name=Ada Neri, amount=15, isLost=true,
          reason=Dice di non aver fatto questo pagamento, paymentId=payment, orderNumber=F4-last}
          template=dispute-decided cause_key=dispute-decided:#1 open lost:admin-1:email recipient=admin-1
          send_after=now
      ~ payments [payment] lost_centimes: 0 → 1500
      ~ refunds [#3] send_after: 2026-03-11 09:40 → now updated_at: 2026-03-11 09:00 → now cut_centimes: 0 → 700
          amount_centimes: 2000 → 1300
      ~ refunds [#4] state: requested → failed last_error: null → The dispute was lost
          send_after: 2026-03-11 09:40 → now updated_at: 2026-03-11 09:00 → now cut_centimes: 0 → 800
      ! event kind=orders"
    `)
  })

  it('counts the money again and restores reduced refunds when won after a loss', async () => {
    const { payment, intent } = await paid()
    await refund(payment, 20)
    await refund(payment, 8)
    await query("UPDATE refunds SET send_after = '2026-03-11T08:40Z' WHERE payment_id = $1", [payment])
    const dispute = stripe().disputes.open({ paymentIntent: intent, amount: 1500 })
    await takeEvents()
    decide(dispute, 'lost')
    await takeEvents()
    decide(dispute, 'won')
    expect(await changes(() => takeEvents())).toMatchInlineSnapshot(`
      "~ disputes [#1] state: lost → won closed_at: 2026-03-11 09:00 → now updated_at: 2026-03-11 09:00 → now
      + messages id=#2 state=queued channel=email payload={name=Ada Neri, amount=15,
          reason=Dice di non aver fatto questo pagamento, paymentId=payment, orderNumber=F4-last}
          template=dispute-decided cause_key=dispute-decided:#1 lost won:admin-1:email recipient=admin-1
          send_after=now
      ~ payments [payment] lost_centimes: 1500 → 0
      ~ refunds [#3] cut_centimes: 700 → 0
      ~ refunds [#4] cut_centimes: 800 → 0
      + refunds id=#5 state=requested reason=Difetto payment_id=payment send_after=now is_announced=true
          requested_by=admin amount_centimes=700
      + refunds id=#6 state=requested reason=Difetto payment_id=payment send_after=now is_announced=true
          requested_by=admin amount_centimes=800
      ! event kind=orders"
    `)
  })
})

describe('the hourly dispute job', () => {
  const reconcile = () => shop.payments.reconcile()
  const reminders = async (payment: string) =>
    await query(
      `SELECT recipient FROM messages WHERE template = 'payment-disputed' AND payload ->> 'paymentId' = $1
         AND (payload ->> 'isReminder')::boolean`,
      [payment],
    )

  it('reminds the owners once, two days before the deadline', async () => {
    const { payment } = await disputed()
    shop.clock.set('2026-03-16T08:00:00+01:00')
    await reconcile()
    expect(await reminders(payment)).toEqual([])
    shop.clock.set('2026-03-16T09:01:00+01:00')
    await reconcile()
    expect(await reminders(payment)).toEqual([])
    for (const time of ['10:00', '11:00']) {
      shop.clock.set(`2026-03-16T${time}:00+01:00`)
      await reconcile()
    }
    expect(await reminders(payment)).toEqual([{ recipient: admin.email }])
  })

  it.each([
    ['a minute before the last two days', '2026-03-13T10:01:00+01:00', 'open', 0],
    ['at the start of the last two days', '2026-03-13T10:00:00+01:00', 'inquiry', 1],
    ['a minute before the deadline', '2026-03-11T10:01:00+01:00', 'open', 1],
    ['at the deadline', '2026-03-11T10:00:00+01:00', 'open', 0],
    ['of a decided dispute', '2026-03-12T10:00:00+01:00', 'won', 0],
  ])('reminds %s: (%s, %s) %i times', async (_, respondBy, state, times) => {
    const { payment } = await paid()
    await haveDispute(payment, 'open', null)
    await haveDispute(payment, state, respondBy)
    shop.clock.set('2026-03-11T10:00:00+01:00')
    await reconcile()
    expect(await reminders(payment)).toHaveLength(times)
  })

  it('finds a decision whose event was lost', async () => {
    const { payment, dispute } = await disputed()
    decide(dispute, 'won')
    await query('UPDATE stripe_reads SET read_until = $1', ['2026-03-11T09:55:00+01:00'])
    shop.clock.set('2026-03-11T10:00:00+01:00')
    await reconcile()
    expect(await query('SELECT state FROM disputes WHERE payment_id = $1', [payment])).toEqual([
      { state: 'won' },
    ])
  })
})
