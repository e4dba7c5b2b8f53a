import type { Log } from '#platform/log.ts'

import type { DisputeRow } from '../dispute-rows.ts'
import { readPayment } from '../payment-rows.ts'
import { syncRefunds } from '../refunds/sync-refunds.ts'
import { isBeyondReach, type Till, withPayment } from '../with-payment.ts'
import { remindOfDispute } from './dispute-mails.ts'
import { syncDisputes } from './sync-disputes.ts'

const reminderTime = 2 * 24 * 60 * 60_000

export async function undecidedDisputes({ platform }: Till): Promise<DisputeRow[]> {
  return await platform.database.db
    .selectFrom('disputes')
    .selectAll()
    .where('state', 'in', ['inquiry', 'open'])
    .execute()
}

/** Reads a dispute again, since its event may have been lost, and reminds the owners of its deadline. */
export async function followDispute(
  till: Till,
  { payment_id: paymentId }: DisputeRow,
  log: Log,
): Promise<void> {
  const { db } = till.platform.database
  const seen = await readPayment(db, 'id', paymentId)
  if (!seen) throw new Error('A dispute has a payment')
  if (isBeyondReach(till.platform, seen)) return
  // Refunds first: a lost dispute may only reduce refunds that Stripe has not made yet.
  await syncRefunds(till, seen, log)
  await syncDisputes(till, seen, log)
  await withPayment(till, seen, async (situation) => {
    const due = new Date(situation.now.getTime() + reminderTime)
    const unanswered = await situation.transaction.db
      .selectFrom('disputes')
      .selectAll()
      .where('payment_id', '=', paymentId)
      .where('state', 'in', ['inquiry', 'open'])
      .where('respond_by', '>', situation.now)
      .where('respond_by', '<=', due)
      .execute()
    for (const row of unanswered) await remindOfDispute(situation, row)
  })
}
