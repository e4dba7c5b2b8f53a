import { type Actor, recordChange } from '#features/audit/server/record-change.ts'
import type { PaymentWithRefunds } from '#features/payments/server/payment-rows.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { refuseStaleWrite } from '#platform/http/stale-write.ts'
import type { Platform } from '#platform/platform.ts'
import { isId } from '#shared/ids.ts'

import type { StatusRequest } from '../orders.contract.ts'
import { orderError } from './errors.ts'
import { moveOrder } from './move-order.ts'
import {
  refundOrderPayments,
  netPaidTotal,
  lockPaymentsOf,
  reflectOrderPayments,
  recordOrderCash,
} from './order-money.ts'
import { findOrder, lockOrder, type OrderRow } from './order-rows.ts'

/**
 * Sets any status for the owner (AORD-05): a delivered cash order counts as paid, a cancelled order's items go back to
 * stock, and its payments are refunded if the owner wants that.
 * @throws AppError 404, 409 after another change, for a disputed order, or when a reopened order's items are out of
 * stock
 */
export async function changeOrderStatus(
  platform: Platform,
  id: string,
  actor: Actor,
  { status: to, refund, reason, updatedAt }: StatusRequest,
): Promise<OrderRow> {
  if (!isId(id)) throw orderError('ORDER_NOT_FOUND')
  const now = platform.clock.now()
  return await inTransaction(platform, async (transaction) => {
    const { db } = transaction
    const before = await lockOrder(db, id)
    if (!before) throw orderError('ORDER_NOT_FOUND')
    refuseStaleWrite(before.updated_at, updatedAt)
    const payments = await lockPaymentsOf(db, id)
    refuseDisputedHandover(before, to, payments)
    const left = netPaidTotal(payments)
    const givesBack = to === 'cancelled' && refund && left > 0
    await moveOrder(transaction, before, {
      to,
      now,
      actorName: actor.name,
      reason: reason || null,
      refunded: givesBack ? left : 0,
    })
    if (to === 'delivered' && before.status !== to)
      await recordOrderCash(transaction, before, { payments, now })
    if (givesBack)
      await refundOrderPayments(transaction, payments, {
        requestedBy: actor.id,
        // The mail of the cancellation announces the refund; an order cancelled earlier gets a separate mail.
        isAnnounced: before.status === to,
        now,
      })
    await reflectOrderPayments(db, id, now)
    const after = await findOrder(db, id)
    if (!after) throw new Error('A locked order is there')
    if (after.status !== before.status)
      await recordChange(transaction, actor, now, {
        entity: 'order',
        id,
        name: after.order_number,
        action: 'status_changed',
        before: { status: before.status },
        after: { status: after.status, ...(reason && { reason }) },
      })
    if (givesBack)
      await recordChange(transaction, actor, now, {
        entity: 'order',
        id,
        name: after.order_number,
        action: 'refunded',
        before: { refunded: before.refunded_centimes / 100 },
        after: { refunded: after.refunded_centimes / 100 },
      })
    return after
  })
}

/** The owner must not hand over the items during a dispute. @throws AppError 409 */
function refuseDisputedHandover(
  before: OrderRow,
  to: StatusRequest['status'],
  payments: readonly PaymentWithRefunds[],
): void {
  const isHandedOver = before.status !== to && (to === 'shipped' || to === 'delivered')
  if (isHandedOver && payments.some((payment) => payment.is_disputed)) throw orderError('ORDER_DISPUTED')
}
