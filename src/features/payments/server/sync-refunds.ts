import type { Log } from '#platform/log.ts'
import { RefusedByProvider } from '#platform/stripe/provider-faults.ts'

import { mailRefund } from './payment-mails.ts'
import { type PaymentRow, readPayment, type RefundRow } from './payment-rows.ts'
import { isSameRefund } from './same-refund.ts'
import { providerOf, type Till, withPayment } from './with-payment.ts'

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
  if (told.length === 0) return
  await withPayment(till, seen, async ({ transaction: { db }, transaction, payable, payment, now }) => {
    const known = await db.selectFrom('refunds').selectAll().where('payment_id', '=', seen.id).execute()
    const changed = told
      .map((refund) => ({ ...refund, ours: known.find((row) => isSameRefund(row, refund)) }))
      .filter(({ ours, status }) => ours?.state !== status)
      // What has failed first: its money may have gone back in another way since.
      .toSorted((one, other) => Number(other.status === 'failed') - Number(one.status === 'failed'))
    if (changed.length === 0) return
    for (const { ours, id, status, amount } of changed) {
      if (ours) {
        await noteStatus(db, ours, { id, status, now })
        await mailRefund(transaction, { payment, payable, refund: ours, state: status, now })
      } else {
        log.error({ refund: id, payment: payment.id }, 'money was given back past the shop')
        await db
          .insertInto('refunds')
          .values({
            payment_id: payment.id,
            amount_centimes: amount,
            gesture_centimes: (await payable.gestureIn?.(db, payment, amount)) ?? 0,
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
