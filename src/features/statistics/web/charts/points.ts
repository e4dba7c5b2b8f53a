import { formatChf } from '#shared/money.ts'

import { periodLabel } from '../../statistics-screens.it.ts'
import type { ChartPoint } from './chart-point.ts'

/** @param period 'YYYY-MM-DD' or 'YYYY-MM' */
export function countPoint(period: string, count: number): ChartPoint {
  return { key: period, label: periodLabel(period), value: count, shown: String(count) }
}

/** @param revenue CHF */
export function revenuePoint(period: string, revenue: number): ChartPoint {
  return { key: period, label: periodLabel(period), value: revenue, shown: formatChf(revenue) }
}

export function namedPoint(name: string, count: number): ChartPoint {
  return { key: name, label: name, value: count, shown: String(count) }
}
