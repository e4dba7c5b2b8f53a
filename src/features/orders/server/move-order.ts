import { returnStock, reserveStock } from '#features/products/server/stock-table.ts'
import type { Transaction } from '#platform/database/transaction.ts'

import type { OrdersEvent } from '../orders-event.contract.ts'
import { keepsStock, mergedLines, type OrderStatus, statusOf } from '../orders.rules.ts'
import { shortageError } from './errors.ts'
import { mailStatus } from './order-mails.ts'
import type { OrderRow } from './order-rows.ts'

type Move = {
  to: OrderStatus
  now: Date
  actorName: string | null
  reason: string | null
  /** Centimes refunded with the change. */
  refunded: number
}

/**
 * The only function that changes an order's status. Returns the items to stock when an order is cancelled, and reserves
 * them again when it is reopened. The caller must have locked the row.
 * @throws AppError 409 when the items are out of stock
 */
export async function moveOrder(transaction: Transaction, row: OrderRow, move: Move): Promise<void> {
  const { db, publish } = transaction
  const { to, now, actorName, reason, refunded } = move
  const from = statusOf(row)
  if (from === to) return
  await db.updateTable('orders').set({ status: to, updated_at: now }).where('id', '=', row.id).execute()
  if (keepsStock(from) && !keepsStock(to))
    await returnStock(transaction, { orderId: row.id }, { cause: 'cancelled', now, actorName })
  if (!keepsStock(from) && keepsStock(to)) {
    const { short } = await reserveStock(transaction, mergedLines(row.items), { orderId: row.id }, now)
    if (short.length > 0) throw shortageError(short)
  }
  await mailStatus(transaction, row, to, { refunded, reason, now })
  publish({ kind: 'orders' } satisfies OrdersEvent)
}
