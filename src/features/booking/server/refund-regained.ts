import { givesMoneyBack, netPaidOf, waivedOf } from '#features/appointments/money.rules.ts'
import { type Appointment, moneyOf } from '#features/appointments/server/appointment.ts'
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
  { appointment, payment: { id }, now }: { appointment: Appointment; payment: PaymentRow; now: Date },
): Promise<void> {
  // Refunds of this payment may have been ordered in the same transaction.
  const payment = await readPayment(transaction.db, 'id', id)
  if (!payment) return
  // After its start a cancelled appointment keeps its price, unless the owner ordered a refund.
  const money = { ...moneyOf(appointment), price: appointment.price }
  const regained = keptOfPayment(payment)
  // All of it was refunded, so that a second payment stays.
  if (regained === 0 && !isPaidBack(appointment)) return
  const others = netPaidOf(money) - regained
  const isPaidTwice = others > 0
  // A gesture covers only a gap that is there without the second payment.
  const waived = waivedOf({
    ...money,
    paid: isPaidTwice ? Math.min(regained, others) : regained,
    refunded: 0,
  })
  const keep = isPaidBack(appointment) ? 0 : money.price - waived
  const reason = isPaidTwice || keep === 0 ? refundReasons.paidTwice : refundReasons.cheaperService
  if (netPaidOf(money) > keep) await refundExcess(transaction, { id: appointment.id, keep, reason }, now)
}

function isPaidBack({ status, startsAt, cancelledAt, isRefundOrdered }: Appointment): boolean {
  return (
    status === 'cancelled' && cancelledAt !== null && givesMoneyBack(startsAt, cancelledAt, isRefundOrdered)
  )
}
