import type { Transaction } from '#platform/database/transaction.ts'
import { newId } from '#platform/uuid.ts'

import { keptOf } from '../payments.rules.ts'
import type { Settlement } from './payable.ts'

/** The job that carries refunds out. */
export const sendRefundsJob = 'send-refunds'

type Order = {
  reason: string
  /** Null: by the shop's own rule. */
  requestedBy: string | null
  /** Whoever paid gets a mail of its own about it. */
  isAnnounced?: boolean
}

/**
 * Orders all that is left of a payment back, in the transaction of the cause: the row is the order, a worker sends it. The
 * payment's row must be locked.
 */
export async function refundRest(
  transaction: Transaction,
  { payment, now }: Settlement,
  order: Order,
): Promise<void> {
  const rest = keptOf(payment)
  if (payment.state !== 'succeeded' || rest <= 0) return
  await orderRefund(transaction, { payment, now }, { ...order, amount: rest })
}

/** @param order amount in centimes @throws AppError 409 when that is more than is left */
export async function orderRefund(
  { db, requestJob }: Transaction,
  { payment, now }: Settlement,
  { reason, requestedBy, isAnnounced = false, amount }: Order & { amount: number },
): Promise<void> {
  // What was paid at the till is given back at the till.
  const isCash = payment.method === 'cash'
  await db
    .insertInto('refunds')
    .values({
      id: newId(),
      payment_id: payment.id,
      amount_centimes: amount,
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
