import { expect, test } from 'vitest'

import { ownerOf } from '#features/plans/server/owner.fixture.ts'
import { randomFrom } from '#tests/fuzz/random.ts'
import { givenPerson, givenShop } from '#tests/support/given.ts'
import { sandboxOf } from '#tests/support/payments.ts'

const rounds = Number(process.env['PLAN_ROUNDS'] ?? 12)
const day = 24 * 60 * 60 * 1000
const names = ['STARTER', 'BUSINESS', 'ENTERPRISE']

const shop = givenShop({ payments: true, plan: null })
const admin = givenPerson(shop, 'admin')
const owner = ownerOf(shop, () => admin.email)

const rowsOf = async (text: string) => (await shop.platform.database.pool.query(text)).rows

async function paid(): Promise<{ sum: number; count: number; refunded: number }> {
  const [row] = await rowsOf(`SELECT coalesce(sum(amount_centimes), 0)::int AS sum, count(*)::int AS count,
    (SELECT count(*)::int FROM refunds WHERE state <> 'failed') AS refunded FROM payments WHERE purpose = 'plan' AND state = 'succeeded'`)
  return row
}

async function periods(): Promise<{ starts_at: Date; ends_at: Date; worth: number }[]> {
  return await rowsOf(
    'SELECT starts_at, ends_at, worth_centimes AS worth FROM plan_periods ORDER BY starts_at',
  )
}

/** The periods must be worth the payments, and the owner must have access exactly during a period. */
async function expectAccessIsWhatWasPaid(story: readonly string[]): Promise<void> {
  const { sum, count, refunded } = await paid()
  const time = await periods()
  const worth = time.reduce((total, period) => total + period.worth, 0)
  // Each change of plan may round by one centime.
  if (refunded === 0) expectToBe(Math.abs(worth - sum) <= count, true, story)
  const now = shop.clock.now()
  const runs = time.some(({ starts_at: from, ends_at: to }) => from <= now && now < to)
  const access = await owner.access()
  expectToBe(access.hasAccess, runs, story)
  expect(access.subscriptionStatus === 'active').toBe(runs)
  if (!runs) return
  const { currentPeriodStart: from, currentPeriodEnd: to } = access.subscription
  expectToBe(new Date(from) <= now && now < new Date(to), true, story)
}

function expectToBe(actual: unknown, expected: unknown, story: readonly string[]): void {
  expect([...story, actual]).toEqual([...story, expected])
}

test(`${rounds} random subscription lives stay consistent`, { timeout: 240_000 }, async () => {
  const random = randomFrom(20_261_122)
  for (let round = 0; round < rounds; round++) {
    await forget()
    const started: string[] = []
    const story: string[] = []
    const control = sandboxOf(shop)
    const steps: Record<string, () => Promise<void>> = {
      select: async () => void (await owner.select(random.of(names))),
      start: async () => {
        const { status, body } = await owner.start(random.of(names))
        if (status === 200) started.push(body.data.paymentIntentId)
      },
      pay: async () => {
        const open = control.payments
          .list()
          .filter(({ id, status }) => started.includes(id) && status === 'requires_payment_method')
        const intent = open.at(-1)
        if (intent) control.payments.pay({ paymentIntent: intent.id })
      },
      buy: async () => {
        const name = random.of(names)
        await owner.select(name)
        const { status, body } = await owner.start(name)
        if (status !== 200) return
        const paymentIntent: string = body.data.paymentIntentId
        started.push(paymentIntent)
        control.payments.pay({ paymentIntent })
        expect((await owner.confirm(paymentIntent)).body.data.status).toBe('active')
      },
      confirm: async () => {
        const intent = started.at(-1)
        if (intent) await owner.confirm(intent)
      },
      events: async () => {
        await control.webhooks.deliverAll({})
        await shop.payments.handleEvents()
      },
      reconcile: async () => await shop.payments.reconcile(),
      cancel: async () => void (await (await owner.api()).post('/subscriptions/cancel')),
      resume: async () => void (await (await owner.api()).post('/subscriptions/resume')),
      days: async () => shop.clock.advance(random.below(40 * 24) * 60 * 60 * 1000),
      back: async () => shop.clock.advance(-random.below(3) * day),
      refund: async () => {
        const [payment] = await rowsOf(
          `SELECT stripe_intent_id AS id, amount_centimes AS amount FROM payments p WHERE purpose = 'plan' AND state = 'succeeded'
             AND NOT EXISTS (SELECT FROM refunds WHERE payment_id = p.id) ORDER BY id LIMIT 1`,
        )
        if (!payment || !random.chance(0.2)) return
        await shop.platform.payments.plan?.refund({
          intentId: payment.id,
          amount: payment.amount,
          key: payment.id,
        })
      },
    }
    const kinds = ['select', 'start', 'pay', 'confirm', ...Object.keys(steps)]
    for (let step = 0; step < 30; step++) {
      const kind = random.chance(0.25) ? 'buy' : random.of(kinds)
      story.push(`${shop.clock.now().toISOString()} ${kind}`)
      await steps[kind]?.()
      await expectAccessIsWhatWasPaid(story)
    }
    // After reconciliation, the database knows all that Stripe knows.
    await steps['events']?.()
    await shop.payments.reconcile()
    await expectAccessIsWhatWasPaid(story)
    const received = control.payments
      .list()
      .filter(({ id, received: sum }) => started.includes(id) && sum > 0)
    expectToBe((await paid()).count, new Set(received.map(({ id }) => id)).size, story)
  }
})

async function forget(): Promise<void> {
  shop.clock.set('2026-01-31T22:30:00+01:00')
  sandboxOf(shop).webhooks.pause()
  sandboxOf(shop).payments.forget()
  for (const table of ['plan_periods', 'plan_refunds', 'disputes', 'refunds', 'payments', 'messages'])
    await shop.platform.database.pool.query(`DELETE FROM ${table}`)
  await shop.platform.database.pool.query(
    'UPDATE subscription SET chosen_plan_id = NULL, chosen_at = NULL, is_cancelled = false',
  )
}
