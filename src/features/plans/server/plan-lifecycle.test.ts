import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { givenBarber, givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { openTestPayments, sandboxOf, type TestPayments } from '#tests/support/payments.ts'
import { hireBarber } from '#tests/support/people.ts'
import { limitPlans } from '#tests/support/plan.ts'
import { minute } from '#tests/support/test-clock.ts'
import { auditEntries, newestMessage } from '#tests/support/written.ts'

import { activatePlan } from './activate-plan.ts'
import { ownerOf } from './owner.fixture.ts'
import { writePlanRule } from './plan-rules.ts'

const shop = givenShop({ payments: true, plan: null })
const admin = givenPerson(shop, 'admin')
const visitor = givenVisitor(shop)
const owner = ownerOf(shop, () => admin.email)
const start = '2026-03-11T09:00:00+01:00'

beforeEach(async () => {
  shop.clock.set(start)
  sandboxOf(shop).webhooks.pause()
  // Stripe must forget the payments too, or they would be restored as after a backup.
  sandboxOf(shop).payments.forget()
  const { pool } = shop.platform.database
  await pool.query('DELETE FROM plan_periods')
  await pool.query('DELETE FROM plan_refunds')
  await pool.query('DELETE FROM disputes')
  await pool.query('DELETE FROM refunds')
  await pool.query('DELETE FROM payments')
  await pool.query('UPDATE subscription SET chosen_plan_id = NULL, chosen_at = NULL, is_cancelled = false')
  await pool.query(`UPDATE plans SET price_centimes = 2900 WHERE name = 'STARTER'`)
})

describe('GET /subscriptions/plans', () => {
  test('returns the plans in order with price, limits and features', async () => {
    const { status, body } = await visitor.get('/subscriptions/plans')
    expect(status).toBe(200)
    const told = body.data.map((plan: Record<string, unknown>) => [
      plan['name'],
      plan['price'],
      plan['isRecommended'],
      plan['billingPeriod'],
    ])
    expect(told).toEqual([
      ['STARTER', 29, false, 'monthly'],
      ['BUSINESS', 49, true, 'monthly'],
      ['ENTERPRISE', 99, false, 'monthly'],
    ])
    expect(body.data[0].limits).toEqual({ appointments: 150, emails: 300, sms: 50, barbers: 2 })
    expect(body.data[2].limits).toEqual({ appointments: 999999, emails: 999999, sms: 1000, barbers: 999999 })
    const features = body.data.map((plan: { features: { name: string }[] }) =>
      plan.features.map(({ name }) => name),
    )
    expect(features[0]).toEqual([
      '150 appuntamenti al mese',
      '300 email al mese',
      '50 SMS al mese',
      '2 barbieri',
      'Statistiche ed e‑commerce',
      'Assistenza prioritaria',
    ])
    expect(features[2].slice(0, 4)).toEqual([
      'Appuntamenti illimitati',
      'Email illimitate',
      '1000 SMS al mese',
      'Barbieri illimitati',
    ])
  })
})

describe('selecting a plan', () => {
  test('waits for the payment and grants no access', async () => {
    expect(await owner.access()).toMatchObject({
      hasAccess: false,
      blocked: true,
      needsPayment: false,
      subscription: null,
      subscriptionStatus: 'inactive',
      message: 'Seleziona un piano per continuare',
    })
    const { status, body } = await owner.select('STARTER')
    expect([status, body.data.needsPayment]).toEqual([200, true])
    expect(body.data.subscription).toMatchObject({ status: 'pending_payment', plan: { name: 'STARTER' } })
    expect(await owner.access()).toMatchObject({
      hasAccess: false,
      blocked: false,
      needsPayment: true,
      message: 'Completa il pagamento per attivare tutte le funzionalità',
    })
    const again = await owner.select('STARTER')
    expect(again.body.data.subscription._id).toBe(body.data.subscription._id)
  })

  test('returns PLAN_NOT_FOUND for unknown plans and 400 for auto-renewal', async () => {
    const api = await owner.api()
    for (const planId of ['0190a0a0-0000-7000-8000-000000000000', 'STARTER', ''])
      expect((await api.post('/subscriptions/select', { planId })).body.code).toBe('PLAN_NOT_FOUND')
    const plan = await owner.plan('STARTER')
    const renewing = await api.post('/subscriptions/select', { planId: plan._id, autoRenew: true })
    expect([renewing.status, renewing.body.code]).toEqual([400, 'INVALID_INPUT'])
  })

  test('expires after a day', async () => {
    await owner.select('BUSINESS')
    shop.clock.advance(24 * 60 * 60 * 1000)
    expect(await owner.access()).toMatchObject({ subscriptionStatus: 'inactive', needsPayment: false })
    expect((await owner.start('BUSINESS')).body.code).toBe('PLAN_NOT_CHOSEN')
  })

  test('activates a free plan at once, once only until it has ended', async () => {
    const { pool } = shop.platform.database
    await pool.query(`UPDATE plans SET price_centimes = 0 WHERE name = 'STARTER'`)
    for (const _ of [1, 2]) {
      const { body } = await owner.select('STARTER')
      expect(body.data).toMatchObject({ needsPayment: false, subscription: { status: 'active' } })
    }
    const periods = async () =>
      (await pool.query('SELECT count(*)::int AS count FROM plan_periods')).rows[0].count
    expect(await periods()).toBe(1)
    shop.clock.set('2026-05-11T09:00:00+02:00')
    expect((await owner.access()).hasAccess).toBe(false)
    const { body: anew } = await owner.select('STARTER')
    expect(anew.data).toMatchObject({ needsPayment: false, subscription: { status: 'active' } })
    expect([await periods(), (await owner.access()).hasAccess]).toEqual([2, true])
  })
})

describe('a plan payment', () => {
  test('activates the plan for a month once Stripe confirms it', async () => {
    await owner.select('BUSINESS')
    const { status, body } = await owner.start('BUSINESS')
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ amount: 49, currency: 'CHF', expiresAt: null })
    const { paymentIntentId } = body.data
    const early = await owner.confirm(paymentIntentId)
    expect([early.status, early.body.code]).toEqual([402, 'PAYMENT_REQUIRED'])
    expect((await owner.access()).hasAccess).toBe(false)

    sandboxOf(shop).payments.pay({ paymentIntent: paymentIntentId })
    for (const _ of ['once', 'twice']) {
      const paid = await owner.confirm(paymentIntentId)
      expect([paid.status, paid.body.message]).toEqual([200, 'Pagamento completato con successo!'])
      expect(paid.body.data).toMatchObject({
        status: 'active',
        plan: { name: 'BUSINESS', price: 49 },
        currentPeriodStart: '2026-03-11T08:00:00.000Z',
        // One calendar month in the shop's zone; summer time begins in between.
        currentPeriodEnd: '2026-04-11T07:00:00.000Z',
        nextBillingDate: '2026-04-11T07:00:00.000Z',
        chosenPlan: null,
      })
    }
    expect(await owner.access()).toMatchObject({ hasAccess: true, blocked: false, message: null })
    const { billingPeriod, resetDate } = await owner.usage()
    expect(billingPeriod).toEqual({
      start: '2026-03-11T08:00:00.000Z',
      end: '2026-04-11T07:00:00.000Z',
      status: 'active',
    })
    expect(resetDate).toBe('2026-03-31T22:00:00.000Z')
    expect(await newestMessage(shop, 'plan-paid', admin.email)).toMatchObject({
      payload: { plan: 'Business', amount: 49, until: '2026-04-11T07:00:00.000Z' },
    })
  })

  test('activates the plan from the webhook alone', async () => {
    await owner.select('STARTER')
    const { body } = await owner.start('STARTER')
    sandboxOf(shop).payments.pay({ paymentIntent: body.data.paymentIntentId })
    await sandboxOf(shop).webhooks.deliverAll({})
    await shop.payments.handleEvents()
    expect(await owner.access()).toMatchObject({ hasAccess: true, subscriptionStatus: 'active' })
  })

  test('is shared by two concurrent starts', async () => {
    await owner.select('STARTER')
    const [first, second] = await Promise.all([owner.start('STARTER'), owner.start('STARTER')])
    expect(second.body.data.paymentIntentId).toBe(first.body.data.paymentIntentId)
  })

  test('is replaced once less than half of its day is left', async () => {
    await owner.select('STARTER')
    const { paymentIntentId: first } = (await owner.start('STARTER')).body.data
    shop.clock.advance(11 * 60 * minute)
    expect((await owner.start('STARTER')).body.data.paymentIntentId).toBe(first)
    shop.clock.advance(2 * 60 * minute)
    const { paymentIntentId: second } = (await owner.start('STARTER')).body.data
    expect(second).not.toBe(first)
    expect((await owner.start('STARTER')).body.data.paymentIntentId).toBe(second)
  })

  test('is replaced at the new price once the price has changed', async () => {
    await owner.select('STARTER')
    const { paymentIntentId: first } = (await owner.start('STARTER')).body.data
    await shop.platform.database.pool.query(`UPDATE plans SET price_centimes = 3900 WHERE name = 'STARTER'`)
    const { paymentIntentId: second, amount } = (await owner.start('STARTER')).body.data
    expect([second === first, amount]).toEqual([false, 39])
  })

  test('of the earlier choice is cancelled when another plan is chosen', async () => {
    await owner.select('STARTER')
    const { body } = await owner.start('STARTER')
    await owner.select('BUSINESS')
    const { status } = await owner.start('BUSINESS')
    expect(status).toBe(200)
    expect(() => sandboxOf(shop).payments.pay({ paymentIntent: body.data.paymentIntentId })).toThrow(
      'canceled',
    )
    expect((await owner.start('STARTER')).body.code).toBe('PLAN_NOT_CHOSEN')
  })

  test('activates the plan it was made for although another is chosen meanwhile', async () => {
    await owner.select('STARTER')
    const { body } = await owner.start('STARTER')
    sandboxOf(shop).payments.pay({ paymentIntent: body.data.paymentIntentId })
    await owner.select('ENTERPRISE')
    await owner.confirm(body.data.paymentIntentId)
    expect(await owner.subscription()).toMatchObject({
      status: 'active',
      plan: { name: 'STARTER' },
      chosenPlan: { name: 'ENTERPRISE' },
    })
  })

  test('returns 409 PLAN_PAID_ALREADY when started again after it was paid', async () => {
    await owner.select('STARTER')
    const { body } = await owner.start('STARTER')
    sandboxOf(shop).payments.pay({ paymentIntent: body.data.paymentIntentId })
    const again = await owner.start('STARTER')
    expect([again.status, again.body.code]).toEqual([409, 'PLAN_PAID_ALREADY'])
    expect(await owner.access()).toMatchObject({ hasAccess: true })
  })

  test('returns 404 SUBSCRIPTION_NOT_FOUND for another subscription', async () => {
    await owner.select('STARTER')
    const { _id: planId } = await owner.plan('STARTER')
    const answer = await (
      await owner.api()
    ).post('/subscription-payments/create-intent', {
      planId,
      subscriptionId: '0190a0a0-0000-7000-8000-000000000000',
    })
    expect([answer.status, answer.body.code]).toEqual([404, 'SUBSCRIPTION_NOT_FOUND'])
  })

  test('returns PAYMENT_NOT_FOUND for an unknown intent', async () => {
    for (const intent of ['pi_unknown', 'pi_x'])
      expect((await owner.confirm(intent)).body.code).toBe('PAYMENT_NOT_FOUND')
    const body = { type: 'plan', planId: (await owner.plan('STARTER'))._id }
    expect((await visitor.post('/payments/create-intent', body)).status).toBe(400)
  })

  test('is not counted in the takings of the shop and returns 409 NOT_REFUNDABLE', async () => {
    await owner.buy('BUSINESS')
    const api = await owner.api()
    expect((await api.get('/payments/history')).body.data).toEqual([])
    const { body } = await api.get('/payments/history?type=plan')
    expect(body.data).toMatchObject([
      { type: 'plan', amount: 49, customer: 'Piano Business, 1 mese', net: null },
    ])
    const refund = await api.post(`/payments/${String(body.data[0]._id)}/refund`, { reason: 'No' })
    expect([refund.status, refund.body.code]).toEqual([409, 'NOT_REFUNDABLE'])
    expect((await api.get('/payments/day?date=2026-03-11')).body.data).toMatchObject({ total: 0 })
  })

  test('ends the month when the vendor refunds it', async () => {
    const intentId = await owner.buy('BUSINESS')
    await shop.platform.payments.plan?.refund({ intentId, amount: 4900, key: 'vendor-panel' })
    await sandboxOf(shop).webhooks.deliverAll({})
    await shop.payments.handleEvents()
    expect(await owner.access()).toMatchObject({ hasAccess: false })
  })

  test('does not reduce the takings of the shop when the vendor refunds it', async () => {
    const intentId = await owner.buy('BUSINESS')
    await shop.platform.payments.plan?.refund({ intentId, amount: 4900, key: 'not-of-the-salon' })
    await sandboxOf(shop).webhooks.deliverAll({})
    await shop.payments.handleEvents()
    const { body } = await (await owner.api()).get('/payments/day?date=2026-03-11')
    expect(body.data).toMatchObject({ refunded: 0, total: 0 })
  })

  test('keeps the month when the vendor refunds a part', async () => {
    const intentId = await owner.buy('BUSINESS')
    const before = await owner.subscription()
    for (const amount of [2000, 2899]) {
      await shop.platform.payments.plan?.refund({ intentId, amount, key: `part ${amount}` })
      await sandboxOf(shop).webhooks.deliverAll({})
      await shop.payments.handleEvents()
    }
    expect(await owner.access()).toMatchObject({ hasAccess: true })
    expect(await owner.subscription()).toEqual(before)
  })

  test('ends the month when a dispute is lost, and the owners get a mail', async () => {
    const intentId = await owner.buy('BUSINESS')
    const { disputes } = sandboxOf(shop)
    const hear = async () => {
      await sandboxOf(shop).webhooks.deliverAll({})
      await shop.payments.handleEvents()
      return (await owner.access()).hasAccess
    }
    const dispute = disputes.open({ paymentIntent: intentId })
    expect(await hear()).toBe(true)
    disputes.close({ dispute, end: 'lost' })
    expect(await hear()).toBe(false)
    const takings = await (await owner.api()).get('/payments/day?date=2026-03-11')
    expect(takings.body.data).toMatchObject({ lost: 0, total: 0 })
    expect((await newestMessage(shop, 'dispute-decided', admin.email)).payload).toMatchObject({
      isOfPlan: true,
      isLost: true,
      amount: 49,
    })
  })

  test('keeps the month when its pending refund fails', async () => {
    const intentId = await owner.buy('BUSINESS')
    sandboxOf(shop).refunds.endNext({ end: 'pending' })
    const refund = await shop.platform.payments.plan?.refund({ intentId, amount: 4900, key: 'on-its-way' })
    const hear = async () => {
      await sandboxOf(shop).webhooks.deliverAll({})
      await shop.payments.handleEvents()
      return (await owner.access()).hasAccess
    }
    expect(await hear()).toBe(true)
    sandboxOf(shop).refunds.settle({ refund: refund?.id ?? '', status: 'failed' })
    expect(await hear()).toBe(true)
  })

  async function refunded(intentId: string, amount: number) {
    const refund = await shop.platform.payments.plan?.refund({ intentId, amount, key: `key ${intentId}` })
    await sandboxOf(shop).webhooks.deliverAll({})
    await shop.payments.handleEvents()
    return async () => {
      sandboxOf(shop).refunds.settle({ refund: refund?.id ?? '', status: 'failed' })
      await sandboxOf(shop).webhooks.deliverAll({})
      await shop.payments.handleEvents()
    }
  }

  test('restores the refunded time when the bank returns the refund', async () => {
    const intentId = await owner.buy('BUSINESS')
    shop.clock.set('2026-03-21T09:00:00+01:00')
    const returned = await refunded(intentId, 4900)
    expect((await owner.access()).hasAccess).toBe(false)
    shop.clock.set('2026-03-25T09:00:00+01:00')
    await returned()
    // Ten of 31 days were used, and the shop was four days without the plan.
    expect(await owner.subscription()).toMatchObject({
      plan: { name: 'BUSINESS' },
      endDate: '2026-04-15T07:00:00.000Z',
    })
    const { payload } = await newestMessage(shop, 'refund-failed', admin.email)
    expect(payload).toMatchObject({ amount: 49, isOfPlan: true })
  })

  test('can be refunded again after a returned refund and ends the month once', async () => {
    const intentId = await owner.buy('BUSINESS')
    await (
      await refunded(intentId, 4900)
    )()
    expect((await owner.access()).hasAccess).toBe(true)
    await shop.platform.payments.plan?.refund({ intentId, amount: 4900, key: 'again' })
    await sandboxOf(shop).webhooks.deliverAll({})
    await shop.payments.handleEvents()
    expect((await owner.access()).hasAccess).toBe(false)
  })

  test('of an upgrade keeps its end date when its refund is returned', async () => {
    await owner.buy('STARTER')
    const first = await owner.buy('BUSINESS')
    const before = await owner.subscription()
    await (
      await refunded(first, 4900)
    )()
    expect((await owner.subscription()).endDate).toBe(before.endDate)
  })

  test('with a returned refund counts towards an upgrade with what is left of it', async () => {
    const intentId = await owner.buy('STARTER')
    shop.clock.set('2026-03-26T20:30:00+01:00')
    await (
      await refunded(intentId, 2900)
    )()
    await owner.buy('BUSINESS')
    // Half a month of 29 is 9.2 days of 31 at 49.
    expect(await owner.subscription()).toMatchObject({ currentPeriodEnd: '2026-05-06T18:30:00.000Z' })
  })

  test('with a returned refund follows a plan bought in the meantime', async () => {
    const intentId = await owner.buy('BUSINESS')
    const returned = await refunded(intentId, 4900)
    await owner.buy('STARTER')
    await returned()
    expect(await owner.subscription()).toMatchObject({
      plan: { name: 'STARTER' },
      nextPlan: { name: 'BUSINESS', startsAt: '2026-04-11T07:00:00.000Z' },
      endDate: '2026-05-12T06:00:00.000Z',
    })
  })

  test('loses its month with a lost dispute and regains it when the dispute is won', async () => {
    const paymentIntent = await owner.buy('BUSINESS')
    const { disputes } = sandboxOf(shop)
    const hear = async () => {
      await sandboxOf(shop).webhooks.deliverAll({})
      await shop.payments.handleEvents()
      return (await owner.access()).hasAccess
    }
    const dispute = disputes.open({ paymentIntent })
    disputes.close({ dispute, end: 'lost' })
    expect(await hear()).toBe(false)
    disputes.close({ dispute, end: 'won' })
    expect(await hear()).toBe(true)
  })

  test('of an upgrade leaves the earlier paid time when refunded', async () => {
    await owner.buy('BUSINESS')
    shop.clock.set('2026-03-12T09:00:00+01:00')
    const intentId = await owner.buy('ENTERPRISE')
    await shop.platform.payments.plan?.refund({ intentId, amount: 9900, key: 'too-dear' })
    await sandboxOf(shop).webhooks.deliverAll({})
    await shop.payments.handleEvents()
    const { hasAccess, subscription } = await owner.access()
    expect(hasAccess).toBe(true)
    // Thirty days at 49 equal ten days at 146.
    expect(new Date(subscription.endDate) > new Date('2026-03-25')).toBe(true)
  })

  test('of an upgrade shortens the plan once although refunded and disputed', async () => {
    await owner.buy('BUSINESS')
    shop.clock.set('2026-03-12T09:00:00+01:00')
    const intentId = await owner.buy('ENTERPRISE')
    const { disputes } = sandboxOf(shop)
    const hear = async () => {
      await sandboxOf(shop).webhooks.deliverAll({})
      await shop.payments.handleEvents()
      return (await owner.subscription()).endDate
    }
    await shop.platform.payments.plan?.refund({ intentId, amount: 9900, key: 'told-often' })
    const left = await hear()
    expect(new Date(left) > new Date('2026-03-25')).toBe(true)
    const dispute = disputes.open({ paymentIntent: intentId, amount: 9900 })
    await hear()
    disputes.close({ dispute, end: 'lost' })
    expect(await hear()).toBe(left)
  })

  test('made since a restored backup activates its month again', async () => {
    await owner.buy('BUSINESS')
    await sandboxOf(shop).webhooks.deliverAll({})
    await shop.payments.handleEvents()
    const { pool } = shop.platform.database
    for (const table of ['plan_periods', 'payments', 'stripe_events'])
      await pool.query(`DELETE FROM ${table}`)
    expect((await owner.access()).hasAccess).toBe(false)
    await pool.query(`UPDATE stripe_reads SET read_until = '2026-03-11T08:00:00Z'`)
    await shop.payments.reconcile()
    await shop.payments.handleEvents()
    expect(await owner.access()).toMatchObject({
      hasAccess: true,
      subscription: { plan: { name: 'BUSINESS' } },
    })
    expect(await newestMessage(shop, 'payment-unknown', admin.email)).toBeUndefined()
  })

  describe('started before the vendor had own keys', () => {
    const vendor = givenVendor()

    test('is paid, confirmed and refunded in the account where it started', async () => {
      await owner.select('BUSINESS')
      const { body } = await owner.start('BUSINESS')
      const paymentIntent = String(body.data.paymentIntentId)
      vendor.takeOver()
      sandboxOf(shop).payments.pay({ paymentIntent })
      await sandboxOf(shop).webhooks.deliverAll({})
      await shop.payments.handleEvents()
      expect((await owner.access()).hasAccess).toBe(true)
      await shop.platform.payments.salon?.refund({ intentId: paymentIntent, amount: 4900, key: 'former' })
      await sandboxOf(shop).webhooks.deliverAll({})
      await shop.payments.handleEvents()
      expect((await owner.access()).hasAccess).toBe(false)
    })

    test('is started again in the vendor account when unpaid', async () => {
      await owner.select('BUSINESS')
      const former = await owner.start('BUSINESS')
      vendor.takeOver()
      const anew = await owner.start('BUSINESS')
      expect(anew.status).toBe(200)
      expect(anew.body.data.paymentIntentId).not.toBe(former.body.data.paymentIntentId)
      vendor.sandbox().payments.pay({ paymentIntent: anew.body.data.paymentIntentId })
      await owner.confirm(anew.body.data.paymentIntentId)
      expect((await owner.access()).hasAccess).toBe(true)
    })
  })

  describe('made in the salon account although the vendor has one', () => {
    const vendor = givenVendor()

    test('activates nothing and sends the owners a mail', async () => {
      vendor.takeOver()
      const { pool } = shop.platform.database
      const { rows } = await pool.query('SELECT shop_id FROM studio_settings')
      const { _id: plan } = await owner.plan('BUSINESS')
      const payment = crypto.randomUUID()
      const metadata = { payment, purpose: 'plan', plan, shop: String(rows[0]?.shop_id) }
      const { salon } = shop.platform.payments
      const intent = await salon?.createIntent({ amount: 4900, key: payment, description: 'x', metadata })
      sandboxOf(shop).payments.pay({ paymentIntent: intent?.id ?? '' })
      await sandboxOf(shop).webhooks.deliverAll({})
      await shop.payments.handleEvents()
      expect((await owner.access()).hasAccess).toBe(false)
      const mail = await newestMessage(shop, 'payment-unknown', admin.email)
      expect(mail.payload).toMatchObject({ amount: 49, isRefunded: false })
      await pool.query(`DELETE FROM messages WHERE template = 'payment-unknown'`)
    })

    test('is ignored on the vendor account without a shop in its metadata', async () => {
      vendor.takeOver()
      const payment = crypto.randomUUID()
      const intent = await shop.platform.payments.plan?.createIntent({
        amount: 4900,
        key: payment,
        description: 'x',
        metadata: { payment },
      })
      vendor.sandbox().payments.pay({ paymentIntent: intent?.id ?? '' })
      shop.clock.advance(11 * minute)
      await shop.payments.reconcile()
      await shop.payments.handleEvents()
      expect(await newestMessage(shop, 'payment-unknown', admin.email)).toBeUndefined()
    })
  })

  describe('started with removed vendor keys', () => {
    const vendor = givenVendor()
    const begun = async (name: string): Promise<string> => {
      await owner.select(name)
      return String((await owner.start(name)).body.data.paymentIntentId)
    }

    test('is started again in the salon account', async () => {
      vendor.takeOver()
      const former = await begun('BUSINESS')
      vendor.leave()
      const anew = await begun('BUSINESS')
      expect(anew).not.toBe(former)
      sandboxOf(shop).payments.pay({ paymentIntent: anew })
      await owner.confirm(anew)
      expect((await owner.access()).hasAccess).toBe(true)
    })

    test('returns 409 PAYMENT_PROCESSING while processing, then expires', async () => {
      vendor.takeOver()
      const former = await begun('BUSINESS')
      vendor.sandbox().payments.keepProcessing({})
      vendor.sandbox().payments.pay({ paymentIntent: former })
      await owner.confirm(former)
      vendor.leave()
      const again = await owner.start('BUSINESS')
      expect([again.status, again.body.code]).toEqual([409, 'PAYMENT_PROCESSING'])
      shop.clock.advance(25 * 60 * minute)
      await shop.payments.reconcile()
      const states = async () => (await shop.platform.database.pool.query('SELECT state FROM payments')).rows
      expect(await states()).toEqual([{ state: 'processing' }])
      shop.clock.advance(30 * 24 * 60 * minute)
      await shop.payments.reconcile()
      expect(await states()).toEqual([{ state: 'cancelled' }])
    })

    test('does not block the events of other payments', async () => {
      vendor.takeOver()
      const former = await begun('BUSINESS')
      vendor.leave()
      const { pool } = shop.platform.database
      await pool.query(
        `INSERT INTO stripe_events (id, account, type, intent_id, created_at, received_at)
         SELECT 'evt_gone_' || n, 'plan', 'payment_intent.succeeded', $1, now(), now() FROM generate_series(1, 12) n
         UNION ALL SELECT 'evt_here', 'salon', 'payment_intent.succeeded', NULL, now(), now()`,
        [former],
      )
      await shop.payments.handleEvents()
      const { rows } = await pool.query(
        'SELECT id FROM stripe_events WHERE handled_at IS NOT NULL AND id LIKE $1',
        ['evt%here'],
      )
      expect(rows).toEqual([{ id: 'evt_here' }])
      await pool.query(`DELETE FROM stripe_events WHERE id LIKE 'evt_gone_%'`)
    })

    test('expires after a day, and still activates when paid and the keys return', async () => {
      vendor.takeOver()
      const former = await begun('BUSINESS')
      vendor.leave()
      shop.clock.advance(25 * 60 * 60 * 1000)
      await shop.payments.reconcile()
      const { rows } = await shop.platform.database.pool.query('SELECT state FROM payments')
      expect(rows).toEqual([{ state: 'cancelled' }])
      vendor.sandbox().payments.pay({ paymentIntent: former })
      vendor.takeOver()
      // The job fetches missed events every ten minutes.
      shop.clock.advance(11 * minute)
      await shop.payments.reconcile()
      await shop.payments.handleEvents()
      expect((await owner.access()).hasAccess).toBe(true)
    })
  })

  test('unknown to Stripe can be started again', async () => {
    await owner.select('STARTER')
    await owner.start('STARTER')
    sandboxOf(shop).payments.forget()
    const lost = await owner.start('STARTER')
    expect([lost.status, lost.body.code]).toEqual([409, 'PAYMENT_CLOSED'])
    expect((await owner.start('STARTER')).status).toBe(200)
    sandboxOf(shop).payments.forget()
    await owner.select('BUSINESS')
    expect((await owner.start('BUSINESS')).status).toBe(200)
    sandboxOf(shop).payments.forget()
    shop.clock.advance(25 * 60 * 60 * 1000)
    await shop.payments.reconcile()
    await owner.buy('BUSINESS')
    expect((await owner.access()).hasAccess).toBe(true)
  })
})

describe('the life of a plan', () => {
  test('ends with the paid time, to the second', async () => {
    await owner.buy('STARTER')
    shop.clock.set('2026-04-11T08:59:59+02:00')
    expect((await owner.access()).hasAccess).toBe(true)
    shop.clock.set('2026-04-11T09:00:00+02:00')
    expect(await owner.access()).toMatchObject({
      hasAccess: false,
      blocked: true,
      subscriptionStatus: 'expired',
      message: 'Abbonamento scaduto. Rinnova per continuare',
    })
    await owner.buy('STARTER')
    expect(await owner.subscription()).toMatchObject({ currentPeriodEnd: '2026-05-11T07:00:00.000Z' })
  })

  test('gets another month at its end when paid early', async () => {
    await owner.buy('STARTER')
    shop.clock.advance(1000)
    await owner.buy('STARTER')
    expect(await owner.subscription()).toMatchObject({
      currentPeriodEnd: '2026-05-11T07:00:00.000Z',
      nextBillingDate: '2026-05-11T07:00:00.000Z',
    })
  })

  test('runs to its end when cancelled and can be resumed', async () => {
    const refused = await (await owner.api()).post('/subscriptions/cancel')
    expect([refused.status, refused.body.code]).toEqual([409, 'NOTHING_TO_CANCEL'])
    await owner.buy('STARTER')
    const { body } = await (await owner.api()).post('/subscriptions/cancel')
    expect(body).toMatchObject({
      message: 'Il piano resta attivo fino all’11 apr 2026 e poi si chiude.',
      data: { status: 'active', cancelAtPeriodEnd: true },
    })
    expect((await owner.access()).hasAccess).toBe(true)
    const resumed = await (await owner.api()).post('/subscriptions/resume')
    expect(resumed.body.data.cancelAtPeriodEnd).toBe(false)
    const twice = await (await owner.api()).post('/subscriptions/resume')
    expect([twice.status, twice.body.code]).toEqual([409, 'NOTHING_TO_RESUME'])
    await (await owner.api()).post('/subscriptions/cancel')
    shop.clock.set('2026-04-12T09:00:00+02:00')
    expect(await owner.access()).toMatchObject({
      subscriptionStatus: 'cancelled',
      blocked: false,
      hasAccess: false,
      message: 'Abbonamento cancellato. Seleziona un nuovo piano',
    })
  })

  test('is no longer cancelled when paid again', async () => {
    await owner.buy('STARTER')
    await (await owner.api()).post('/subscriptions/cancel')
    await owner.buy('STARTER')
    expect(await owner.subscription()).toMatchObject({ cancelAtPeriodEnd: false })
  })

  test('upgrades at once and is extended by the unused value', async () => {
    await owner.buy('STARTER')
    shop.clock.set('2026-03-26T20:30:00+01:00')
    await owner.buy('BUSINESS')
    expect(await owner.subscription()).toMatchObject({
      plan: { name: 'BUSINESS' },
      currentPeriodStart: '2026-03-26T19:30:00.000Z',
      currentPeriodEnd: '2026-05-06T18:30:00.000Z',
    })
  })

  test('downgrades when the paid time ends', async () => {
    await owner.buy('BUSINESS')
    await owner.buy('STARTER')
    expect(await owner.subscription()).toMatchObject({
      plan: { name: 'BUSINESS' },
      currentPeriodEnd: '2026-04-11T07:00:00.000Z',
      endDate: '2026-05-11T07:00:00.000Z',
      nextPlan: { name: 'STARTER', startsAt: '2026-04-11T07:00:00.000Z' },
    })
    shop.clock.set('2026-04-11T09:00:00+02:00')
    expect(await owner.subscription()).toMatchObject({ plan: { name: 'STARTER' }, nextPlan: null })
  })

  test('keeps paid time when the clock is set back', async () => {
    shop.clock.set('2026-04-20T09:00:00+02:00')
    await owner.buy('BUSINESS')
    shop.clock.set(start)
    expect((await owner.access()).hasAccess).toBe(false)
    await owner.buy('BUSINESS')
    expect(await owner.access()).toMatchObject({ hasAccess: true })
    shop.clock.set('2026-05-19T09:00:00+02:00')
    expect(await owner.access()).toMatchObject({ hasAccess: true })
  })
})

test('selecting, cancelling and resuming a plan are logged', async () => {
  const api = await owner.api()
  await owner.buy('STARTER')
  await api.post('/subscriptions/cancel')
  await api.post('/subscriptions/resume')
  const entries = await auditEntries(shop, (await owner.access()).subscriptionId)
  expect(entries.slice(-3)).toMatchObject([
    { action: 'selected', entity_name: 'Starter', after: { plan: 'Starter', price: 29 } },
    {
      action: 'cancelled',
      entity_name: 'Starter',
      before: { isCancelled: false },
      after: { isCancelled: true },
    },
    {
      action: 'resumed',
      entity_name: 'Starter',
      before: { isCancelled: true },
      after: { isCancelled: false },
    },
  ])
})

describe('open screens are notified', () => {
  let intent = ''
  const heard: unknown[] = []
  beforeEach(() => shop.platform.live.subscribe((event) => void heard.push(event)))

  test.each<[string, () => Promise<unknown>, () => Promise<unknown>]>([
    ['when a plan is chosen', async () => undefined, () => owner.select('STARTER')],
    [
      'when a plan is paid',
      async () => {
        await owner.select('STARTER')
        const { body } = await owner.start('STARTER')
        sandboxOf(shop).payments.pay({ paymentIntent: body.data.paymentIntentId })
        intent = body.data.paymentIntentId
      },
      () => owner.confirm(intent),
    ],
    [
      'when a plan payment is cancelled',
      async () => {
        await owner.select('STARTER')
        intent = (await owner.start('STARTER')).body.data.paymentIntentId
      },
      () => visitor.post('/payments/release', { paymentIntentId: intent }),
    ],
    [
      'when a plan is cancelled',
      () => owner.buy('STARTER'),
      async () => await (await owner.api()).post('/subscriptions/cancel'),
    ],
    [
      'when a plan is resumed',
      async () => {
        await owner.buy('STARTER')
        await (await owner.api()).post('/subscriptions/cancel')
      },
      async () => await (await owner.api()).post('/subscriptions/resume'),
    ],
    [
      'when the operator activates a plan',
      async () => undefined,
      () => activatePlan(shop.platform, { name: 'starter', months: 1 }),
    ],
    [
      'when the operator changes a rule',
      async () => undefined,
      () => writePlanRule(shop.platform, 'clients_book_without_plan', false),
    ],
  ])('%s', async (_what, before, work) => {
    await before()
    await new Promise((resolve) => setTimeout(resolve, 300))
    heard.length = 0
    await work()
    await expect.poll(() => heard).toContainEqual({ kind: 'plan' })
  })
})

test('a rule set by the operator increases the settings version', async () => {
  const api = await owner.api()
  const { version } = (await api.get('/admin/settings')).body.data
  await writePlanRule(shop.platform, 'blocks_guests_at_limit', false)
  expect((await api.get('/admin/settings')).body.data.version).toBe(version + 1)
})

describe('a cheaper plan', () => {
  const first = givenBarber(shop)
  const second = givenBarber(shop)

  test('returns 409 TOO_MANY_BARBERS while more barbers work than it allows', async () => {
    expect([first.id, second.id]).toHaveLength(2)
    await owner.buy('BUSINESS')
    await limitPlans(shop, { barbers: 1 })
    const { status, body } = await owner.select('STARTER')
    expect([status, body.code]).toEqual([409, 'TOO_MANY_BARBERS'])
    expect(body.message).toContain('1 barbiere e nello studio ne lavorano 2')
  })

  test('returns 409 TOO_MANY_BARBERS at the payment when barbers were added since', async () => {
    await limitPlans(shop, { barbers: 2 })
    await owner.buy('BUSINESS')
    expect((await owner.select('STARTER')).status).toBe(200)
    await hireBarber(shop)
    const { status, body } = await owner.start('STARTER')
    expect([status, body.code]).toEqual([409, 'TOO_MANY_BARBERS'])
  })
})

function givenVendor() {
  let payments: TestPayments | undefined
  beforeAll(async () => {
    payments = await openTestPayments(shop.clock)
    return async () => await payments?.sandbox.stop()
  })
  afterEach(() => {
    shop.platform.payments.plan = shop.platform.payments.salon
  })
  const opened = () => {
    if (!payments) throw new Error('The vendor has an account')
    return payments
  }
  return {
    sandbox: () => opened().sandbox.control,
    takeOver: () => {
      shop.platform.payments.plan = opened().providers.salon
    },
    leave: () => {
      shop.platform.payments.plan = shop.platform.payments.salon
    },
  }
}
