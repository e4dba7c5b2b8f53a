import { type AdminStatistics, retentionGroups } from './statistics.contract.ts'

/** @returns the change in whole per cent; null if `previous` is 0 */
export function percentChange(current: number, previous: number): number | null {
  return previous === 0 ? null : Math.round(((current - previous) / previous) * 100)
}

type Retention = AdminStatistics['customerRetention']

export function returningCustomers(retention: Retention): number {
  return sum(retention.filter(({ name }) => name !== retentionGroups[0]))
}

export function allCustomers(retention: Retention): number {
  return sum(retention)
}

function sum(retention: Retention): number {
  return retention.reduce((total, { value }) => total + value, 0)
}

export function wholeHours(hours: AdminStatistics['peakHours']): AdminStatistics['peakHours'] {
  const busy = hours.filter(({ count }) => count > 0)
  if (busy.length === 0) return []
  const first = Math.min(...busy.map(({ hour }) => hour))
  const last = Math.max(...busy.map(({ hour }) => hour))
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    hour: first + index,
    count: busy.find(({ hour }) => hour === first + index)?.count ?? 0,
  }))
}
