import { shownMethod } from '#features/payments/payments.rules.ts'
import { refundRest, selectPayments, withRefunds } from '#features/payments/server/public.ts'
import type { Db } from '#platform/database/database.ts'
import type { Transaction } from '#platform/database/transaction.ts'

import { type PaymentFields, writePayment } from './appointment-table.ts'

/** Writes what the payments of an appointment come to. Its row must be locked. */
export async function reflectPayments(db: Db, id: string, now: Date): Promise<void> {
  const payments = (
    await selectPayments(db)
      .where('payments.appointment_id', '=', id)
      .where('payments.state', '=', 'succeeded')
      .where('payments.unfulfilled', 'is', null)
      .orderBy('payments.id')
      .execute()
  ).map(withRefunds)
  const paid = payments.reduce((sum, { amount_centimes: amount }) => sum + amount, 0)
  const refunded = payments.reduce((sum, { refunded_centimes: amount }) => sum + amount, 0)
  const method = shownMethod(payments.at(-1)?.method ?? 'cash')
  await writePayment(
    db,
    id,
    {
      payment_type: method === 'cash' ? 'in_person' : 'online',
      payment_method: method,
      payment_status: toldAs(paid, refunded),
      paid_centimes: paid,
      refunded_centimes: refunded,
    },
    now,
  )
}

function toldAs(paid: number, refunded: number): PaymentFields['payment_status'] {
  if (paid === 0) return 'pending'
  if (refunded === 0) return 'completed'
  return refunded < paid ? 'partially_refunded' : 'refunded'
}

/** All that was paid online goes back; what was paid at the till, the owner gives back there. The appointment's row must be locked. */
export async function refundAppointment(
  transaction: Transaction,
  id: string,
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  const { db } = transaction
  const payments = await selectPayments(db)
    .where('payments.appointment_id', '=', id)
    .where('payments.state', '=', 'succeeded')
    .where('payments.method', '<>', 'cash')
    .orderBy('payments.id')
    .forNoKeyUpdate(['payments'])
    .execute()
  for (const payment of payments) {
    await refundRest(transaction, { payment: withRefunds(payment), now }, { reason, requestedBy: null })
  }
  await reflectPayments(db, id, now)
}
