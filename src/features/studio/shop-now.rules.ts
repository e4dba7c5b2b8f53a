import { addDays, type Day, instantToWallClock } from '#shared/calendar-time.ts'

/** The present on the shop's wall clock. */
export type ShopNow = { day: Day; minutes: number; lastDay: Day }

/** @param windowDays how many days ahead can be booked */
export function shopNow(now: Date, zone: string, windowDays: number): ShopNow {
  const { day, minutes } = instantToWallClock(now, zone)
  return { day, minutes, lastDay: addDays(day, windowDays) }
}

/** Whether times of this day can be booked. */
export function isInWindow(now: ShopNow, day: Day): boolean {
  return now.day <= day && day <= now.lastDay
}
