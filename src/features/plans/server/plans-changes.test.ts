import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { givenPerson, givenShop } from '#tests/support/given.ts'
import { givenChanges } from '#tests/support/money-changes.ts'
import { sandboxOf } from '#tests/support/payments.ts'
import { hireBarber } from '#tests/support/people.ts'
import { hour } from '#tests/support/test-clock.ts'

import { activatePlan } from './activate-plan.ts'
import { remindOwnersJob } from './remind-owners.ts'

const shop = givenShop({ payments: { retries: 0 }, plan: null })
const admin = givenPerson(shop, 'admin')
const partner = givenPerson(shop, 'admin')
const { changes, refuses, name } = givenChanges(shop)
const query = async (text: string, values: unknown[] = []) =>
  (await shop.platform.database.pool.query(text, values)).rows

const plans: Record<string, string> = {}
let subscriptionId = ''

beforeAll(async () => {
  for (const { name: plan, id } of await query('SELECT name, id FROM plans')) plans[plan] = id
  subscriptionId = (await query('SELECT id FROM subscription'))[0].id
})

const havePeriod = async (plan: string, from: string, to: string) => {
  const [row] = await query(
    `INSERT INTO plan_periods (plan_id, starts_at, ends_at, month_day, worth_centimes, created_at)
     SELECT id, $2, $3, 11, price_centimes, $2 FROM plans WHERE name = $1 RETURNING id`,
    [plan, from, to],
  )
  name({ [`${plan} ${from.slice(0, 10)}`]: row.id })
}

beforeEach(async () => {
  await query('DELETE FROM plan_periods')
  await query('DELETE FROM plan_refunds')
  await query('DELETE FROM plan_reminders')
  await query("UPDATE payments SET state = 'cancelled' WHERE state IN ('open', 'processing')")
  await query('UPDATE subscription SET chosen_plan_id = NULL, chosen_at = NULL, is_cancelled = false')
  await query("UPDATE plans SET price_centimes = 2900, barber_limit = 2 WHERE name = 'STARTER'")
  await query("DELETE FROM barbers WHERE first_name = 'Nuovo'")
  await havePeriod('STARTER', '2026-01-11T00:00+01:00', '2026-02-11T00:00+01:00')
  await havePeriod('BUSINESS', '2026-03-01T00:00+01:00', '2026-04-01T00:00+02:00')
  await havePeriod('BUSINESS', '2026-04-01T00:00+02:00', '2026-05-01T00:00+02:00')
  name({ ...plans, subscription: subscriptionId, admin: admin.id })
})

const select = (plan: string) => admin.api.post('/subscriptions/select', { planId: plans[plan] ?? plan })
const start = (plan: string, of = subscriptionId, api = admin.api) =>
  api.post('/subscription-payments/create-intent', { planId: plans[plan] ?? plan, subscriptionId: of })
const confirm = (paymentIntentId: string) =>
  admin.api.post('/subscription-payments/confirm', { paymentIntentId })
const chosen = async (plan: string): Promise<string> => {
  await select(plan)
  const { body } = await start(plan)
  const intent: string = body.data.paymentIntentId
  const [{ id }] = await query('SELECT id FROM payments WHERE stripe_intent_id = $1', [intent])
  name({ payment: id, intent })
  return intent
}
const bought = async (plan: string): Promise<string> => {
  const intent = await chosen(plan)
  sandboxOf(shop).payments.pay({ paymentIntent: intent })
  await confirm(intent)
  return intent
}
const takeEvents = async () => {
  await sandboxOf(shop).webhooks.deliverAll({})
  await shop.payments.handleEvents()
}
const periods = async () =>
  await query(
    `SELECT p.name, to_char(starts_at AT TIME ZONE 'Europe/Zurich', 'YYYY-MM-DD HH24:MI') AS from,
       to_char(ends_at AT TIME ZONE 'Europe/Zurich', 'YYYY-MM-DD HH24:MI') AS to, worth_centimes AS worth
     FROM plan_periods JOIN plans p ON p.id = plan_id ORDER BY starts_at`,
  )

describe('the owner selects a plan', () => {
  it('to be paid: stores the choice and keeps the running plan', async () => {
    expect(await changes(() => select('ENTERPRISE'))).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={plan=Enterprise, price=99} action=selected entity=subscription actor_id=admin
          entity_id=subscription actor_name=Giulia Bianchi actor_role=admin entity_name=Enterprise
      ~ subscription [subscription] chosen_at: null → now chosen_plan_id: null → ENTERPRISE
      ! event kind=shop
      ! event kind=plan"
    `)
  })

  it('for free: activates it at once', async () => {
    await query("UPDATE plans SET price_centimes = 0 WHERE name = 'STARTER'")
    await query("DELETE FROM plan_periods WHERE ends_at > '2026-03-01'")
    expect(await changes(() => select('STARTER'))).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={plan=Starter} action=selected entity=subscription actor_id=admin
          entity_id=subscription actor_name=Giulia Bianchi actor_role=admin entity_name=Starter
      + plan_periods id=#2 ends_at=2026-04-11 09:01 plan_id=STARTER month_day=11 starts_at=now
      ! event kind=shop
      ! event kind=plan"
    `)
    expect(await changes(() => select('STARTER'))).not.toContain('plan_periods')
  })

  it('returns 409 TOO_MANY_BARBERS for one too small, 404 for unknown or non-monthly ones', async () => {
    await query("UPDATE plans SET barber_limit = 0 WHERE name = 'STARTER'")
    await hireBarber(shop, { firstName: 'Vecchio' })
    await query("UPDATE barbers SET is_active = false WHERE first_name = 'Vecchio'")
    expect((await select('STARTER')).status).toBe(200)
    await query("UPDATE barbers SET is_active = true WHERE first_name = 'Vecchio'")
    await refuses(() => select('STARTER'), [409, 'TOO_MANY_BARBERS'])
    await refuses(() => select(crypto.randomUUID()), [404, 'PLAN_NOT_FOUND'])
    await query("UPDATE plans SET billing_period = 'per_use' WHERE name = 'ENTERPRISE'")
    await refuses(() => select('ENTERPRISE'), [404, 'PLAN_NOT_FOUND'])
    await query("UPDATE plans SET billing_period = 'monthly'")
  })
})

describe('the owner cancels', () => {
  it('the plan, which runs to its end', async () => {
    expect(await changes(() => admin.api.post('/subscriptions/cancel'))).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={isCancelled=true} action=cancelled before={} entity=subscription
          actor_id=admin entity_id=subscription actor_name=Giulia Bianchi actor_role=admin entity_name=Business
      ~ subscription [subscription] is_cancelled: false → true
      ! event kind=shop
      ! event kind=plan"
    `)
  })

  it('and resumes the plan', async () => {
    await admin.api.post('/subscriptions/cancel')
    expect(await changes(() => admin.api.post('/subscriptions/resume'))).toMatchInlineSnapshot(`
      "+ audit_log at=now id=#1 after={} action=resumed before={isCancelled=true} entity=subscription actor_id=admin
          entity_id=subscription actor_name=Giulia Bianchi actor_role=admin entity_name=Business
      ~ subscription [subscription] is_cancelled: true → false
      ! event kind=shop
      ! event kind=plan"
    `)
  })

  it('gets 409 with nothing to cancel or resume', async () => {
    await refuses(() => admin.api.post('/subscriptions/resume'), [409, 'NOTHING_TO_RESUME'])
    await query("DELETE FROM plan_periods WHERE ends_at > '2026-03-01'")
    await refuses(() => admin.api.post('/subscriptions/cancel'), [409, 'NOTHING_TO_CANCEL'])
    await query('UPDATE subscription SET is_cancelled = true')
    await refuses(() => admin.api.post('/subscriptions/resume'), [409, 'NOTHING_TO_RESUME'])
  })
})

describe('a plan payment', () => {
  it('is opened once for two owners', async () => {
    await select('BUSINESS')
    expect(await changes(() => start('BUSINESS'))).toMatchInlineSnapshot(`
      "+ payments id=#1 payer={name=Giulia Bianchi, email=admin-1} state=open account=plan plan_id=BUSINESS
          purpose=plan user_id=admin currency=CHF stripe_account=salon amount_centimes=4900 stripe_intent_id=pi_…
      + rate_limits key=plan-payment:admin expire=… points=1"
    `)
    const text = await changes(() => start('BUSINESS', subscriptionId, partner.api))
    expect(text.replace(/^.*rate_limits.*$/gm, '')).toBe('')
  })

  it('is cancelled when another plan is chosen and started', async () => {
    await chosen('BUSINESS')
    await select('ENTERPRISE')
    expect(await changes(() => start('ENTERPRISE'))).toMatchInlineSnapshot(`
      "~ payments [payment] state: open → cancelled updated_at: 2026-03-11 09:00 → now
      + payments id=#1 payer={name=Giulia Bianchi, email=admin-1} state=open account=plan plan_id=ENTERPRISE
          purpose=plan user_id=admin currency=CHF stripe_account=salon amount_centimes=9900 stripe_intent_id=pi_…
      ~ rate_limits [plan-payment:admin] points: 1 → 2
      ! event kind=plan"
    `)
  })

  it.each([
    ['a price change', "UPDATE plans SET price_centimes = 3100 WHERE name = 'STARTER'", 0],
    ['half a day', 'SELECT 1', 12],
  ])('is replaced by a new one after %s', async (_, change, hours) => {
    await hireBarber(shop, { firstName: 'Nuovo' })
    await query("DELETE FROM barbers WHERE first_name = 'Nuovo'")
    await query("UPDATE plans SET barber_limit = 9 WHERE name = 'STARTER'")
    await chosen('STARTER')
    await query(change)
    await query(
      `UPDATE payments SET created_at = created_at - make_interval(hours => $1) WHERE state = 'open'`,
      [hours],
    )
    const text = await changes(() => start('STARTER'))
    expect(text).toContain('~ payments [payment] state: open → cancelled')
    expect(text).toContain('+ payments')
  })

  it('returns 409 PAYMENT_PROCESSING while the bank processes it', async () => {
    const intent = await chosen('BUSINESS')
    sandboxOf(shop).payments.keepProcessing({})
    sandboxOf(shop).payments.pay({ paymentIntent: intent })
    await takeEvents()
    await select('ENTERPRISE')
    await refuses(() => start('ENTERPRISE'), [409, 'PAYMENT_PROCESSING'])
  })

  it('is refused without a current choice or for another subscription', async () => {
    await refuses(() => start('BUSINESS'), [409, 'PLAN_NOT_CHOSEN'])
    await select('ENTERPRISE')
    await refuses(() => start('BUSINESS'), [409, 'PLAN_NOT_CHOSEN'])
    await refuses(() => start('ENTERPRISE', crypto.randomUUID()), [404, 'SUBSCRIPTION_NOT_FOUND'])
    await refuses(() => start(crypto.randomUUID()), [404, 'PLAN_NOT_FOUND'])
    await query("UPDATE subscription SET chosen_at = chosen_at - interval '24 hours'")
    await refuses(() => start('ENTERPRISE'), [409, 'PLAN_NOT_CHOSEN'])
  })

  it('returns 409 TOO_MANY_BARBERS when the plan is too small by now', async () => {
    await query("UPDATE plans SET barber_limit = 9 WHERE name = 'STARTER'")
    await select('STARTER')
    await query("UPDATE plans SET barber_limit = 0 WHERE name = 'STARTER'")
    await hireBarber(shop, { firstName: 'Nuovo' })
    await refuses(() => start('STARTER'), [409, 'TOO_MANY_BARBERS'])
  })
})

describe('a paid plan', () => {
  it('of the same kind adds a month, and both owners get a mail', async () => {
    const intent = await chosen('BUSINESS')
    await query('UPDATE subscription SET is_cancelled = true')
    sandboxOf(shop).payments.pay({ paymentIntent: intent })
    expect(await changes(() => confirm(intent))).toMatchInlineSnapshot(`
      "+ messages id=#1 state=queued channel=email payload={plan=Business, until=2026-06-01 00:00, amount=49}
          template=plan-paid cause_key=plan-paid:payment:admin-1:email recipient=admin-1 send_after=now
      + messages id=#2 state=queued channel=email payload={plan=Business, until=2026-06-01 00:00, amount=49}
          template=plan-paid cause_key=plan-paid:payment:admin-2:email recipient=admin-2 send_after=now
      ~ payments [payment] state: open → succeeded method: null → card paid_at: null → now
          updated_at: 2026-03-11 09:00 → now
      + plan_periods id=#3 ends_at=2026-06-01 00:00 plan_id=BUSINESS month_day=1 starts_at=2026-05-01 00:00
          payment_id=payment worth_centimes=4900
      + rate_limits key=plan-question:admin expire=… points=1
      ~ subscription [subscription] chosen_at: 2026-03-11 09:00 → null is_cancelled: true → false
          chosen_plan_id: BUSINESS → null
      ! event kind=plan"
    `)
    expect((await changes(() => confirm(intent))).replace(/^.*rate_limits.*$/gm, '')).toBe('')
  })

  it('that upgrades starts at once and keeps another choice', async () => {
    const intent = await chosen('ENTERPRISE')
    await select('BUSINESS')
    sandboxOf(shop).payments.pay({ paymentIntent: intent })
    const text = await changes(() => takeEvents())
    expect(text).not.toContain('chosen_plan_id')
    expect(await periods()).toMatchInlineSnapshot(`
      [
        {
          "from": "2026-01-11 00:00",
          "name": "STARTER",
          "to": "2026-02-11 00:00",
          "worth": 2900,
        },
        {
          "from": "2026-03-01 00:00",
          "name": "BUSINESS",
          "to": "2026-03-11 09:01",
          "worth": 1642,
        },
        {
          "from": "2026-03-11 09:01",
          "name": "ENTERPRISE",
          "to": "2026-05-07 09:01",
          "worth": 18058,
        },
      ]
    `)
  })

  it('is refused on confirm while unpaid, closed or not for a plan', async () => {
    const intent = await chosen('BUSINESS')
    await refuses(() => confirm(intent), [402, 'PAYMENT_REQUIRED'])
    await refuses(() => confirm('pi_unsinn'), [404, 'PAYMENT_NOT_FOUND'])
    await query("UPDATE payments SET state = 'cancelled' WHERE stripe_intent_id = $1", [intent])
    await refuses(() => confirm(intent), [409, 'PAYMENT_CLOSED'])
    await query(
      `INSERT INTO payments (purpose, account, amount_centimes, currency, state, stripe_intent_id, created_at, updated_at)
       VALUES ('product_order', 'salon', 100, 'CHF', 'open', 'pi_order', now(), now())`,
    )
    await refuses(() => confirm('pi_order'), [404, 'PAYMENT_NOT_FOUND'])
    await query("DELETE FROM payments WHERE stripe_intent_id = 'pi_order'")
  })
})

describe('a refund by the vendor', () => {
  const inPanel = async (intentId: string, amount: number) =>
    await shop.platform.payments.plan?.refund({ intentId, amount, key: crypto.randomUUID() })

  it('of the full amount ends its month and keeps earlier time', async () => {
    const intent = await bought('BUSINESS')
    await inPanel(intent, 4900)
    expect(await changes(() => takeEvents())).toMatchInlineSnapshot(`
      "+ plan_refunds applied_at=now payment_id=payment taken_plan_id=BUSINESS taken_milliseconds=2678400000
          taken_worth_centimes=4900
      + refunds id=#1 state=succeeded reason=Stripe payment_id=payment send_after=now amount_centimes=4900
          stripe_refund_id=re_…
      - plan_periods [#2]
      ! event kind=plan"
    `)
    expect(await periods()).toHaveLength(3)
  })

  it('that is pending keeps the month until it succeeds', async () => {
    const intent = await bought('BUSINESS')
    sandboxOf(shop).refunds.endNext({ end: 'pending' })
    const made = await inPanel(intent, 4900)
    await takeEvents()
    expect(await periods()).toHaveLength(4)
    sandboxOf(shop).refunds.settle({ refund: made?.id ?? '', status: 'succeeded' })
    await takeEvents()
    expect(await periods()).toHaveLength(3)
  })

  it('of a part keeps the month', async () => {
    await inPanel(await bought('BUSINESS'), 4900)
    await takeEvents()
    const intent = await bought('BUSINESS')
    await inPanel(intent, 4800)
    expect(await changes(() => takeEvents())).toMatchInlineSnapshot(`
      "+ refunds id=#1 state=succeeded reason=Stripe payment_id=payment send_after=now amount_centimes=4800
          stripe_refund_id=re_…"
    `)
  })

  it('that fails afterwards restores the month', async () => {
    const intent = await bought('BUSINESS')
    const made = await inPanel(intent, 4900)
    await takeEvents()
    sandboxOf(shop).refunds.settle({ refund: made?.id ?? '', status: 'failed' })
    expect(await changes(() => takeEvents())).toMatchInlineSnapshot(`
      "+ messages id=#1 state=queued channel=email payload={left=49, name=Giulia Bianchi, amount=49, reason=Stripe,
          isOfPlan=true, paymentId=payment} template=refund-failed cause_key=refund-failed:#2:admin-1:email
          recipient=admin-1 send_after=now
      + messages id=#3 state=queued channel=email payload={left=49, name=Giulia Bianchi, amount=49, reason=Stripe,
          isOfPlan=true, paymentId=payment} template=refund-failed cause_key=refund-failed:#2:admin-2:email
          recipient=admin-2 send_after=now
      + plan_periods id=#4 ends_at=2026-06-01 00:00 plan_id=BUSINESS month_day=1 starts_at=2026-05-01 00:00
          payment_id=payment worth_centimes=4900
      ~ refunds [#2] state: succeeded → failed updated_at: 2026-03-11 09:00 → now
      - plan_refunds [2026-03-11 09:00]
      ! event kind=plan"
    `)
    expect(await periods()).toHaveLength(4)
  })
})

describe('the hourly job', () => {
  const remind = () => remindOwnersJob(shop.platform).run()
  const oneMonth = () => query("DELETE FROM plan_periods WHERE starts_at > '2026-04-01'::date - 1")

  it('mails both owners once, seven days before the paid time ends', async () => {
    await oneMonth()
    shop.clock.set('2026-03-24T22:58:00+01:00')
    expect(await changes(remind)).toBe('')
    expect(await changes(remind)).toMatchInlineSnapshot(`
      "+ messages id=#1 state=queued channel=email payload={end=2026-04-01 00:00, days=7, plan=Business}
          template=plan-ends-soon cause_key=plan-ends-soon:2026-03-31T22:00:00.000Z:7:admin-1:email
          recipient=admin-1 send_after=now
      + messages id=#2 state=queued channel=email payload={end=2026-04-01 00:00, days=7, plan=Business}
          template=plan-ends-soon cause_key=plan-ends-soon:2026-03-31T22:00:00.000Z:7:admin-2:email
          recipient=admin-2 send_after=now
      + plan_reminders ends_at=2026-04-01 00:00 sent_at=now days_before=7"
    `)
    expect(await changes(remind)).toBe('')
  })

  it('sends only the latest reminder after days without a run', async () => {
    await oneMonth()
    await query('UPDATE subscription SET is_cancelled = true')
    shop.clock.set('2026-03-31T12:00:00+02:00')
    const text = await changes(remind)
    expect(text.match(/(days|isCancelled|days_before)=\w+/g)).toMatchInlineSnapshot(`
      [
        "days=1",
        "isCancelled=true",
        "days=1",
        "isCancelled=true",
        "days_before=1",
      ]
    `)
  })

  it('sends no reminder when another month is paid', async () => {
    shop.clock.set('2026-03-31T12:00:00+02:00')
    expect(await changes(remind)).toBe('')
  })

  it('drops a choice unpaid for a day, not a newer one', async () => {
    await select('ENTERPRISE')
    shop.clock.advance(24 * hour - 120_000)
    expect(await changes(remind)).toBe('')
    expect(await changes(remind)).toMatchInlineSnapshot(`
      "~ subscription [subscription] chosen_at: 2026-03-11 09:00 → null chosen_plan_id: ENTERPRISE → null
      ! event kind=plan"
    `)
  })
})

it('the operator activates two months of a plan after the paid time', async () => {
  expect(await changes(() => activatePlan(shop.platform, { name: 'business', months: 2 })))
    .toMatchInlineSnapshot(`
    "+ plan_periods id=#1 ends_at=2026-06-01 00:00 plan_id=BUSINESS month_day=1 starts_at=2026-05-01 00:00
        worth_centimes=4900
    + plan_periods id=#2 ends_at=2026-07-01 00:00 plan_id=BUSINESS month_day=1 starts_at=2026-06-01 00:00
        worth_centimes=4900
    ! event kind=plan"
  `)
  await expect(activatePlan(shop.platform, { name: 'GOLD', months: 1 })).rejects.toThrow(
    'There is no plan GOLD',
  )
})
