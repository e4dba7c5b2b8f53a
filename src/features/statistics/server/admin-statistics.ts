import { shopDayOf } from '#features/settings/server/shop-day.ts'
import type { Platform } from '#platform/platform.ts'
import { centimesToChf } from '#shared/money.ts'

import { type AdminStatistics, retentionGroups, type Timeframe } from '../statistics.contract.ts'
import { daysOf, monthsOf, periodOf, previousPeriodOf } from '../statistics.rules.ts'
import { type FactRow, readFacts, readPeakHours, readRetention } from './period-facts.ts'
import { shopStatistics } from './shop-statistics.ts'
import { filled, ranking, sumsBy, total } from './sums.ts'

/** @param barberId undefined for the whole shop */
export async function adminStatistics(
  platform: Platform,
  timeframe: Timeframe,
  barberId: string | undefined,
): Promise<AdminStatistics> {
  const { pool } = platform.database
  const now = platform.clock.now()
  const today = await shopDayOf(platform, now.toISOString())
  const period = periodOf(timeframe, today)
  const [facts, before, peakHours, retention, names, shop] = await Promise.all([
    readFacts(pool, period, now, barberId),
    readFacts(pool, previousPeriodOf(timeframe, today), now, barberId),
    readPeakHours(pool, period, barberId),
    readRetention(pool, period, barberId),
    barberNames(platform),
    barberId === undefined ? shopStatistics(platform, period, previousPeriodOf(timeframe, today)) : null,
  ])
  const days = sumsBy(facts, ({ day }) => day)
  const months = sumsBy(facts, ({ day }) => day.slice(0, 7))
  const all = total(facts)
  const previous = total(before)
  return {
    timeframe,
    startDate: period.from,
    endDate: period.to,
    appointmentsByDay: filled(daysOf(period), days, (day, sums) => ({ day, count: sums.appointments })),
    revenueByDay: filled(daysOf(period), days, (day, sums) => ({
      day,
      revenue: centimesToChf(sums.revenue),
    })),
    appointmentsByMonth: filled(monthsOf(period), months, (month, sums) => ({
      month,
      count: sums.appointments,
    })),
    revenueByMonth: filled(monthsOf(period), months, (month, sums) => ({
      month,
      revenue: centimesToChf(sums.revenue),
    })),
    serviceStats: ranking(sumsBy(facts, ({ service }) => service)),
    peakHours,
    customerRetention: retentionGroups.map((name, group) => ({ name, value: retention.get(group) ?? 0 })),
    barberPerformance: performance(facts, names),
    summary: {
      appointments: all.appointments,
      revenue: centimesToChf(all.revenue),
      cancelled: all.cancelled,
      previousAppointments: previous.appointments,
      previousRevenue: centimesToChf(previous.revenue),
    },
    shop,
  }
}

function performance(
  facts: readonly FactRow[],
  names: ReadonlyMap<string, { name: string; isRemoved: boolean }>,
): AdminStatistics['barberPerformance'] {
  return [...sumsBy(facts, (row) => row.barber_id)]
    .filter(([id, { appointments }]) => appointments > 0 || !names.get(id)?.isRemoved)
    .map(([id, { appointments, minutes, revenue }]) => ({
      name: names.get(id)?.name ?? '',
      appointments,
      revenue: centimesToChf(revenue),
      averageDuration: appointments === 0 ? 0 : Math.round(minutes / appointments),
    }))
    .toSorted((first, second) => second.revenue - first.revenue || second.appointments - first.appointments)
}

async function barberNames({ database }: Platform) {
  const rows = await database.db
    .selectFrom('barbers')
    .select(['id', 'first_name', 'last_name', 'deleted_at'])
    .orderBy('sort_order')
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      { name: `${row.first_name} ${row.last_name}`, isRemoved: row.deleted_at !== null },
    ]),
  )
}
