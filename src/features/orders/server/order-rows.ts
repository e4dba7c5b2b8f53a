import { type Selectable, sql } from 'kysely'
import { z } from 'zod'

import { isDisputed } from '#features/payments/server/payment-rows.ts'
import type { Db } from '#platform/database/database.ts'
import type { Orders } from '#platform/database/database.types.ts'
import { lockRow } from '#platform/database/lock-row.ts'

const itemsSchema = z.array(
  z.object({
    productId: z.string(),
    name: z.string(),
    imageUrl: z.string().nullable(),
    /** centimes */
    price: z.number(),
    quantity: z.number(),
  }),
)
export type OrderItem = z.infer<typeof itemsSchema>[number]

export type OrderRow = Selectable<Orders> & {
  items: OrderItem[]
  stripe_intent_id: string | null
  /** 'cash', or Stripe's name; null while nothing is paid. */
  method: string | null
  is_disputed: boolean
  user_first_name: string | null
  user_last_name: string | null
  user_email: string | null
  user_phone: string | null
}

const items = sql`(SELECT json_agg(json_build_object('productId', i.product_id, 'name', i.name,
  'imageUrl', i.image_url, 'price', i.price_centimes, 'quantity', i.quantity) ORDER BY i.position)
  FROM order_items i WHERE i.order_id = orders.id)`

/** From the first payment: a later cash payment after a refund does not count. */
const paidWith = (column: 'stripe_intent_id' | 'method') =>
  sql<
    string | null
  >`(SELECT ${sql.ref(`p.${column}`)} FROM payments p WHERE p.order_id = orders.id AND p.state = 'succeeded'
    ORDER BY p.paid_at, p.id LIMIT 1)`

export const accountColumns = [
  'users.first_name as user_first_name',
  'users.last_name as user_last_name',
  'users.email as user_email',
  'users.phone as user_phone',
] as const

export function selectOrders(db: Db) {
  return db
    .selectFrom('orders')
    .leftJoin('users', 'users.id', 'orders.user_id')
    .selectAll('orders')
    .select([
      items.as('items'),
      paidWith('stripe_intent_id').as('stripe_intent_id'),
      paidWith('method').as('method'),
      sql<boolean>`EXISTS (SELECT FROM payments p WHERE p.order_id = orders.id AND ${isDisputed('p')})`.as(
        'is_disputed',
      ),
      ...accountColumns,
    ])
}

export function orderRow<Row extends { items: unknown }>(row: Row): Row & { items: OrderItem[] } {
  return { ...row, items: itemsSchema.parse(row.items ?? []) }
}

export async function findOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  const row = await selectOrders(db).where('orders.id', '=', id).executeTakeFirst()
  return row && orderRow(row)
}

/** Locks an order, and its customer before it. */
export async function lockOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  await lockRow(db, { table: 'orders', id, parent: 'customers', key: 'customer_id' })
  return await findOrder(db, id)
}
