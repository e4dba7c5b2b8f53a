import { sql } from 'kysely'

import { netPaidOf } from '#features/payments/payments.rules.ts'
import { recordCash } from '#features/payments/server/open-payment.ts'
import {
  netPaidCentimes,
  type PaymentWithRefunds,
  selectPayments,
  withRefunds,
} from '#features/payments/server/payment-rows.ts'
import { refundRest } from '#features/payments/server/request-refund.ts'
import type { Db } from '#platform/database/database.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { newId } from '#platform/uuid.ts'

import { ordersTexts } from '../orders.it.ts'
import { dueAtPickup } from '../orders.rules.ts'
import type { OrderRow } from './order-rows.ts'

export async function lockPaymentsOf(db: Db, orderId: string): Promise<PaymentWithRefunds[]> {
  await db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const rows = await selectPayments(db)
    .where('payments.order_id', '=', orderId)
    .where('payments.state', '=', 'succeeded')
    .execute()
  return rows.map(withRefunds)
}

export function netPaidTotal(payments: readonly PaymentWithRefunds[]): number {
  return payments.reduce((sum, payment) => sum + netPaidOf(payment), 0)
}

/** @returns whether they changed */
export async function reflectOrderPayments(db: Db, orderId: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE orders SET paid_centimes = sums.paid, refunded_centimes = sums.refunded, updated_at = ${now}
    FROM (
      SELECT coalesce(sum(amount_centimes), 0)::int AS paid,
        coalesce(sum(amount_centimes - ${netPaidCentimes('p')}), 0)::int AS refunded
      FROM payments p WHERE order_id = ${orderId} AND state = 'succeeded'
    ) sums
    WHERE id = ${orderId} AND (paid_centimes, refunded_centimes) <> (sums.paid, sums.refunded)`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

export async function recordOrderCash(
  transaction: Transaction,
  row: OrderRow,
  { payments, now }: { payments: readonly PaymentWithRefunds[]; now: Date },
): Promise<void> {
  const paid = payments.reduce((sum, { amount_centimes: amount }) => sum + amount, 0)
  const refunded = paid - netPaidTotal(payments)
  const due = dueAtPickup({ total: row.total_centimes, paid, refunded, paysOnline: row.pays_online })
  if (due === 0) return
  await recordCash(transaction, {
    id: newId(),
    purpose: 'product_order',
    account: 'salon',
    amount_centimes: due,
    orderId: row.id,
    userId: row.user_id,
    payer: null,
    now,
  })
}

export async function refundOrderPayments(
  transaction: Transaction,
  payments: readonly PaymentWithRefunds[],
  { requestedBy, isAnnounced, now }: { requestedBy: string | null; isAnnounced: boolean; now: Date },
): Promise<void> {
  for (const payment of payments)
    await refundRest(
      transaction,
      { payment, now },
      {
        reason: ordersTexts.refundReason,
        requestedBy,
        isAnnounced,
      },
    )
}
