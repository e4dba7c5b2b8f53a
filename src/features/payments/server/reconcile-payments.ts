import { sql } from 'kysely'

import { type Job, preventOverlap } from '#platform/jobs/jobs.ts'
import type { Log } from '#platform/log.ts'
import { paymentAccounts } from '#platform/stripe/payment-provider.ts'
import { isMissingAtProvider, RefusedByProvider } from '#platform/stripe/provider-faults.ts'

import { followDispute, undecidedDisputes } from './disputes/follow-disputes.ts'
import { payableOf } from './payable.ts'
import { type PaymentRow, selectPayments } from './payment-rows.ts'
import { handleEventsJob } from './provider-events.ts'
import { readEvents } from './read-events.ts'
import { closePayment, settlePayment } from './settle-payment.ts'
import { newIntent, saveIntent } from './start-payment.ts'
import { eachUntilUnavailable, isStripeUnavailable, logUnavailable } from './stripe-unavailable.ts'
import { lacksProviderKeys, providerOf, type PaymentDeps } from './with-payment.ts'

const reconcileJob = 'reconcile-payments'

const minute = 60_000
/** Milliseconds after which an open payment is checked, since its event may have been lost. */
const quietTime = 5 * minute
/** Stripe keeps an idempotency key for 24 hours; afterwards the same key would create a second intent. */
const keyTime = 23 * 60 * minute

/**
 * Compares our books with Stripe's: open payments without news, abandoned payments and lost events. Runs every minute
 * for open payments, every ten minutes for lost events, every hour for disputes.
 */
export function createReconcileJob(deps: PaymentDeps, log: Log): Job {
  return preventOverlap({
    name: reconcileJob,
    cron: '* * * * *',
    async run(stopping) {
      if (Object.values(deps.platform.payments).every((provider) => provider === null)) return
      const now = deps.platform.clock.now()
      await eachUntilUnavailable(
        await unsettledPayments(deps, now),
        {
          stopping,
          log,
          named: ({ id }) => ({ payment: id }),
          onFailure: 'a payment could not be reconciled',
        },
        (payment) => reconcilePayment(deps, payment, now),
      )
      await importMissedEvents(deps, log)
      if (now.getUTCMinutes() === 0)
        await eachUntilUnavailable(
          await undecidedDisputes(deps),
          {
            stopping,
            log,
            named: ({ id }) => ({ dispute: id }),
            onFailure: 'a dispute could not be followed',
          },
          (dispute) => followDispute(deps, dispute, log),
        )
    },
  })
}

async function unsettledPayments({ platform }: PaymentDeps, now: Date): Promise<PaymentRow[]> {
  return await selectPayments(platform.database.db)
    .where('payments.state', 'in', ['open', 'processing'])
    .where((eb) =>
      eb.or([
        eb('payments.updated_at', '<=', new Date(now.getTime() - quietTime)),
        // The clock was ahead when the payment was opened.
        eb('payments.updated_at', '>', new Date(now.getTime() + quietTime)),
        // Its hold is already gone.
        eb.and([eb('payments.purpose', '=', 'appointment'), eb('payments.appointment_id', 'is', null)]),
      ]),
    )
    // A random order keeps failing payments from blocking the others.
    .orderBy(sql`random()`)
    .limit(500)
    .execute()
}

async function reconcilePayment(deps: PaymentDeps, payment: PaymentRow, now: Date): Promise<void> {
  const age = now.getTime() - payment.created_at.getTime()
  if (payment.stripe_intent_id === null && age < keyTime) {
    // The process died between Stripe's answer and saving the intent: the same key finds the same intent.
    const intent = await providerOf(deps.platform, payment)
      .createIntent(await newIntent(deps, payment))
      .catch((error: unknown) => {
        if (error instanceof RefusedByProvider) return undefined
        throw error
      })
    if (intent) {
      await saveIntent(deps, payment, intent)
      await closePayment(deps, { ...payment, stripe_intent_id: intent.id })
      return
    }
  }
  const isOver =
    Math.abs(age) >= payableOf(deps.payables, payment).opensFor ||
    (payment.purpose === 'appointment' && payment.appointment_id === null)
  if (lacksProviderKeys(deps.platform, payment)) {
    if (isOver) await closePayment(deps, payment)
    return
  }
  // At Stripe a failed payment can be tried again, so it ends like one that was never paid.
  const settled = await settlePayment(deps, payment).catch((error: unknown) => {
    if (isOver && isMissingAtProvider(error)) return undefined
    throw error
  })
  if (isOver && (settled?.status === 'open' || settled?.status === undefined))
    await closePayment(deps, payment)
}

async function importMissedEvents(deps: PaymentDeps, log: Log): Promise<void> {
  const { platform } = deps
  for (const account of paymentAccounts) {
    const provider = platform.payments[account]
    if (!provider) continue
    try {
      await readEvents(platform, { account, provider })
    } catch (error) {
      if (isStripeUnavailable(error)) logUnavailable(log, error, { account })
      else log.error({ err: error, account }, 'lost events could not be read')
    }
  }
  platform.requestJob(handleEventsJob)
}
