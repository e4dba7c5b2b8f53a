import { orderRefund } from '../request-refund.ts'
import type { LockedPayment } from '../with-payment.ts'

/**
 * A lost dispute has already returned the money to the customer: reduces unsent refund orders by the lost sum, and orders that
 * part again if the shop wins after all. The caller must have locked the payment's row.
 *
 * @param change centimes by which the lost sum has grown; negative when it shrank
 */
export async function offsetLostAgainstRefunds(locked: LockedPayment, change: number): Promise<void> {
  if (change > 0) await cutOpenRefunds(locked, change)
  else if (change < 0) await reorderCutRefunds(locked, -change)
}

/** Newest orders first, and only unsent ones. */
async function cutOpenRefunds(
  { transaction: { db }, payment, now }: LockedPayment,
  lost: number,
): Promise<void> {
  const orders = await db
    .selectFrom('refunds')
    .select(['id', 'amount_centimes', 'cut_centimes'])
    .where('payment_id', '=', payment.id)
    .where('state', '=', 'requested')
    .where('stripe_refund_id', 'is', null)
    .orderBy('id', 'desc')
    .execute()
  let left = lost
  for (const { id, amount_centimes: amount, cut_centimes: before } of orders) {
    const part = Math.min(amount, left)
    if (part === 0) return
    left -= part
    await db
      .updateTable('refunds')
      .set((eb) => ({
        cut_centimes: before + part,
        ...(part === amount
          ? { state: 'failed', last_error: 'The dispute was lost' }
          : {
              amount_centimes: amount - part,
              gesture_centimes: eb.fn<number>('least', ['gesture_centimes', eb.val(amount - part)]),
            }),
        send_after: now,
        updated_at: now,
      }))
      .where('id', '=', id)
      .execute()
  }
}

async function reorderCutRefunds(
  { transaction, payable, payment, now }: LockedPayment,
  returned: number,
): Promise<void> {
  const { db } = transaction
  const orders = await db
    .selectFrom('refunds')
    .select(['id', 'state', 'cut_centimes', 'gesture_centimes', 'reason', 'requested_by', 'is_announced'])
    .where('payment_id', '=', payment.id)
    .where('cut_centimes', '>', 0)
    .orderBy('id')
    .execute()
  const cutOff = orders.reduce((sum, order) => sum + order.cut_centimes, 0)
  const retained = payment.amount_centimes - payment.refunded_centimes - payment.lost_centimes + returned
  // Once a whole payment goes back, its gestures are over (decision 45).
  const isAllRefunded = retained <= Math.min(cutOff, returned)
  if (isAllRefunded) {
    await db
      .updateTable('refunds')
      .set({ gesture_centimes: 0 })
      .where('payment_id', '=', payment.id)
      .execute()
  }
  let left = returned
  for (const order of orders) {
    const { id, cut_centimes: before, reason, requested_by: requestedBy, is_announced } = order
    const amount = Math.min(before, left)
    if (amount === 0) return
    left -= amount
    await db
      .updateTable('refunds')
      .set({ cut_centimes: before - amount })
      .where('id', '=', id)
      .execute()
    const isGesture = requestedBy !== null && !isAllRefunded
    const gestureNow = isGesture ? await payable.gestureIn?.(db, payment, { amount, now }) : undefined
    // The customer may have paid again meanwhile, so that no gap is left for a gesture.
    const gestureBefore = isGesture && order.state === 'failed' ? Math.min(amount, order.gesture_centimes) : 0
    await orderRefund(
      transaction,
      { payment, now },
      {
        amount,
        reason,
        requestedBy,
        isAnnounced: is_announced,
        gesture: Math.max(gestureNow ?? 0, gestureBefore),
      },
    )
  }
}
