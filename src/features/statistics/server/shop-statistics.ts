import { bestSellers, salesOf } from '#features/orders/server/sales.ts'
import { shopContact } from '#features/settings/server/public-settings.ts'
import type { Platform } from '#platform/platform.ts'
import { addDays, wallClockToInstant } from '#shared/calendar-time.ts'
import { centimesToChf } from '#shared/money.ts'

import type { ShopStatistics } from '../statistics.contract.ts'
import type { Period } from '../statistics.rules.ts'

const maxProducts = 10

export async function shopStatistics(
  platform: Platform,
  period: Period,
  previous: Period,
): Promise<ShopStatistics> {
  const { db } = platform.database
  const { timeZone } = await shopContact(platform)
  const spanOf = ({ from, to }: Period) => ({
    from: wallClockToInstant(from, 0, timeZone),
    until: wallClockToInstant(addDays(to, 1), 0, timeZone),
  })
  const [sales, before, products] = await Promise.all([
    salesOf(db, spanOf(period)),
    salesOf(db, spanOf(previous)),
    bestSellers(db, spanOf(period), maxProducts),
  ])
  return {
    orders: sales.orders,
    pieces: sales.pieces,
    revenue: centimesToChf(sales.takings),
    products,
    previousOrders: before.orders,
    previousRevenue: centimesToChf(before.takings),
  }
}
