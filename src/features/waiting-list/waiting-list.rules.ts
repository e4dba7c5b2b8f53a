import { type Day, weekdayOf } from '#shared/calendar-time.ts'

import type { WaitingPeriod } from './waiting-list.contract.ts'

/** Days for which a request waits (D-WAIT-02). */
export const waitingTime = 30
/** Requests of one client that wait at once (D-WAIT-04). */
export const mostRequests = 5
/** What begins sooner is offered to nobody, in milliseconds (D-WAIT-03). */
export const leastLead = 2 * 60 * 60 * 1000
/** Nobody can take an offer later than this before it begins, in milliseconds: however long the owner lets offers live. */
const leastNotice = 60 * 60 * 1000

/** Minutes of the day, start inclusive, end exclusive. */
const minutesOf: Record<WaitingPeriod, { from: number; to: number }> = {
  morning: { from: 9 * 60, to: 12 * 60 },
  afternoon: { from: 13 * 60, to: 17 * 60 },
  evening: { from: 17 * 60, to: 19 * 60 },
}

/** Days and periods that suit somebody; empty is any. */
export type Wish = { days: readonly string[]; periods: readonly WaitingPeriod[] }

/**
 * The first of these starts that suits: within what was freed if there is one, otherwise with some part of it.
 * @param starts minutes of the day that are free for the service, earliest first
 */
export function suitingStart(
  { days, periods }: Wish,
  { day, duration, freed }: { day: Day; duration: number; freed: { start: number; end: number } },
  starts: readonly number[],
): number | undefined {
  if (days.length > 0 && !days.includes(weekdayOf(day))) return undefined
  const suits = (start: number) =>
    periods.length === 0 ||
    periods.some((period) => minutesOf[period].from <= start && start < minutesOf[period].to)
  const suiting = starts.filter(
    (start) => start < freed.end && freed.start < start + duration && suits(start),
  )
  return suiting.find((start) => freed.start <= start && start + duration <= freed.end) ?? suiting[0]
}

/** Until when an offer can be taken. @param minutes how long the owner lets it live */
export function endOfOffer(
  now: Date,
  minutes: number,
  { startsAt, requestEnds }: { startsAt: Date; requestEnds: Date },
): Date {
  const lived = now.getTime() + minutes * 60_000
  return new Date(Math.min(lived, requestEnds.getTime(), startsAt.getTime() - leastNotice))
}

export function endOfRequest(now: Date): Date {
  return new Date(now.getTime() + waitingTime * 24 * 60 * 60 * 1000)
}
