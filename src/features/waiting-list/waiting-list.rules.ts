import type { WaitingPeriod } from './waiting-list.contract.ts'

/** Days that a request waits (D-WAIT-02). */
export const waitingTime = 30
/** Open requests per client (D-WAIT-04). */
export const maxRequests = 5
/** Milliseconds; slots that begin sooner are not offered (D-WAIT-03). */
export const minLeadTime = 2 * 60 * 60 * 1000
/** Milliseconds before the start at which every offer ends, however long the owner lets offers live. */
const minNotice = 60 * 60 * 1000

/** Minutes of the day, start inclusive, end exclusive. */
const minutesOf: Record<WaitingPeriod, { from: number; to: number }> = {
  morning: { from: 9 * 60, to: 12 * 60 },
  afternoon: { from: 13 * 60, to: 17 * 60 },
  evening: { from: 17 * 60, to: 19 * 60 },
}

/**
 * Returns the starts in the client's periods. Those that use most of the freed slot come first; otherwise the order
 * stays.
 * @param periods empty: any
 * @param starts minutes of the day that are free for the service, earliest first
 */
export function matchingStarts(
  periods: readonly WaitingPeriod[],
  { duration, freed }: { duration: number; freed: { start: number; end: number } },
  starts: readonly number[],
): number[] {
  const suits = (start: number) =>
    periods.length === 0 ||
    periods.some((period) => minutesOf[period].from <= start && start < minutesOf[period].to)
  const used = (start: number) => Math.min(freed.end, start + duration) - Math.max(freed.start, start)
  return starts
    .filter((start) => used(start) > 0 && suits(start))
    .toSorted((first, second) => used(second) - used(first))
}

/** @param minutes the owner's setting */
export function endOfOffer(
  now: Date,
  minutes: number,
  { startsAt, requestEnds }: { startsAt: Date; requestEnds: Date },
): Date {
  const lived = now.getTime() + minutes * 60_000
  return new Date(Math.min(lived, requestEnds.getTime(), startsAt.getTime() - minNotice))
}

export function endOfRequest(now: Date): Date {
  return new Date(now.getTime() + waitingTime * 24 * 60 * 60 * 1000)
}
