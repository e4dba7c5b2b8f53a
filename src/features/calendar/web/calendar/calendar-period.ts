import { addDays, type Day, daysBetween, weekdayIndex } from '#shared/calendar-time.ts'

import type { CalendarView } from '../../calendar.contract.ts'
import { lastDayOf } from '../../calendar.rules.ts'

/** Both ends included. */
export type Period = { from: Day; to: Day }

export function periodOf(view: CalendarView, date: Day): Period {
  const from = firstDayOf(view, date)
  return { from, to: lastDayOf(view, from) }
}

export function daysOf({ from, to }: Period): Day[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index))
}

export function stepFrom(view: CalendarView, date: Day, direction: -1 | 1): Day {
  if (view === 'day') return addDays(date, direction)
  if (view === 'week') return addDays(date, 7 * direction)
  const { from, to } = periodOf('month', date)
  const next = periodOf('month', direction === 1 ? addDays(to, 1) : addDays(from, -1))
  const sameDay = addDays(next.from, Number(date.slice(8)) - 1)
  return sameDay > next.to ? next.to : sameDay
}

export function weeksOf({ from, to }: Period): (Day | null)[][] {
  const before = Array.from({ length: weekdayIndex(from) }, () => null)
  const after = Array.from({ length: 6 - weekdayIndex(to) }, () => null)
  const cells = [...before, ...daysOf({ from, to }), ...after]
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

function firstDayOf(view: CalendarView, date: Day): Day {
  if (view === 'day') return date
  return view === 'week' ? addDays(date, -weekdayIndex(date)) : `${date.slice(0, 7)}-01`
}
