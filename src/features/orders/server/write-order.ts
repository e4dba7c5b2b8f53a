import { sql } from 'kysely'

import type { SoldProduct } from '#features/products/server/public.ts'
import type { Transaction } from '#platform/database/transaction.ts'

import type { OrdersEvent } from '../orders-event.contract.ts'
import { type OrderStatus, orderNumberOf, totalOf } from '../orders.rules.ts'
import type { Buyer } from './order-locks.ts'
import { accountColumns, type OrderRow } from './order-rows.ts'

type NewOrder = {
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

/**
 * The order itself, under the next number of the year; its pieces have left the shelf already. From here to the commit all other
 * orders wait: what can be done before is done before.
 */
export async function writeOrder(
  { db, publish }: Transaction,
  { id, status, buyer, customerId, sold, paysOnline, now }: NewOrder,
): Promise<OrderRow> {
  const { userId, postalCode, ...contact } = buyer
  const order = {
    id,
    order_number: await nextNumber(db, now),
    status,
    user_id: userId,
    customer_id: customerId,
    ...contact,
    postal_code: postalCode,
    pays_online: paysOnline,
    total_centimes: priceOf(sold),
    created_at: now,
    updated_at: now,
  }
  const items = sold.map(({ productId, name, imageUrl, priceCentimes, quantity }, position) => ({
    order_id: id,
    product_id: productId,
    position,
    name,
    image_url: imageUrl,
    price_centimes: priceCentimes,
    quantity,
  }))
  const row = await db
    .with('placed', (cte) => cte.insertInto('orders').values(order).returningAll())
    .with('items', (cte) => cte.insertInto('order_items').values(items))
    .selectFrom('placed')
    .leftJoin('users', 'users.id', 'placed.user_id')
    .selectAll('placed')
    .select(accountColumns)
    .executeTakeFirstOrThrow()
  publish({ kind: 'orders' } satisfies OrdersEvent)
  const bought = sold.map(({ priceCentimes: price, ...product }) => ({ ...product, price }))
  return { ...row, items: bought, stripe_intent_id: null, method: null, is_disputed: false }
}

/**
 * Held until the commit: whoever gives up leaves no gap. The lock lets orders in as they have come, one at a time; those who wait
 * for a row are all woken for the one that gets it.
 */
async function nextNumber(db: Transaction['db'], now: Date): Promise<string> {
  const { rows } = await sql<{ year: number; last: number }>`
    INSERT INTO order_numbers (year, last)
    SELECT extract(year FROM ${now}::timestamptz AT TIME ZONE time_zone)::int, 1
    FROM studio_settings, pg_advisory_xact_lock(hashtext('order_numbers'), 0)
    ON CONFLICT (year) DO UPDATE SET last = order_numbers.last + 1 RETURNING year, last`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The shop has settings')
  return orderNumberOf(row.year, row.last)
}
