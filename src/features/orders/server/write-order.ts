import {
  messagesAsJson,
  messagesInsertion,
  type OutgoingMessage,
  sendMessagesJob,
} from '#features/messages/server/outbox.ts'
import type { SoldProduct } from '#features/products/server/stock-table.ts'
import type { Transaction } from '#platform/database/transaction.ts'

import type { OrdersEvent } from '../orders-event.contract.ts'
import { type OrderStatus, totalOf } from '../orders.rules.ts'
import { type Buyer, buyerColumns, buyerRow } from './buyer.ts'
import type { OrderRow } from './order-rows.ts'

export type NewOrder = {
  id: string
  status: OrderStatus
  buyer: Buyer
  customerId: string
  sold: readonly SoldProduct[]
  paysOnline: boolean
  now: Date
}

/** Centimes. */
export function priceOf(sold: readonly SoldProduct[]): number {
  return totalOf(sold.map(({ priceCentimes: price, quantity }) => ({ price, quantity })))
}

const columns = [
  'id',
  'status',
  'user_id',
  'customer_id',
  ...buyerColumns,
  'pays_online',
  'total_centimes',
] as const

/**
 * Numbers have no gaps (D-SHOP-05), so an order locks the counter of its year until the commit, and all other orders wait. The
 * advisory lock lets them in one by one in their order of arrival; a row lock would wake all waiting orders each time. One
 * statement takes the number and writes all rows that contain it, so that the COMMIT can travel with it.
 */
const statement = {
  name: 'insert-order',
  text: `WITH number AS (
    INSERT INTO order_numbers (year, last)
    SELECT extract(year FROM $4::timestamptz AT TIME ZONE time_zone)::int, 1
    FROM studio_settings, pg_advisory_xact_lock(hashtext('order_numbers'), 0)
    ON CONFLICT (year) DO UPDATE SET last = order_numbers.last + 1
    RETURNING format('F4-%s-%s', year, lpad(last::text, greatest(5, length(last::text)), '0')) AS order_number
  ), placed AS (
    INSERT INTO orders (order_number, created_at, updated_at, ${columns.join(', ')})
    SELECT number.order_number, $4, $4, ${columns.map((column) => `o.${column}`).join(', ')}
    FROM number, jsonb_populate_record(NULL::orders, $1::jsonb) AS o
    RETURNING *
  ), items AS (
    INSERT INTO order_items (order_id, product_id, position, name, image_url, price_centimes, quantity)
    SELECT placed.id, i.product_id, i.position, i.name, i.image_url, i.price_centimes, i.quantity
    FROM placed, jsonb_to_recordset($2::jsonb) AS i (product_id uuid, position int, name text, image_url text,
      price_centimes int, quantity int)
  ), queued AS (
    ${messagesInsertion({
      from: 'placed',
      messages: '$3',
      now: '$4',
      payload: `jsonb_build_object('orderNumber', placed.order_number)`,
    })}
  )
  SELECT placed.*, users.first_name AS user_first_name, users.last_name AS user_last_name, users.email AS user_email,
    users.phone AS user_phone
  FROM placed LEFT JOIN users ON users.id = placed.user_id`,
}

type Written = {
  /** Mails about the order; each payload gets its number. */
  mails: readonly OutgoingMessage[]
  /** Nothing else is written: the COMMIT travels with the statement. */
  isLast: boolean
}

/** Writes the order under the next number of the year. The caller must have reserved its items. */
export async function writeOrder(
  { client, finish, publish, requestJob }: Transaction,
  { id, status, buyer, customerId, sold, paysOnline, now }: NewOrder,
  { mails, isLast }: Written,
): Promise<OrderRow> {
  const order: Record<(typeof columns)[number], unknown> = {
    id,
    status,
    user_id: buyer.userId,
    customer_id: customerId,
    ...buyerRow(buyer),
    pays_online: paysOnline,
    total_centimes: priceOf(sold),
  }
  const items = sold.map(({ productId, name, imageUrl, priceCentimes, quantity }, position) => ({
    product_id: productId,
    position,
    name,
    image_url: imageUrl,
    price_centimes: priceCentimes,
    quantity,
  }))
  const query = {
    ...statement,
    values: [JSON.stringify(order), JSON.stringify(items), messagesAsJson(mails), now],
  }
  const rows = isLast ? await finish<PlacedRow>(query) : (await client.query<PlacedRow>(query)).rows
  const [row] = rows
  if (!row) throw new Error('The shop has settings')
  publish({ kind: 'orders' } satisfies OrdersEvent)
  if (mails.length > 0) requestJob(sendMessagesJob)
  const bought = sold.map(({ priceCentimes: price, ...product }) => ({ ...product, price }))
  return { ...row, items: bought, stripe_intent_id: null, method: null, is_disputed: false }
}

type PlacedRow = Omit<OrderRow, 'items' | 'stripe_intent_id' | 'method'>
