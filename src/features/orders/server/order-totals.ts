import { sql } from 'kysely'

import type { Db } from '#platform/database/database.ts'
import { anyOf, newestFirst } from '#platform/database/pages.ts'
import { centimesToChf } from '#shared/money.ts'

import { statusOf } from '../orders.rules.ts'

/** Orders that were not cancelled, and CHF paid and not refunded. */
export type OrderTotals = { orders: number; spent: number }

export const noOrders: OrderTotals = { orders: 0, spent: 0 }

export async function orderTotalsOf(
  db: Db,
  customerIds: readonly string[],
): Promise<Map<string, OrderTotals>> {
  const rows = await db
    .selectFrom('orders')
    .where('customer_id', '=', anyOf(customerIds))
    .groupBy('customer_id')
    .select(({ fn }) => [
      'customer_id',
      fn.countAll<string>().filterWhere('status', '<>', 'cancelled').as('orders'),
      fn.sum<string>(sql`paid_centimes - refunded_centimes`).as('spent'),
    ])
    .execute()
  return new Map(
    rows.flatMap(({ customer_id: id, orders, spent }) =>
      id === null ? [] : [[id, { orders: Number(orders), spent: centimesToChf(Number(spent)) }]],
    ),
  )
}

/** Newest first. `total` in CHF. */
export async function latestOrdersOf(db: Db, customerId: string, limit: number) {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'order_number', 'status', 'total_centimes', 'created_at'])
    .where('customer_id', '=', customerId)
    .$call(newestFirst('orders'))
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    _id: row.id,
    orderNumber: row.order_number,
    status: statusOf(row),
    total: centimesToChf(row.total_centimes),
    createdAt: row.created_at.toISOString(),
  }))
}
