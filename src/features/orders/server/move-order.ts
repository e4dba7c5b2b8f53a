import { giveBack, takePieces } from '#features/products/server/public.ts'
import type { Transaction } from '#platform/database/transaction.ts'

import type { OrdersEvent } from '../orders-event.contract.ts'
import { keepsPieces, merged, type OrderStatus, statusOf } from '../orders.rules.ts'
import { shortageError } from './errors.ts'
import { mailStatus } from './order-mails.ts'
import type { OrderRow } from './order-rows.ts'

type Move = {
  to: OrderStatus
  now: Date
  /** Who did it; null of the shop's own rules. */
  actorName: string | null
  reason: string | null
  /** Centimes that go back with it. */
  refunded: number
}

/**
 * The one place where an order changes its state, whoever asks: its pieces go back to the shelf once, since the state moves
 * once, and are taken again when somebody calls the order back. Its row must be locked.
 * @throws AppError 409 when the pieces are not there any more
 */
export async function moveOrder(transaction: Transaction, row: OrderRow, move: Move): Promise<void> {
  const { db, publish } = transaction
  const { to, now, actorName, reason, refunded } = move
  const from = statusOf(row)
  if (from === to) return
  await db.updateTable('orders').set({ status: to, updated_at: now }).where('id', '=', row.id).execute()
  if (keepsPieces(from) && !keepsPieces(to))
    await giveBack(transaction, { orderId: row.id }, { cause: 'cancelled', now, actorName })
  if (!keepsPieces(from) && keepsPieces(to)) {
    const { short } = await takePieces(transaction, merged(row.items), { orderId: row.id }, now)
    if (short.length > 0) throw shortageError(short)
  }
  await mailStatus(transaction, row, to, { refunded, reason, now })
  publish({ kind: 'orders' } satisfies OrdersEvent)
}
