import { addDays, type Day, daysBetween, instantToWallClock } from '#shared/calendar-time.ts'

/** The present on the shop's wall clock. */
export type ShopNow = { day: Day; minutes: number; lastDay: Day }

/** @param windowDays how many days ahead can be booked */
export function shopNow(now: Date, zone: string, windowDays: number): ShopNow {
  const { day, minutes } = instantToWallClock(now, zone)
  return { day, minutes, lastDay: addDays(day, windowDays) }
}

/** The slot engine's `now` for one day: minutes that have begun, all of an earlier day, none of a later one. */
export function minutesBegun(now: ShopNow, day: Day): number {
  const ahead = daysBetween(now.day, day)
  if (ahead > 0) return -1
  return ahead < 0 ? 24 * 60 : now.minutes
}

export function isInWindow(now: ShopNow, day: Day): boolean {
  return now.day <= day && day <= now.lastDay
}
