import { sql } from 'kysely'

import { type Job, preventOverlap } from '#platform/jobs/jobs.ts'
import type { Log } from '#platform/log.ts'
import type { Platform } from '#platform/platform.ts'
import type { PaymentAccount, ProviderEvent } from '#platform/stripe/payment-provider.ts'

import { adoptPayment } from './adopt-payment.ts'
import { syncDisputes } from './disputes/sync-disputes.ts'
import { accountOf, readPayment } from './payment-rows.ts'
import { syncRefunds } from './refunds/sync-refunds.ts'
import { settlePayment } from './settle-payment.ts'
import { eachUntilUnavailable } from './stripe-unavailable.ts'
import { lacksProviderKeys, type PaymentDeps } from './with-payment.ts'

export const handleEventsJob = 'payment-events'

/** Records each event once, however often Stripe sends it. */
export async function recordEvent(
  { database, clock }: Platform,
  account: PaymentAccount,
  { id, type, intentId, createdAt }: ProviderEvent,
): Promise<void> {
  await database.db
    .insertInto('stripe_events')
    .values({ id, account, type, intent_id: intentId, created_at: createdAt, received_at: clock.now() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/**
 * Works on recorded events. An event only says that something changed; the job asks Stripe for the present state, so
 * late, repeated and unordered events do no harm. An event that fails stays for the next run.
 */
export function createHandleEventsJob(deps: PaymentDeps, log: Log): Job {
  const { db } = deps.platform.database
  return preventOverlap({
    name: handleEventsJob,
    cron: '* * * * *',
    async run(stopping) {
      const events = await db
        .selectFrom('stripe_events')
        .select(['id', 'account', 'intent_id', 'type'])
        .where('handled_at', 'is', null)
        // The order does not matter, and a random one keeps failing events from blocking the others.
        .orderBy(sql`random()`)
        .limit(500)
        .execute()
      const handle = async ({ id, intent_id: intentId, ...event }: (typeof events)[number]) => {
        if (intentId !== null && !(await handlePaymentEvent(deps, { ...event, intentId }, log))) return
        await db
          .updateTable('stripe_events')
          .set({ handled_at: deps.platform.clock.now() })
          .where('id', '=', id)
          .execute()
      }
      const named = ({ id }: (typeof events)[number]) => ({ event: id })
      const onFailure = 'an event of the payment provider could not be worked on'
      await eachUntilUnavailable(events, { stopping, log, named, onFailure }, handle)
    },
  })
}

type EventSubject = { account: string; intentId: string; type: string }

/** @returns false when the account's keys are missing: the event then waits, and blocks no other */
async function handlePaymentEvent(
  deps: PaymentDeps,
  { account, intentId, type }: EventSubject,
  log: Log,
): Promise<boolean> {
  const { db } = deps.platform.database
  const payment =
    (await readPayment(db, 'stripe_intent_id', intentId)) ??
    (await adoptPayment(deps, { intentId, account: accountOf({ account }) }, log))
  if (!payment) return true
  if (lacksProviderKeys(deps.platform, payment)) return false
  const { payment: settled } = await settlePayment(deps, payment)
  await syncRefunds(deps, settled, log)
  // Last, since the keys may lack the right to read disputes, and that must not stop the rest.
  if (type.startsWith('charge.dispute.')) await syncDisputes(deps, settled, log)
  return true
}
