import { type OutgoingMessage, queueMessage, queueMessages } from '#features/messages/server/outbox.ts'
import { supersedeAbout } from '#features/messages/server/supersede-messages.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { centimesToChf } from '#shared/money.ts'

import type { OrderStatus } from '../orders.rules.ts'
import { buyerRow } from './buyer.ts'
import { messageOf, type OrderMessage } from './messages.ts'
import type { OrderRow } from './order-rows.ts'
import { type NewOrder, priceOf } from './write-order.ts'

type Placed = {
  row: OrderRow
  owners: readonly string[]
  now: Date
}

export async function mailPlaced(transaction: Transaction, { row, owners, now }: Placed): Promise<void> {
  const template = row.paid_centimes > 0 ? 'order-paid' : 'order-placed'
  await queueMessages(transaction, mailsOf(messageOf(row), { template, email: row.email, owners }), now)
}

export function mailsOfNew(
  { id, buyer, sold }: Pick<NewOrder, 'id' | 'buyer' | 'sold'>,
  owners: readonly string[],
): OutgoingMessage[] {
  const message = messageOf({
    ...buyerRow(buyer),
    id,
    order_number: '',
    items: sold.map(({ name, quantity, priceCentimes: price }) => ({ name, quantity, price })),
    total_centimes: priceOf(sold),
    paid_centimes: 0,
    refunded_centimes: 0,
    pays_online: false,
    user_id: buyer.userId,
  })
  return mailsOf(message, { template: 'order-placed', email: buyer.email, owners })
}

type Readers = { template: string; email: string | null; owners: readonly string[] }

function mailsOf(payload: OrderMessage, { template, email, owners }: Readers): OutgoingMessage[] {
  const cause = payload.orderId
  return [
    ...(email === null ? [] : [{ template, recipient: email, cause, payload }]),
    ...owners.map((recipient) => ({ template: 'shop-order', recipient, cause, payload })),
  ]
}

/** Mails for a change of status (D-SHOP-06); 'Spedito' means ready for pickup. */
const templates: Partial<Record<OrderStatus, string>> = {
  confirmed: 'order-confirmed',
  shipped: 'order-ready',
  cancelled: 'order-cancelled',
}

type StatusNews = { refunded: number; reason: string | null; now: Date }

/**
 * Mails the customer about a change of status and supersedes queued mails about earlier ones.
 * @param news refunded in centimes
 */
export async function mailStatus(
  transaction: Transaction,
  row: OrderRow,
  to: OrderStatus,
  { refunded, reason, now }: StatusNews,
): Promise<void> {
  await supersedeAbout(transaction.db, ['order-placed', 'order-confirmed', 'order-ready'], {
    field: 'orderId',
    value: row.id,
  })
  const template = templates[to]
  if (template === undefined || row.email === null) return
  const payload = { ...messageOf(row), refunded: centimesToChf(refunded), reason }
  // The time makes each change a cause of its own, so that a repeated status sends a mail again.
  const cause = `${row.id} ${now.toISOString().replaceAll(':', '')}`
  await queueMessage(transaction, { template, recipient: row.email, cause, payload }, now)
}
