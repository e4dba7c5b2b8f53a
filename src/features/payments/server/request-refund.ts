import type { Transaction } from '#platform/database/transaction.ts'
import { newId } from '#platform/uuid.ts'

import { netPaidOf } from '../payments.rules.ts'
import type { PaymentAt } from './payable.ts'

export const sendRefundsJob = 'send-refunds'

type Order = {
  reason: string
  /** Null: ordered automatically. */
  requestedBy: string | null
  isAnnounced?: boolean
  gesture?: number
}

/**
 * Orders a refund of everything left, in the transaction of its cause: the row is the order, and a job sends it. The
 * caller must have locked the payment's row.
 */
export async function refundRest(
  transaction: Transaction,
  { payment, now }: PaymentAt,
  order: Order,
): Promise<void> {
  const rest = netPaidOf(payment)
  if (payment.state !== 'succeeded' || rest <= 0) return
  await orderRefund(transaction, { payment, now }, { ...order, amount: rest })
}

/** @param order amount in centimes @throws AppError 409 when that is more than is left */
export async function orderRefund(
  { db, requestJob }: Transaction,
  { payment, now }: PaymentAt,
  { reason, requestedBy, isAnnounced = false, gesture = 0, amount }: Order & { amount: number },
): Promise<void> {
  // Cash is handed back at the shop, so there is nothing to send.
  const isCash = payment.method === 'cash'
  await db
    .insertInto('refunds')
    .values({
      id: newId(),
      payment_id: payment.id,
      amount_centimes: amount,
      gesture_centimes: gesture,
      reason,
      requested_by: requestedBy,
      is_announced: isAnnounced,
      state: isCash ? 'succeeded' : 'requested',
      send_after: now,
      created_at: now,
      updated_at: now,
    })
    .execute()
  if (!isCash) requestJob(sendRefundsJob)
}
