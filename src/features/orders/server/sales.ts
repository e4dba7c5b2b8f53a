import { sql } from 'kysely'

import type { Db } from '#platform/database/database.ts'

export type Sales = {
  orders: number
  pieces: number
  /** Centimes paid and not refunded, for cancelled orders too. */
  takings: number
}

type Span = { from: Date; until: Date }

/** @param span `until` is exclusive */
export async function salesOf(db: Db, { from, until }: Span): Promise<Sales> {
  const { rows } = await sql<Sales>`
    SELECT count(*) FILTER (WHERE status <> 'cancelled')::int AS orders,
      coalesce(sum(pieces) FILTER (WHERE status <> 'cancelled'), 0)::int AS pieces,
      coalesce(sum(paid_centimes - refunded_centimes), 0)::int AS takings
    FROM orders, LATERAL (SELECT sum(quantity) AS pieces FROM order_items WHERE order_id = orders.id) i
    WHERE created_at >= ${from} AND created_at < ${until}`.execute(db)
  return rows[0] ?? { orders: 0, pieces: 0, takings: 0 }
}

export async function bestSellers(
  db: Db,
  { from, until }: Span,
  limit: number,
): Promise<{ name: string; count: number }[]> {
  const { rows } = await sql<{ name: string; count: number }>`
    SELECT (array_agg(i.name ORDER BY o.created_at DESC))[1] AS name, sum(i.quantity)::int AS count
    FROM orders o JOIN order_items i ON i.order_id = o.id
    WHERE o.created_at >= ${from} AND o.created_at < ${until} AND o.status <> 'cancelled'
    GROUP BY i.product_id ORDER BY count DESC, name LIMIT ${limit}`.execute(db)
  return rows
}
