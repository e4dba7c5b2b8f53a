import { addDays, instantToWallClock, wallClockToInstant } from '#shared/calendar-time.ts'

/** Minutes since midnight in the shop's time zone. The range may cross midnight; equal ends mean no quiet hours. */
export type QuietHours = { fromMinute: number; toMinute: number }

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
