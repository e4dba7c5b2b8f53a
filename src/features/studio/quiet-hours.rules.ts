import { addDays, instantToWallClock, wallClockToInstant } from '#shared/calendar-time.ts'

/** Minutes since midnight on the shop's wall clock; may pass midnight, equal ends mean none. */
export type QuietHours = { fromMinute: number; toMinute: number }

/**
 * The first moment, from `at` on, in which people may be written to unasked.
 * @returns `at` itself outside the quiet hours, otherwise their end
 */
export function firstWakingMoment(at: Date, quiet: QuietHours, zone: string): Date {
  const { day, minutes } = instantToWallClock(at, zone)
  const { fromMinute, toMinute } = quiet
  if (fromMinute === toMinute) return at
  if (fromMinute < toMinute) {
    const isQuiet = fromMinute <= minutes && minutes < toMinute
    return isQuiet ? wallClockToInstant(day, toMinute, zone) : at
  }
  if (minutes < toMinute) return wallClockToInstant(day, toMinute, zone)
  return minutes < fromMinute ? at : wallClockToInstant(addDays(day, 1), toMinute, zone)
}
