import type { Platform } from '#platform/platform.ts'
import { type Day, instantToWallClock, isDay } from '#shared/calendar-time.ts'

export async function shopDayOf({ database }: Platform, text: string): Promise<Day> {
  if (isDay(text)) return text
  const { time_zone: zone } = await database.db
    .selectFrom('studio_settings')
    .select('time_zone')
    .executeTakeFirstOrThrow()
  return instantToWallClock(new Date(text), zone).day
}
