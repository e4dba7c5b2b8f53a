import { paymentsTexts } from '#features/payments/payments.it.ts'
import { keptOf, shownMethod } from '#features/payments/payments.rules.ts'
import {
  orderRefund,
  type PaymentWithRefunds,
  refundRest,
  selectPayments,
  withRefunds,
} from '#features/payments/server/public.ts'
import type { Db } from '#platform/database/database.ts'
import type { Transaction } from '#platform/database/transaction.ts'

import { paymentStatusOf } from '../../appointments.rules.ts'
import { writePayment } from './appointment-table.ts'

/** Writes what the payments of an appointment come to. Its row must be locked. */
export async function reflectPayments(db: Db, id: string, now: Date): Promise<void> {
  const { price_centimes: price } = await db
    .selectFrom('appointments')
    .select('price_centimes')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const payments = await paymentsOf(db, id)
  const paid = payments.reduce((sum, { amount_centimes: amount }) => sum + amount, 0)
  const refunded = paid - payments.reduce((sum, payment) => sum + keptOf(payment), 0)
  const method = shownMethod(payments.at(-1)?.method ?? 'cash')
  await writePayment(
    db,
    id,
    {
      payment_type: method === 'cash' ? 'in_person' : 'online',
      payment_method: method,
      payment_status: paymentStatusOf({ price, paid, refunded }),
      paid_centimes: paid,
      refunded_centimes: refunded,
    },
    now,
  )
}

/** That have paid for it, oldest first. */
async function paymentsOf(db: Db, id: string): Promise<PaymentWithRefunds[]> {
  const rows = await selectPayments(db)
    .where('payments.appointment_id', '=', id)
    .where('payments.state', '=', 'succeeded')
    .where('payments.unfulfilled', 'is', null)
    .orderBy('payments.id')
    .forNoKeyUpdate(['payments'])
    .execute()
  return rows.map(withRefunds)
}

type Cause = { reason: string; now: Date }

/** All that was paid online goes back; what was paid at the till, the owner gives back there. The appointment's row must be locked. */
export async function refundAppointment(
  transaction: Transaction,
  id: string,
  { reason, now }: Cause,
): Promise<void> {
  const { db } = transaction
  for (const payment of await paymentsOf(db, id)) {
    if (payment.method !== 'cash')
      await refundRest(transaction, { payment, now }, { reason, requestedBy: null })
  }
  await reflectPayments(db, id, now)
}

/** What was paid online beyond the price goes back, from the last payment on. The appointment's row must be locked. */
export async function refundExcess(
  transaction: Transaction,
  { id, price_centimes: price }: { id: string; price_centimes: number },
  now: Date,
): Promise<void> {
  const { db } = transaction
  const payments = await paymentsOf(db, id)
  const kept = payments.reduce((sum, payment) => sum + restOf(payment), 0)
  const reason = paymentsTexts.refundReasons.cheaperService
  let excess = kept - price
  for (const payment of payments.toReversed()) {
    const amount = Math.min(excess, restOf(payment))
    if (payment.method === 'cash' || amount <= 0) continue
    const order = { reason, requestedBy: null, isAnnounced: true, amount }
    await orderRefund(transaction, { payment, now }, order)
    excess -= amount
  }
  await reflectPayments(db, id, now)
}

function restOf({ amount_centimes: amount, refunded_centimes: refunded }: PaymentWithRefunds): number {
  return amount - refunded
}
