import type { Day } from '#shared/calendar-time.ts'

/** Whole shop days, both included. */
export type DaySpan = { startDay: Day; endDay: Day }

export type VacationFault = 'past' | 'order'

const isSame = (first: DaySpan, second: DaySpan) =>
  first.startDay === second.startDay && first.endDay === second.endDay

/** Over for good: shown, never changed. */
export function isPastVacation({ endDay }: DaySpan, today: Day): boolean {
  return endDay < today
}

/**
 * What is wrong with a vacation. A saved one that is over, or under way since the same day, is exempt from beginning
 * today at the earliest.
 */
export function vacationFault(span: DaySpan, today: Day, saved: readonly DaySpan[]): VacationFault | null {
  if (span.endDay < span.startDay) return 'order'
  if (span.startDay >= today || saved.some((known) => isSame(known, span))) return null
  const isUnderWay = saved.some((known) => known.startDay === span.startDay && !isPastVacation(known, today))
  return isUnderWay ? null : 'past'
}

/** What is kept when these faultless ones are sent: past ones whatever was sent, and the rest without overlaps. */
export function nextVacations(sent: readonly DaySpan[], today: Day, saved: readonly DaySpan[]): DaySpan[] {
  const past = saved.filter((span) => isPastVacation(span, today))
  const coming = sent.filter((span) => !past.some((known) => isSame(known, span)))
  return [...past, ...mergeOverlaps(coming)]
}

/** In the order of time; those that share a day become one. */
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

/** Those of `next` that are not among `before`. */
export function newSpans(next: readonly DaySpan[], before: readonly DaySpan[]): DaySpan[] {
  return next.filter((span) => !before.some((known) => isSame(known, span)))
}

export function isAway(day: Day, spans: readonly DaySpan[]): boolean {
  return spans.some(({ startDay, endDay }) => startDay <= day && day <= endDay)
}
