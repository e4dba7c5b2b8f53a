import { sql, type SqlBool } from 'kysely'

import type { Role } from '#shared/contracts/access.ts'
import { isId } from '#shared/ids.ts'

import type { HistoryQuery, Payment } from '../payments.contract.ts'
import { type PaymentStatus, usualRefundTime } from '../payments.rules.ts'
import { spanOfDay } from './day-takings.ts'
import { paymentError } from './errors.ts'
import { payableOf } from './payable.ts'
import { isDisputed, readPayment, selectPayments, withRefunds } from './payment-rows.ts'
import { presentPayments } from './present-payment.ts'
import type { PaymentDeps } from './with-payment.ts'

type Reader = { userId: string; role: Role }

export async function paymentHistory(
  { platform, payables }: PaymentDeps,
  reader: Reader,
  { type, status, show, appointment, order, date, before, limit }: HistoryQuery,
): Promise<Payment[]> {
  const { db } = platform.database
  const isOwner = reader.role === 'admin'
  let query = selectPayments(db).orderBy('payments.id', 'desc').limit(limit)
  // Payments for the salon's plan are no income, so they appear only on request.
  query = query.where('payments.purpose', type ? '=' : '<>', type ?? 'plan')
  if (!isOwner) query = query.where('payments.user_id', '=', reader.userId)
  if (status) query = query.where(isListed(status))
  if (show === 'made') query = query.where('payments.state', 'in', ['processing', 'succeeded'])
  if (show === 'stalled') query = query.where(hasStalledRefund(platform.clock.now()))
  if (appointment) query = query.where('payments.appointment_id', '=', appointment)
  if (order) query = query.where('payments.order_id', '=', order)
  if (date) {
    const { from, to } = await spanOfDay(platform, date)
    const within = (column: 'payments.paid_at' | 'payments.created_at') =>
      sql<SqlBool>`${sql.ref(column)} >= ${from} AND ${sql.ref(column)} < ${to}`
    query = query.where((eb) =>
      eb.or([
        eb.and([eb('payments.state', '=', 'succeeded'), within('payments.paid_at')]),
        eb.and([eb('payments.state', '<>', 'succeeded'), within('payments.created_at')]),
      ]),
    )
  }
  if (before) query = query.where('payments.id', '<', before)
  const rows = await query.execute()
  return await presentPayments(db, payables, rows.map(withRefunds), { isOwner, now: platform.clock.now() })
}

/** SQL. Stripe refuses refunds during an open dispute, so those do not count as stalled. */
function hasStalledRefund(now: Date) {
  const before = new Date(now.getTime() - usualRefundTime)
  return sql<SqlBool>`EXISTS (SELECT FROM refunds r WHERE r.payment_id = payments.id AND r.state = 'requested'
    AND r.created_at <= ${before}) AND NOT ${isDisputed('payments')}`
}

const goesBack = `(SELECT coalesce(sum(r.amount_centimes), 0) FROM refunds r WHERE r.payment_id = payments.id AND r.state <> 'failed')`
/** `statusOf` in SQL. */
const hasDispute = `EXISTS (SELECT FROM disputes d WHERE d.payment_id = payments.id AND d.state = 'open')`
const isUndisputed = `payments.state = 'succeeded' AND NOT ${hasDispute} AND payments.lost_centimes = 0`
const conditions: Record<PaymentStatus, string> = {
  pending: `payments.state = 'open'`,
  processing: `payments.state = 'processing'`,
  cancelled: `payments.state = 'cancelled'`,
  completed: `${isUndisputed} AND ${goesBack} = 0`,
  partially_refunded: `${isUndisputed} AND ${goesBack} BETWEEN 1 AND payments.amount_centimes - 1`,
  refunded: `${isUndisputed} AND ${goesBack} >= payments.amount_centimes`,
  disputed: hasDispute,
  lost: `NOT ${hasDispute} AND payments.lost_centimes > 0`,
}

function isListed(status: PaymentStatus) {
  return sql<SqlBool>`${sql.raw(conditions[status])}`
}

/** @throws AppError 404, also for a payment of another user */
export async function paymentOf(
  { platform, payables }: PaymentDeps,
  reader: Reader,
  id: string,
): Promise<Payment> {
  const { db } = platform.database
  const row = isId(id) ? await readPayment(db, 'id', id) : undefined
  const isOwner = reader.role === 'admin'
  if (!row || !(isOwner || (await payableOf(payables, row).isOf(db, row, reader.userId))))
    throw paymentError('PAYMENT_NOT_FOUND')
  const [payment] = await presentPayments(db, payables, [row], { isOwner, now: platform.clock.now() })
  if (!payment) throw paymentError('PAYMENT_NOT_FOUND')
  return payment
}
