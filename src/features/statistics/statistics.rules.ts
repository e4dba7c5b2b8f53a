import { addDays, type Day, daysBetween, weekdayIndex } from '#shared/calendar-time.ts'

import type { Timeframe } from './statistics.contract.ts'

/** Both days included, in the shop's time zone. */
export type Period = { from: Day; to: Day }

export function periodOf(timeframe: Timeframe, today: Day): Period {
  if (timeframe === 'week') {
    const monday = addDays(today, -weekdayIndex(today))
    return { from: monday, to: addDays(monday, 6) }
  }
  if (timeframe === 'month') return monthOf(today)
  const year = today.slice(0, 4)
  return { from: `${year}-01-01`, to: `${year}-12-31` }
}

export function previousPeriodOf(timeframe: Timeframe, today: Day): Period {
  return periodOf(timeframe, addDays(periodOf(timeframe, today).from, -1))
}

export function daysOf({ from, to }: Period): Day[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index))
}

export function monthsOf(period: Period): string[] {
  return [...new Set(daysOf(period).map((day) => day.slice(0, 7)))]
}

function monthOf(day: Day): Period {
  const from = `${day.slice(0, 7)}-01`
  const nextMonth = `${addDays(from, 31).slice(0, 7)}-01`
  return { from, to: addDays(nextMonth, -1) }
}
