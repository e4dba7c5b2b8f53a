import { addDays, type Day, instantToWallClock } from '#shared/calendar-time.ts'

export type ShopNow = { day: Day; minutes: number; lastDay: Day }

/** @param windowDays number of days ahead that can be booked */
export function shopNow(now: Date, zone: string, windowDays: number): ShopNow {
  const { day, minutes } = instantToWallClock(now, zone)
  return { day, minutes, lastDay: addDays(day, windowDays) }
}

export function isInWindow(now: Pick<ShopNow, 'day' | 'lastDay'>, day: Day): boolean {
  return now.day <= day && day <= now.lastDay
}
