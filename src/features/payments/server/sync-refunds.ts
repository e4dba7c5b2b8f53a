import { RefusedByProvider } from '#platform/stripe/provider-faults.ts'
import type { ProviderRefund } from '#platform/stripe/stripe.ts'

import { mailFailedRefund } from './payment-mails.ts'
import { type PaymentRow, readPayment, type RefundRow } from './payment-rows.ts'
import { providerOf, type Till, withPayment } from './with-payment.ts'

type Log = { error(details: object, text: string): void }

/**
 * Makes true here how far Stripe is with the refunds of a payment: one that had succeeded may still be returned by the bank. What
 * was given back past us, in Stripe's own panel, is taken over.
 * @throws ProviderAway
 */
export async function syncRefunds(till: Till, seen: PaymentRow, log: Log): Promise<void> {
  const { stripe_intent_id: intentId } = seen
  if (intentId === null || seen.state === 'open') return
  const told = await providerOf(till.platform, seen)
    .refundsOf(intentId)
    .catch((error: unknown) => {
      if (error instanceof RefusedByProvider) return []
      throw error
    })
  const known = await till.platform.database.db
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', seen.id)
    .execute()
  const changed = told
    .map((refund) => ({ ...refund, ours: known.find((row) => isSame(row, refund)) }))
    .filter(({ ours, status }) => ours?.state !== status)
  if (changed.length === 0) return
  await withPayment(till, seen, async ({ transaction: { db }, transaction, payable, payment, now }) => {
    for (const { ours, id, status, amount } of changed) {
      if (ours) {
        await noteStatus(db, ours, { id, status, now })
        const news = { amount: ours.amount_centimes, reason: ours.reason }
        if (status === 'failed') await mailFailedRefund(transaction, { payment, now }, news)
      } else {
        log.error({ refund: id, payment: payment.id }, 'money was given back past the shop')
        await db
          .insertInto('refunds')
          .values({
            payment_id: payment.id,
            amount_centimes: amount,
            reason: 'Stripe',
            state: status,
            stripe_refund_id: id,
            send_after: now,
            created_at: now,
            updated_at: now,
          })
          .execute()
      }
    }
    const current = await readPayment(db, 'id', payment.id)
    if (current) await payable.reflect(till.platform, transaction, { payment: current, now })
  })
}

/** By our own id, which it bears; by Stripe's when it was made in its panel. */
function isSame({ id, stripe_refund_id: stripeId }: RefundRow, refund: ProviderRefund): boolean {
  return id === refund.metadata['refund'] || stripeId === refund.id
}

type Told = { id: string; status: RefundRow['state']; now: Date }

async function noteStatus(
  db: Till['platform']['database']['db'],
  ours: RefundRow,
  told: Told,
): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ state: told.status, stripe_refund_id: told.id, updated_at: told.now })
    .where('id', '=', ours.id)
    .execute()
}
