import type { Log } from '#platform/log.ts'

import type { DisputeRow } from '../dispute-rows.ts'
import { readPayment } from '../payment-rows.ts'
import { syncRefunds } from '../refunds/sync-refunds.ts'
import { lacksProviderKeys, type PaymentDeps, withPayment } from '../with-payment.ts'
import { remindOfDispute } from './dispute-mails.ts'
import { syncDisputes } from './sync-disputes.ts'

const reminderTime = 2 * 24 * 60 * 60_000

export async function undecidedDisputes({ platform }: PaymentDeps): Promise<DisputeRow[]> {
  return await platform.database.db
    .selectFrom('disputes')
    .selectAll()
    .where('state', 'in', ['inquiry', 'open'])
    .execute()
}

/** Reads a dispute again, since its event may have been lost, and reminds the owners of its deadline. */
export async function followDispute(
  deps: PaymentDeps,
  { payment_id: paymentId }: DisputeRow,
  log: Log,
): Promise<void> {
  const { db } = deps.platform.database
  const seen = await readPayment(db, 'id', paymentId)
  if (!seen) throw new Error('A dispute has a payment')
  if (lacksProviderKeys(deps.platform, seen)) return
  // Refunds first: a lost dispute may only reduce refunds that Stripe has not made yet.
  await syncRefunds(deps, seen, log)
  await syncDisputes(deps, seen, log)
  await withPayment(deps, seen, async (locked) => {
    const due = new Date(locked.now.getTime() + reminderTime)
    const unanswered = await locked.transaction.db
      .selectFrom('disputes')
      .selectAll()
      .where('payment_id', '=', paymentId)
      .where('state', 'in', ['inquiry', 'open'])
      .where('respond_by', '>', locked.now)
      .where('respond_by', '<=', due)
      .execute()
    for (const row of unanswered) await remindOfDispute(locked, row)
  })
}
