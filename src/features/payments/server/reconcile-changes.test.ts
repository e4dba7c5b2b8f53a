import { describe, expect, it } from 'vitest'

import { givenPayments } from '#tests/support/given-payments.ts'
import { givenShop } from '#tests/support/given.ts'
import { hour, minute } from '#tests/support/test-clock.ts'

const shop = givenShop({ payments: { retries: 0 } })
const { changes, name, query, stripe, started, idOf, paid, payAtStripe, namesake, forced } =
  givenPayments(shop)

/** Keeps the job from reading events, which it does every ten minutes. */
const quietEvents = () =>
  query(
    `INSERT INTO stripe_reads VALUES ('salon', $1), ('plan', $1) ON CONFLICT (account) DO UPDATE SET read_until = $1`,
    [shop.clock.now()],
  )
const settled = () =>
  forced("UPDATE payments SET updated_at = $1 WHERE state IN ('open', 'processing')", [shop.clock.now()])
const reconcile = async (minutes: number) => {
  shop.clock.advance((minutes - 1) * minute)
  await quietEvents()
  return await changes(() => shop.payments.reconcile())
}
const stateOf = async (payment: string) =>
  (await query('SELECT state FROM payments WHERE id = $1', [payment]))[0].state
const mine = async () => {
  await settled()
  const intent = await started()
  const payment = await idOf(intent)
  name({ payment, intent })
  return { intent, payment }
}

describe('reconciliation of an open payment', () => {
  it('creates the order after five minutes when it was paid without an event', async () => {
    const { intent } = await mine()
    payAtStripe(intent)
    await started(namesake.api)
    await query(
      "UPDATE payments SET updated_at = updated_at + interval '4 minutes' WHERE state = 'open' AND stripe_intent_id <> $1",
      [intent],
    )
    const text = await reconcile(5)
    expect(text.match(/^[~+-] .*/gm)?.map((line) => line.slice(0, 60))).toMatchInlineSnapshot(`
      [
        "+ messages id=#1 state=queued channel=email payload={name=Ad",
        "+ messages id=#3 state=queued channel=email payload={name=Ad",
        "+ order_items name=Cera order_id=#2 quantity=2 product_id=wa",
        "~ order_numbers last+1",
        "+ orders id=#2 city=Lugano name=Ada Neri email=ada@posta.tes",
        "~ payments [payment] state: open → succeeded method: null → ",
        "~ stock_claims [#5] caller: … → null order_id: null → #2 exp",
      ]
    `)
  })

  it('skips it for less than five minutes', async () => {
    const { intent } = await mine()
    payAtStripe(intent)
    shop.clock.advance(-minute)
    expect(await reconcile(5)).toBe('')
  })

  it('handles it when its time is in the future', async () => {
    const { intent, payment } = await mine()
    payAtStripe(intent)
    await query("UPDATE payments SET updated_at = '2026-03-11T09:07:00+01:00' WHERE id = $1", [payment])
    await reconcile(1)
    expect(await stateOf(payment)).toBe('succeeded')
  })

  it('keeps it open before it expires', async () => {
    const { payment } = await mine()
    await reconcile(14)
    expect(await stateOf(payment)).toBe('open')
  })

  it('cancels it here and at Stripe after it expires and returns its items', async () => {
    const { intent } = await mine()
    await query(
      "UPDATE payments SET updated_at = updated_at + interval '14 minutes' WHERE state = 'open' AND stripe_intent_id <> $1",
      [intent],
    )
    expect(await reconcile(15)).toMatchInlineSnapshot(`
      "~ payments [payment] state: open → cancelled
          request: {sold=[{left=3998, name=Cera, quantity=2, productId=wax, priceCentimes=2400}], buyer={city=Lugano, name=Ada Neri, email=ada@posta.test, phone=+4179-1, userId=client, address=Via Nassa 5, postalCode=6900}} → null
          updated_at: 2026-03-11 09:00 → now
      ~ products [Cera] quantity: 3998 → 4000
      + stock_movements at=now id=#1 cause=released change=2 product_id=wax quantity_after=4000
      - stock_claims [#2]"
    `)
    expect(
      stripe()
        .payments.list()
        .find(({ id }) => id === intent)?.status,
    ).toBe('canceled')
  })

  it('keeps it while the bank decides, then cancels it when refused', async () => {
    const { intent, payment } = await mine()
    stripe().payments.keepProcessing({})
    payAtStripe(intent)
    await reconcile(30)
    expect(await stateOf(payment)).toBe('processing')
    stripe().payments.settle({ paymentIntent: intent, isPaid: false })
    await reconcile(30)
    expect(await stateOf(payment)).toBe('cancelled')
  })

  it('keeps it open until it expires when Stripe does not know it, then cancels it', async () => {
    const { payment } = await mine()
    await forced("UPDATE payments SET stripe_intent_id = stripe_intent_id || 'x' WHERE id = $1", [payment])
    await reconcile(6)
    expect(await stateOf(payment)).toBe('open')
    await reconcile(10)
    expect(await stateOf(payment)).toBe('cancelled')
  })

  it('finds a lost intent again and cancels both', async () => {
    const { intent, payment } = await mine()
    await forced('UPDATE payments SET stripe_intent_id = NULL, stripe_account = NULL WHERE id = $1', [
      payment,
    ])
    await query(
      "UPDATE payments SET updated_at = updated_at + interval '6 minutes' WHERE state = 'open' AND id <> $1",
      [payment],
    )
    expect(await reconcile(6)).toMatchInlineSnapshot(`
      "~ payments [payment] state: open → cancelled
          request: {sold=[{left=3998, name=Cera, quantity=2, productId=wax, priceCentimes=2400}], buyer={city=Lugano, name=Ada Neri, email=ada@posta.test, phone=+4179-1, userId=client, address=Via Nassa 5, postalCode=6900}} → null
          updated_at: 2026-03-11 09:00 → now stripe_account: null → salon stripe_intent_id: null → intent
      ~ products [Cera] quantity: 3998 → 4000
      + stock_movements at=now id=#1 cause=released change=2 product_id=wax quantity_after=4000
      - stock_claims [#2]"
    `)
    expect(
      stripe()
        .payments.list()
        .find(({ id }) => id === intent)?.status,
    ).toBe('canceled')
  })

  it('cancels it without an intent when the intent was lost a day ago', async () => {
    const { payment } = await mine()
    await forced('UPDATE payments SET stripe_intent_id = NULL, stripe_account = NULL WHERE id = $1', [
      payment,
    ])
    const creations = () =>
      stripe()
        .calls.received()
        .filter(({ kind }) => kind === 'payment_intents.create').length
    const before = creations()
    shop.clock.advance(23 * hour)
    await reconcile(1)
    expect([await stateOf(payment), creations()]).toEqual(['cancelled', before])
  })

  it('keeps it open while Stripe is unavailable and stops after three calls', async () => {
    const { intent, payment } = await mine()
    payAtStripe(intent)
    for (let count = 0; count < 5; count += 1) await started(namesake.api)
    shop.clock.advance(6 * minute)
    await quietEvents()
    stripe().calls.fail({ count: 90, fault: 'error' })
    const before = stripe().calls.received().length
    await shop.payments.reconcile()
    stripe().calls.heal()
    expect([await stateOf(payment), stripe().calls.received().length - before]).toEqual(['open', 3])
  })
})

describe('events that were not delivered', () => {
  const events = async (intent: string) =>
    await query('SELECT type FROM stripe_events WHERE intent_id = $1 ORDER BY type', [intent])

  it('are read from Stripe, at most every ten minutes', async () => {
    const { intent } = await mine()
    payAtStripe(intent)
    shop.clock.advance(minute)
    await quietEvents()
    shop.clock.advance(10 * minute - 1)
    await shop.payments.reconcile()
    expect(await events(intent)).toEqual([])
    shop.clock.advance(1)
    await shop.payments.reconcile()
    expect((await events(intent)).map(({ type }) => type)).toEqual([
      'charge.succeeded',
      'payment_intent.created',
      'payment_intent.succeeded',
    ])
    expect(await query("SELECT read_until FROM stripe_reads WHERE account = 'salon'")).toEqual([
      { read_until: shop.clock.now() },
    ])
  })
})

describe('a payment missing in a restored backup', () => {
  const forgotten = async (more = '') => {
    const { payment, intent } = await paid()
    await forced(
      `WITH claims AS (DELETE FROM stock_claims WHERE order_id IN (SELECT order_id FROM payments WHERE id = $1)) DELETE FROM payments WHERE id = $1 ${more}`,
      [payment],
    )
    name({ reference: intent.slice(-8) })
    return { payment, intent }
  }
  const takeEvents = async () => {
    await stripe().webhooks.deliverAll({})
    await shop.payments.handleEvents()
  }

  it('is recorded and refunded, with a mail to the owners', async () => {
    await forgotten()
    expect(await changes(takeEvents)).toMatchInlineSnapshot(`
      "+ messages id=#1 state=queued channel=email payload={amount=48, paymentId=payment, reference=reference,
          isRefunded=true} template=payment-unknown cause_key=payment-unknown:intent:admin-1:email recipient=admin-1
          send_after=now
      + payments id=payment state=succeeded method=card account=salon paid_at=now purpose=product_order currency=CHF
          unfulfilled=Il pagamento non corrisponde a nessun ordine stripe_account=salon amount_centimes=4800
          stripe_intent_id=intent
      + refunds id=#2 state=requested reason=Il pagamento non corrisponde a nessun ordine payment_id=payment
          send_after=now amount_centimes=4800"
    `)
    expect(await changes(takeEvents)).toBe('')
  })

  it('of another shop in the same Stripe account is ignored', async () => {
    await forgotten()
    const [{ id }] = await query('SELECT shop_id AS id FROM studio_settings')
    await query('UPDATE studio_settings SET shop_id = gen_random_uuid()')
    const text = await changes(takeEvents)
    await query('UPDATE studio_settings SET shop_id = $1', [id])
    expect(text).toBe('')
  })
})
