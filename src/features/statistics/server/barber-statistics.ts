import { shopDayOf } from '#features/settings/server/shop-day.ts'
import type { Platform } from '#platform/platform.ts'
import { centimesToChf } from '#shared/money.ts'

import type { BarberStatistics, Timeframe } from '../statistics.contract.ts'
import { daysOf, monthsOf, periodOf, previousPeriodOf } from '../statistics.rules.ts'
import { readCountedFacts } from './period-facts.ts'
import { filled, ranking, sumsBy, total } from './sums.ts'

export async function barberStatistics(
  platform: Platform,
  barberId: string,
  timeframe: Timeframe,
): Promise<BarberStatistics> {
  const { pool } = platform.database
  const now = platform.clock.now()
  const today = await shopDayOf(platform, now.toISOString())
  const period = periodOf(timeframe, today)
  const [facts, before] = await Promise.all([
    readCountedFacts(pool, period, now, barberId),
    readCountedFacts(pool, previousPeriodOf(timeframe, today), now, barberId),
  ])
  const all = total(facts)
  const previous = total(before)
  const isYear = timeframe === 'year'
  const keys = isYear ? monthsOf(period) : daysOf(period)
  const groups = sumsBy(facts, ({ day }) => (isYear ? day.slice(0, 7) : day))
  const services = ranking(sumsBy(facts, ({ service }) => service))
  return {
    appointments: { total: all.appointments, previousPeriod: previous.appointments },
    revenue: { total: centimesToChf(all.revenue), previousPeriod: centimesToChf(previous.revenue) },
    duration: { average: all.appointments === 0 ? 0 : Math.round(all.minutes / all.appointments) },
    mostPopularService: services[0] ?? null,
    appointmentsByPeriod: filled(keys, groups, (period, sums) => ({ period, count: sums.appointments })),
    serviceDistribution: services,
    revenueByPeriod: filled(keys, groups, (period, sums) => ({
      period,
      amount: centimesToChf(sums.revenue),
    })),
  }
}
