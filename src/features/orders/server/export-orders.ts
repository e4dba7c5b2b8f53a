import type { Platform } from '#platform/platform.ts'
import { instantToWallClock, minutesToTime } from '#shared/calendar-time.ts'
import { type Cell, toCsv } from '#shared/csv.ts'
import { centimesToChf } from '#shared/money.ts'

import { ordersTexts } from '../orders.it.ts'
import { statusOf } from '../orders.rules.ts'
import { type OrderRow, orderRow, selectOrders } from './order-rows.ts'
import { methodOf, paymentStatusOf } from './present-order.ts'

/** Orders per query, so that the server can answer other requests in between. */
const batchSize = 500

/** @param timeZone of the shop */
export async function exportOrders({ database: { db } }: Platform, timeZone: string): Promise<string> {
  const lines: Cell[][] = []
  for (let last: OrderRow | undefined, isMore = true; isMore;) {
    let query = selectOrders(db).orderBy('orders.id').limit(batchSize)
    if (last) query = query.where('orders.id', '>', last.id)
    const rows = (await query.execute()).map(orderRow)
    lines.push(...rows.map((row) => lineOf(row, timeZone)))
    last = rows.at(-1)
    isMore = rows.length === batchSize
  }
  return toCsv(ordersTexts.csv.columns, lines)
}

function lineOf(row: OrderRow, timeZone: string): Cell[] {
  const { day, minutes } = instantToWallClock(row.created_at, timeZone)
  return [
    row.order_number,
    `${day} ${minutesToTime(minutes)}`,
    ordersTexts.statuses[statusOf(row)],
    ordersTexts.payments[paymentStatusOf(row)],
    ordersTexts.methods[methodOf(row)],
    row.name,
    row.email,
    row.phone,
    row.address,
    row.postal_code,
    row.city,
    row.items.map(({ quantity, name }) => `${quantity} × ${name}`).join(', '),
    centimesToChf(row.total_centimes).toFixed(2),
    centimesToChf(row.refunded_centimes).toFixed(2),
  ]
}
