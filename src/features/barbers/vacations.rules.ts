import type { Day } from '#shared/calendar-time.ts'

/** Days in the shop's time zone, both included. */
export type DaySpan = { startDay: Day; endDay: Day }

export type VacationFault = 'past' | 'order'

const isSame = (first: DaySpan, second: DaySpan) =>
  first.startDay === second.startDay && first.endDay === second.endDay

export function isPastVacation({ endDay }: DaySpan, today: Day): boolean {
  return endDay < today
}

/**
 * Returns why a vacation cannot be saved, or null. It must start today or later, unless it is saved already or changes
 * only the end of one that is still running.
 */
export function vacationFault(span: DaySpan, today: Day, saved: readonly DaySpan[]): VacationFault | null {
  if (span.endDay < span.startDay) return 'order'
  if (span.startDay >= today || saved.some((known) => isSame(known, span))) return null
  const isUnderWay = saved.some((known) => known.startDay === span.startDay && !isPastVacation(known, today))
  return isUnderWay ? null : 'past'
}

/**
 * Returns the vacations to store: all saved past ones, which the request cannot change, and the sent ones without
 * overlaps. Expects `sent` to be valid.
 */
export function nextVacations(sent: readonly DaySpan[], today: Day, saved: readonly DaySpan[]): DaySpan[] {
  const past = saved.filter((span) => isPastVacation(span, today))
  const coming = sent.filter((span) => !past.some((known) => isSame(known, span)))
  return [...past, ...mergeOverlaps(coming)]
}

export function mergeOverlaps(spans: readonly DaySpan[]): DaySpan[] {
  const merged: DaySpan[] = []
  for (const span of spans.toSorted((first, second) => (first.startDay < second.startDay ? -1 : 1))) {
    const last = merged.at(-1)
    if (last && span.startDay <= last.endDay) {
      merged[merged.length - 1] = { ...last, endDay: span.endDay > last.endDay ? span.endDay : last.endDay }
    } else merged.push(span)
  }
  return merged
}

export function newSpans(next: readonly DaySpan[], before: readonly DaySpan[]): DaySpan[] {
  return next.filter((span) => !before.some((known) => isSame(known, span)))
}

export function isVacationDay(day: Day, spans: readonly DaySpan[]): boolean {
  return spans.some(({ startDay, endDay }) => startDay <= day && day <= endDay)
}
