import type { Db } from '#platform/database/database.ts'
import { centimesToChf } from '#shared/money.ts'

import type { Payment } from '../payments.contract.ts'
import { feeOf, isDelayed, netPaidOf, shownMethod } from '../payments.rules.ts'
import { type DisputeRow, disputesOf, presentDispute } from './dispute-rows.ts'
import { payableOf, type Payables, type PaymentSubject } from './payable.ts'
import { type PaymentWithRefunds, type RefundRow, customerStatusOf } from './payment-rows.ts'

/** @param isOwner adds estimated fees and disputes */
export async function presentPayments(
  db: Db,
  payables: Payables,
  payments: readonly PaymentWithRefunds[],
  { isOwner, now }: { isOwner: boolean; now: Date },
): Promise<Payment[]> {
  const subjects = await subjectsOf(db, payables, payments)
  const refunds = await refundsOf(db, payments)
  const disputes = isOwner ? await disputesOf(db, payments) : []
  return payments.map((payment) =>
    present(payment, {
      subject: subjects.get(payment.id) ?? { customer: '', appointment: null, order: null },
      refunds: refunds.filter(({ payment_id: id }) => id === payment.id),
      disputes: disputes.filter(({ payment_id: id }) => id === payment.id),
      isOwner,
      now,
    }),
  )
}

async function subjectsOf(
  db: Db,
  payables: Payables,
  payments: readonly PaymentWithRefunds[],
): Promise<Map<string, PaymentSubject>> {
  const purposes = [...new Set(payments.map(({ purpose }) => purpose))]
  const maps = await Promise.all(
    purposes.map(async (purpose) => {
      const own = payments.filter((payment) => payment.purpose === purpose)
      return await payableOf(payables, { purpose }).subjectsOf(db, own)
    }),
  )
  return new Map(maps.flatMap((map) => [...map]))
}

async function refundsOf(db: Db, payments: readonly PaymentWithRefunds[]): Promise<RefundRow[]> {
  if (payments.length === 0) return []
  const ids = payments.map(({ id }) => id)
  return await db.selectFrom('refunds').selectAll().where('payment_id', 'in', ids).orderBy('id').execute()
}

const refundStates = ['requested', 'pending', 'succeeded', 'failed'] as const

type Context = {
  subject: PaymentSubject
  refunds: readonly RefundRow[]
  disputes: readonly DisputeRow[]
  isOwner: boolean
  now: Date
}

function present(
  payment: PaymentWithRefunds,
  { subject, refunds, disputes, isOwner, now }: Context,
): Payment {
  const { amount_centimes: amount, method, stripe_intent_id: intentId } = payment
  const fee = feeOf(amount, method)
  const showsFee = isOwner && payment.state === 'succeeded' && payment.account === 'salon'
  return {
    _id: payment.id,
    type: payment.purpose,
    status: customerStatusOf(payment),
    amount: centimesToChf(amount),
    refunded: centimesToChf(payment.refunded_centimes),
    fee: showsFee ? centimesToChf(fee) : null,
    net: showsFee ? centimesToChf(netPaidOf(payment) - fee) : null,
    currency: 'CHF',
    method: method === null ? null : shownMethod(method),
    reference: intentId?.slice(-8) ?? null,
    ...subject,
    refunds: refunds.map(({ id, amount_centimes: part, reason, state, created_at: at }) => ({
      _id: id,
      amount: centimesToChf(part),
      reason,
      status: refundStates.find((known) => known === state) ?? 'requested',
      isDelayed: isOwner && state === 'requested' && !payment.is_disputed && isDelayed(at, now),
      createdAt: at.toISOString(),
    })),
    disputes: disputes.map(presentDispute),
    createdAt: payment.created_at.toISOString(),
    paidAt: payment.paid_at?.toISOString() ?? null,
  }
}
