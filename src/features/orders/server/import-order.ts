import { importOnline, recordCash } from '#features/payments/server/open-payment.ts'
import { returnStock, reserveStock } from '#features/products/server/stock-table.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { newId } from '#platform/uuid.ts'

import { keepsStock, type OrderLine, mergedLines, type OrderStatus } from '../orders.rules.ts'
import type { Buyer } from './buyer.ts'
import { requireOrderCustomer } from './order-locks.ts'
import { reflectOrderPayments } from './order-money.ts'
import { priceOf, writeOrder } from './write-order.ts'

export type ImportedOrder = {
  buyer: Buyer
  lines: readonly OrderLine[]
  status: OrderStatus
  paid: { method: 'cash' } | { method: 'card' | 'twint'; intentId: string } | null
  at: Date
  changedAt: Date
}

export async function importOrder(
  transaction: Transaction,
  { buyer, lines, status, paid, at, changedAt }: ImportedOrder,
): Promise<void> {
  const { db } = transaction
  const id = newId()
  const customerId = await requireOrderCustomer(db, buyer, at)
  const { taken, short } = await reserveStock(transaction, mergedLines(lines), { orderId: id }, at)
  if (short.length > 0) throw new Error('An imported order exceeds the stock')
  const paysOnline = paid !== null && paid.method !== 'cash'
  const order = { id, status, buyer, customerId, sold: taken, paysOnline, now: at }
  await writeOrder(transaction, order, { mails: [], isLast: false })
  if (!keepsStock(status))
    await returnStock(transaction, { orderId: id }, { cause: 'cancelled', now: changedAt })
  const paidAt = paid?.method === 'cash' ? changedAt : at
  const money = {
    id: newId(paidAt.getTime()),
    purpose: 'product_order',
    account: 'salon',
    amount_centimes: priceOf(taken),
    orderId: id,
    userId: buyer.userId,
    payer: null,
  } as const
  if (paid?.method === 'cash') await recordCash(transaction, { ...money, now: paidAt })
  else if (paid) await importOnline(transaction, { ...money, now: paidAt }, paid)
  await reflectOrderPayments(db, id, changedAt)
  await db.updateTable('orders').set({ updated_at: changedAt }).where('id', '=', id).execute()
}
