import { givesMoneyBack, keptOf } from '#features/appointments/money.rules.ts'
import { type AppointmentRow, moneyOf, refundExcess } from '#features/appointments/server/public.ts'
import { paymentsTexts } from '#features/payments/payments.it.ts'
import type { Db } from '#platform/database/database.ts'
import type { Transaction } from '#platform/database/transaction.ts'

const { refundReasons } = paymentsTexts

/**
 * Refunds what a dispute that is won after all brings beyond the price without the owner's gestures. The caller must have
 * locked the appointment's row.
 */
export async function refundRegained(
  transaction: Transaction,
  row: AppointmentRow,
  now: Date,
): Promise<void> {
  // After its start a cancelled appointment keeps its price, unless the owner ordered a refund.
  const money = { ...moneyOf(row), price: row.price_centimes }
  const keep = (await isPaidBack(transaction.db, row)) ? 0 : Math.max(0, money.price - money.gestures)
  if (keptOf(money) > keep)
    await refundExcess(transaction, { id: row.id, keep, reason: refundReasons.paidTwice }, now)
}

async function isPaidBack(db: Db, row: AppointmentRow): Promise<boolean> {
  const { id, status, starts_at: startsAt, cancelled_at: cancelledAt } = row
  if (status !== 'cancelled' || cancelledAt === null) return false
  return givesMoneyBack(startsAt, cancelledAt, await wasRefundedAt(db, id, cancelledAt))
}

/** True when refunds were ordered together with the cancellation. */
async function wasRefundedAt(db: Db, appointmentId: string, at: Date): Promise<boolean> {
  const order = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select('refunds.id')
    .where('payments.appointment_id', '=', appointmentId)
    .where('refunds.created_at', '=', at)
    .where('refunds.reason', '=', refundReasons.appointmentCancelled)
    .executeTakeFirst()
  return order !== undefined
}
