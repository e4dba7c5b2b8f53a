import type { Db } from '#platform/database/database.ts'
import type { Log } from '#platform/log.ts'
import type { ProviderRefund } from '#platform/stripe/payment-provider.ts'

import { mailRefund } from '../payment-mails.ts'
import { readPayment, type RefundRow } from '../payment-rows.ts'
import type { LockedPayment, PaymentDeps } from '../with-payment.ts'
import { fitRefunds } from './refund-room.rules.ts'
import { isSameRefund } from './same-refund.ts'

/**
 * Takes over Stripe's list of refunds for a payment. A refund unknown to us was made in Stripe's panel, or before a
 * backup was restored: an unsent order for the same amount counts as that refund and is never sent; an order for the
 * whole rest shrinks. The caller must have locked the payment's row.
 */
export async function adoptForeignRefunds(
  deps: PaymentDeps,
  locked: LockedPayment,
  { made, log }: { made: readonly ProviderRefund[]; log: Log },
): Promise<void> {
  const { transaction, payable, payment, now } = locked
  const { db } = transaction
  const known = await refundsOfPayment(db, payment.id)
  const changed = made
    .map((refund) => ({ refund, ours: known.find((row) => isSameRefund(row, refund)) }))
    .filter(({ refund, ours }) => ours?.state !== refund.status)
    // Failed ones first: their money may have been refunded in another way since.
    .toSorted(
      (one, other) => Number(other.refund.status === 'failed') - Number(one.refund.status === 'failed'),
    )
  if (changed.length === 0) return
  for (const { refund, ours } of changed)
    if (ours) await recordRefundStatus(locked, ours, refund)
    else await addUnknown(locked, refund, log)
  const current = await readPayment(db, 'id', payment.id)
  if (current) await payable.reflect(deps.platform, transaction, { payment: current, now })
}

async function refundsOfPayment(db: Db, paymentId: string): Promise<RefundRow[]> {
  return await db
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('id')
    .execute()
}

/** Also completes an order that turns out to be this refund. */
async function recordRefundStatus(
  { transaction, payable, payment, now }: LockedPayment,
  ours: RefundRow,
  { id, status, amount }: ProviderRefund,
): Promise<void> {
  await transaction.db
    .updateTable('refunds')
    // The order may have shrunk while Stripe worked on it: Stripe's amount counts.
    .set({ state: status, stripe_refund_id: id, amount_centimes: amount, last_error: null, updated_at: now })
    .where('id', '=', ours.id)
    .execute()
  const current = (await readPayment(transaction.db, 'id', payment.id)) ?? payment
  const refund = { ...ours, amount_centimes: amount }
  await mailRefund(transaction, { payment: current, payable, refund, state: status, now })
}

async function addUnknown(locked: LockedPayment, refund: ProviderRefund, log: Log): Promise<void> {
  const { transaction, payable, payment, now } = locked
  const { db } = transaction
  log.error({ refund: refund.id, payment: payment.id }, 'money was given back past the shop')
  if (refund.status !== 'failed') {
    const room = fitRefunds(await refundsOfPayment(db, payment.id), payment.amount_centimes, refund.amount)
    if (room.same) return await recordRefundStatus(locked, room.same, refund)
    for (const { order, amount } of room.shrunk)
      await db
        .updateTable('refunds')
        .set((eb) => ({
          amount_centimes: amount,
          gesture_centimes: eb.fn<number>('least', ['gesture_centimes', eb.val(amount)]),
          send_after: now,
          updated_at: now,
        }))
        .where('id', '=', order.id)
        .execute()
    for (const { order, isMoneyLeft } of room.abandoned) await abandonRefund(locked, order, { isMoneyLeft })
  }
  await db
    .insertInto('refunds')
    .values({
      payment_id: payment.id,
      amount_centimes: refund.amount,
      gesture_centimes: (await payable.gestureIn?.(db, payment, { amount: refund.amount, now })) ?? 0,
      reason: 'Stripe',
      state: refund.status,
      stripe_refund_id: refund.id,
      send_after: now,
      created_at: now,
      updated_at: now,
    })
    .execute()
  const current = await readPayment(db, 'id', payment.id)
  if (!current || refund.status === 'failed') return
  // The owners' mail states the rest, which is known only now.
  await mailTooMuch({ ...locked, payment: current })
}

const alreadyRefunded = 'Already given back in Stripe'
const tooMuch = 'More than Stripe has left of the payment'

async function abandonRefund(
  { transaction, now }: LockedPayment,
  order: RefundRow,
  { isMoneyLeft }: { isMoneyLeft: boolean },
): Promise<void> {
  await transaction.db
    .updateTable('refunds')
    .set({ state: 'failed', last_error: isMoneyLeft ? tooMuch : alreadyRefunded, updated_at: now })
    .where('id', '=', order.id)
    .execute()
}

async function mailTooMuch({ transaction, payable, payment, now }: LockedPayment): Promise<void> {
  const orders = await refundsOfPayment(transaction.db, payment.id)
  for (const refund of orders)
    if (refund.state === 'failed' && refund.last_error === tooMuch)
      await mailRefund(transaction, { payment, payable, refund, state: 'failed', now })
}
