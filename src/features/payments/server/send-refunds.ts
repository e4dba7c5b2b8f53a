import { sql, type SqlBool } from 'kysely'

import { type Job, preventOverlap } from '#platform/jobs/jobs.ts'
import type { Log } from '#platform/log.ts'
import type { ProviderRefund } from '#platform/stripe/payment-provider.ts'
import {
  ProviderUnavailable,
  RefusedByProvider,
  TemporarilyRefused,
} from '#platform/stripe/provider-faults.ts'

import { isDelayed } from '../payments.rules.ts'
import { syncDisputes } from './disputes/sync-disputes.ts'
import { mailDelayedRefund, mailRefund } from './payment-mails.ts'
import { type PaymentRow, readPayment, type RefundRow } from './payment-rows.ts'
import { adoptForeignRefunds } from './refunds/adopt-foreign-refunds.ts'
import { isSameRefund } from './refunds/same-refund.ts'
import { sendRefundsJob } from './request-refund.ts'
import { isStripeUnavailable, logUnavailable } from './stripe-unavailable.ts'
import { providerOf, type PaymentDeps, withPayment } from './with-payment.ts'

/** Milliseconds after which another process takes over an unfinished order. */
const claimTime = 2 * 60_000
const retryDelay = (attempts: number) => Math.min(60_000 * 2 ** Math.max(0, attempts - 1), maxPause)
const maxPause = 60 * 60_000
const lookAgain = 10 * 60_000

/**
 * Sends ordered refunds, each with an idempotency key of its own, and follows pending ones. Looks for a refund at
 * Stripe before it sends one again.
 */
export function createSendRefundsJob(deps: PaymentDeps, log: Log): Job {
  return preventOverlap({
    name: sendRefundsJob,
    cron: '* * * * *',
    async run(stopping) {
      for (;;) {
        const refund = stopping?.aborted ? undefined : await claimRefund(deps)
        if (!refund) return
        await send(deps, refund, log)
      }
    },
  })
}

async function claimRefund({ platform: { database, clock } }: PaymentDeps): Promise<RefundRow | undefined> {
  const now = clock.now()
  const due = database.db
    .selectFrom('refunds')
    .select('id')
    .where('state', 'in', [sql.lit('requested'), sql.lit('pending')])
    // Stripe refuses refunds during an open dispute.
    .where(sql<SqlBool>`(state = 'pending' OR NOT EXISTS
      (SELECT FROM disputes d WHERE d.payment_id = refunds.payment_id AND d.state = 'open'))`)
    // Further ahead than any pause: the clock was wrong when it was postponed.
    .where((eb) =>
      eb.or([eb('send_after', '<=', now), eb('send_after', '>', new Date(now.getTime() + maxPause))]),
    )
    .orderBy('send_after')
    .limit(1)
    .forUpdate()
    .skipLocked()
  // Materialized: PostgreSQL may run a plain subquery once per row and claim a different order each time.
  return await database.db
    .with(
      (cte) => cte('due').materialized(),
      () => due,
    )
    .updateTable('refunds')
    .from('due')
    .set({ attempts: sql`attempts + 1`, send_after: new Date(now.getTime() + claimTime) })
    .whereRef('refunds.id', '=', 'due.id')
    .returningAll('refunds')
    .executeTakeFirst()
}

async function send(deps: PaymentDeps, refund: RefundRow, log: Log): Promise<void> {
  const payment = await readPayment(deps.platform.database.db, 'id', refund.payment_id)
  if (!payment) throw new Error('A refund has a payment')
  try {
    const made = await carriedOut(deps, payment, refund, log)
    if (made) await recordRefundOutcome(deps, payment, refund, made)
  } catch (error) {
    if (isStripeUnavailable(error)) await postpone(deps, { payment, refund }, error, log)
    else if (error instanceof RefusedByProvider)
      await recordRefundOutcome(deps, payment, refund, { status: 'failed', reason: error.message })
    else throw error
  }
}

/**
 * Sends the refund unless Stripe already lists it: we may have made it before a backup was restored, or the owner made
 * it in Stripe's panel. A refusal counts only if Stripe's list does not explain it.
 * @returns undefined when the order was settled in another way
 */
async function carriedOut(
  deps: PaymentDeps,
  payment: PaymentRow,
  refund: RefundRow,
  log: Log,
): Promise<ProviderRefund | undefined> {
  const intentId = payment.stripe_intent_id
  if (intentId === null) throw new RefusedByProvider('no_intent', 'The payment was never made at Stripe')
  const provider = providerOf(deps.platform, payment)
  const made = await provider.refundsOf(intentId)
  const known = made.find((one) => isSameRefund(refund, one))
  if (known) return known
  // It was already made: never send it a second time.
  if (refund.stripe_refund_id !== null)
    throw new ProviderUnavailable('Stripe does not list a refund that it made')
  const order = await afterAdoption(deps, refund, { payment, made, log })
  if (order?.state !== 'requested') return undefined
  try {
    const { id: key, amount_centimes: amount, refusals } = order
    return await provider.refund({ intentId, amount, key, refusals })
  } catch (error) {
    if (error instanceof RefusedByProvider || error instanceof TemporarilyRefused)
      await recordRefundRefusal(deps, order)
    if (!(error instanceof RefusedByProvider)) throw error
    log.error({ err: error, refund: refund.id, payment: payment.id }, 'a refund was refused')
    if (error.code === 'charge_disputed') await syncDisputes(deps, payment, log)
    const now = await afterAdoption(deps, order, { payment, made: await provider.refundsOf(intentId), log })
    if (now?.state !== 'requested') return undefined
    if (now.amount_centimes === order.amount_centimes && !(await isHeldByDispute(deps, now))) throw error
    throw new ProviderUnavailable(error.message)
  }
}

/** Changes the next attempt's idempotency key; with the same key Stripe would repeat its refusal for a day. */
async function recordRefundRefusal(
  { platform: { database } }: PaymentDeps,
  { id }: RefundRow,
): Promise<void> {
  await database.db
    .updateTable('refunds')
    .set({ refusals: sql`refusals + 1` })
    .where('id', '=', id)
    .execute()
}

type ForeignRefunds = { payment: PaymentRow; made: readonly ProviderRefund[]; log: Log }

async function afterAdoption(
  deps: PaymentDeps,
  { id }: RefundRow,
  { payment, made, log }: ForeignRefunds,
): Promise<RefundRow | undefined> {
  return await withPayment(deps, payment, async (locked) => {
    await adoptForeignRefunds(deps, locked, { made, log })
    const { db } = locked.transaction
    return await db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst()
  })
}

async function isHeldByDispute({ platform }: PaymentDeps, { payment_id: id }: RefundRow): Promise<boolean> {
  return (await readPayment(platform.database.db, 'id', id))?.is_disputed ?? false
}

type Outcome = { id?: string; status: ProviderRefund['status']; reason?: string; amount?: number }

async function recordRefundOutcome(
  deps: PaymentDeps,
  payment: PaymentRow,
  refund: RefundRow,
  outcome: Outcome,
): Promise<void> {
  const { status, id, reason, amount } = outcome
  await withPayment(deps, payment, async ({ transaction, payable, payment: { id: paymentId }, now }) => {
    const { db } = transaction
    const changed = await db
      .updateTable('refunds')
      .set({
        state: status,
        ...(id === undefined || refund.stripe_refund_id !== null ? {} : { stripe_refund_id: id }),
        // The order may have shrunk while Stripe worked on it: Stripe's amount counts.
        ...(amount === undefined ? {} : { amount_centimes: amount }),
        last_error: reason?.slice(0, 500) ?? null,
        send_after: new Date(now.getTime() + lookAgain),
        updated_at: now,
      })
      .where('id', '=', refund.id)
      .where('state', 'in', ['requested', 'pending'])
      .returning('amount_centimes')
      .executeTakeFirst()
    const current = changed && (await readPayment(db, 'id', paymentId))
    if (!current) return
    await payable.reflect(deps.platform, transaction, { payment: current, now })
    const sent = { ...refund, ...changed }
    await mailRefund(transaction, { payment: current, payable, refund: sent, state: status, now })
  })
}

async function postpone(
  deps: PaymentDeps,
  { payment, refund }: { payment: PaymentRow; refund: RefundRow },
  error: Error,
  log: Log,
): Promise<void> {
  logUnavailable(log, error, { refund: refund.id, payment: payment.id, attempts: refund.attempts })
  const { database, clock } = deps.platform
  await database.db
    .updateTable('refunds')
    .set({
      send_after: new Date(clock.now().getTime() + retryDelay(refund.attempts)),
      last_error: error.message.slice(0, 500),
    })
    .where('id', '=', refund.id)
    .where('attempts', '=', refund.attempts)
    .execute()
  await mailDelay(deps, { payment, refund })
}

async function mailDelay(
  deps: PaymentDeps,
  { payment: seen, refund }: { payment: PaymentRow; refund: RefundRow },
): Promise<void> {
  if (refund.state !== 'requested' || !isDelayed(refund.created_at, deps.platform.clock.now())) return
  await withPayment(deps, seen, async ({ transaction, payable, payment, now }) => {
    if (!payment.is_disputed) await mailDelayedRefund(transaction, { payment, payable, refund, now })
  })
}
