import { compareTexts } from '#shared/locale.ts'

import type { FactRow } from './period-facts.ts'

export type Sums = { appointments: number; minutes: number; revenue: number; cancelled: number }

const nothing: Sums = { appointments: 0, minutes: 0, revenue: 0, cancelled: 0 }

function add(sums: Sums, row: Sums): Sums {
  return {
    appointments: sums.appointments + row.appointments,
    minutes: sums.minutes + row.minutes,
    revenue: sums.revenue + row.revenue,
    cancelled: sums.cancelled + row.cancelled,
  }
}

export function total(rows: readonly FactRow[]): Sums {
  return rows.reduce(add, nothing)
}

export function sumsBy(rows: readonly FactRow[], keyOf: (row: FactRow) => string): Map<string, Sums> {
  const groups = new Map<string, Sums>()
  for (const row of rows) groups.set(keyOf(row), add(groups.get(keyOf(row)) ?? nothing, row))
  return groups
}

export function filled<T>(
  keys: readonly string[],
  groups: ReadonlyMap<string, Sums>,
  present: (key: string, sums: Sums) => T,
): T[] {
  return keys.map((key) => present(key, groups.get(key) ?? nothing))
}

export function ranking(groups: ReadonlyMap<string, Sums>): { name: string; count: number }[] {
  return [...groups]
    .map(([name, { appointments: count }]) => ({ name, count }))
    .filter(({ count }) => count > 0)
    .toSorted((first, second) => second.count - first.count || compareTexts(first.name, second.name))
}
