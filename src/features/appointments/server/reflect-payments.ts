import { paymentsTexts } from '#features/payments/payments.it.ts'
import { netPaidOf, shownMethod } from '#features/payments/payments.rules.ts'
import { disputesOf } from '#features/payments/server/dispute-rows.ts'
import {
  type PaymentWithRefunds,
  selectPayments,
  withRefunds,
} from '#features/payments/server/payment-rows.ts'
import { orderRefund, refundRest } from '#features/payments/server/request-refund.ts'
import type { Db } from '#platform/database/database.ts'
import type { Transaction } from '#platform/database/transaction.ts'

import { type MoneyMovement, paymentStatusOf, sumOf } from '../money.rules.ts'
import { writePayment } from './appointment-table.ts'

/** Writes the sums of an appointment's payments. The caller must have locked its row. */
export async function reflectPayments(db: Db, id: string, now: Date): Promise<void> {
  const { price_centimes: price } = await db
    .selectFrom('appointments')
    .select('price_centimes')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const payments = await paymentsOf(db, id)
  const sums = sumOf([...(await movementsOf(db, payments)), ...(await lossMovementsOf(db, payments))])
  const method = shownMethod(payments.at(-1)?.method ?? 'cash')
  await writePayment(
    db,
    id,
    {
      ...sums,
      type: method === 'cash' ? 'in_person' : 'online',
      method,
      status: paymentStatusOf({ price, ...sums }),
    },
    now,
  )
}

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

async function movementsOf(db: Db, payments: readonly PaymentWithRefunds[]): Promise<MoneyMovement[]> {
  const cash = new Set(payments.flatMap(({ id, method }) => (method === 'cash' ? [id] : [])))
  const refunds =
    payments.length === 0
      ? []
      : await db
          .selectFrom('refunds')
          .select(['payment_id', 'amount_centimes', 'gesture_centimes', 'created_at'])
          .where(
            'payment_id',
            'in',
            payments.map(({ id }) => id),
          )
          .where('state', '<>', 'failed')
          .orderBy('id')
          .execute()
  return [
    ...payments.map((payment) => ({
      kind: 'payment' as const,
      at: payment.paid_at ?? payment.created_at,
      amount: payment.amount_centimes,
      gesture: 0,
      isCash: cash.has(payment.id),
    })),
    ...refunds.map((refund) => ({
      kind: 'refund' as const,
      at: refund.created_at,
      amount: refund.amount_centimes,
      gesture: refund.gesture_centimes,
      isCash: cash.has(refund.payment_id),
    })),
  ]
}

/** Money that banks took back after disputes, at the time of their decision. It lowers the kept money like a refund. */
async function lossMovementsOf(db: Db, payments: readonly PaymentWithRefunds[]): Promise<MoneyMovement[]> {
  const lost = payments.filter((payment) => payment.lost_centimes > 0)
  const disputes = (await disputesOf(db, lost))
    .map((dispute) => ({ ...dispute, at: dispute.closed_at ?? dispute.created_at }))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
  return lost.flatMap((payment) => {
    let left = payment.amount_centimes - payment.refunded_centimes - netPaidOf(payment)
    return disputes
      .filter(({ payment_id: id, state }) => id === payment.id && state === 'lost')
      .map(({ amount_centimes: disputed, at }): MoneyMovement => {
        const amount = Math.min(disputed, left)
        left -= amount
        return { kind: 'refund', at, amount, gesture: 0, isCash: false }
      })
  })
}

type Cause = { reason: string; now: Date }

/**
 * Orders refunds of everything paid online; the staff hands cash back. The caller must have locked the appointment's
 * row.
 */
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

/**
 * Orders refunds of the money paid online beyond `keep` centimes, latest payment first. The caller must have locked the
 * appointment's row.
 */
export async function refundExcess(
  transaction: Transaction,
  {
    id,
    keep,
    reason = paymentsTexts.refundReasons.cheaperService,
  }: { id: string; keep: number; reason?: string },
  now: Date,
): Promise<void> {
  const { db } = transaction
  const payments = await paymentsOf(db, id)
  const netPaid = payments.reduce((sum, payment) => sum + netPaidOf(payment), 0)
  let excess = netPaid - keep
  for (const payment of payments.toReversed()) {
    const amount = Math.min(excess, netPaidOf(payment))
    if (payment.method === 'cash' || amount <= 0) continue
    const order = { reason, requestedBy: null, isAnnounced: true, amount }
    await orderRefund(transaction, { payment, now }, order)
    excess -= amount
  }
  await reflectPayments(db, id, now)
}
