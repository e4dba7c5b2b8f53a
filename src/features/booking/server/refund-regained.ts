import { givesMoneyBack, netPaidOf, waivedOf } from '#features/appointments/money.rules.ts'
import { type AppointmentRow, moneyOf } from '#features/appointments/server/appointment-rows.ts'
import { refundExcess } from '#features/appointments/server/reflect-payments.ts'
import { paymentsTexts } from '#features/payments/payments.it.ts'
import { netPaidOf as keptOfPayment } from '#features/payments/payments.rules.ts'
import { type PaymentRow, readPayment } from '#features/payments/server/payment-rows.ts'
import type { Transaction } from '#platform/database/transaction.ts'

const { refundReasons } = paymentsTexts

/**
 * Refunds the part of a payment that a dispute, won after all, brings beyond the price: the customer may have paid again or
 * chosen a cheaper service meanwhile. The caller must have locked the appointment's row.
 */
export async function refundRegained(
  transaction: Transaction,
  { row, payment: { id }, now }: { row: AppointmentRow; payment: PaymentRow; now: Date },
): Promise<void> {
  // Refunds of this payment may have been ordered in the same transaction.
  const payment = await readPayment(transaction.db, 'id', id)
  if (!payment) return
  // After its start a cancelled appointment keeps its price, unless the owner ordered a refund.
  const money = { ...moneyOf(row), price: row.price_centimes }
  const regained = keptOfPayment(payment)
  // All of it was refunded, so that a second payment stays.
  if (regained === 0 && !isPaidBack(row)) return
  const others = netPaidOf(money) - regained
  const isPaidTwice = others > 0
  // A gesture covers only a gap that is there without the second payment.
  const waived = waivedOf({
    ...money,
    paid: isPaidTwice ? Math.min(regained, others) : regained,
    refunded: 0,
  })
  const keep = isPaidBack(row) ? 0 : money.price - waived
  const reason = isPaidTwice || keep === 0 ? refundReasons.paidTwice : refundReasons.cheaperService
  if (netPaidOf(money) > keep) await refundExcess(transaction, { id: row.id, keep, reason }, now)
}

function isPaidBack({
  status,
  starts_at: startsAt,
  cancelled_at: cancelledAt,
  is_refund_ordered: isOrdered,
}: AppointmentRow) {
  return status === 'cancelled' && cancelledAt !== null && givesMoneyBack(startsAt, cancelledAt, isOrdered)
}
