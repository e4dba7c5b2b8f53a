import { instantToWallClock, minutesToTime } from '#shared/calendar-time.ts'
import { clockTime, dayNames } from '#shared/italian-dates.ts'
import { instantNames } from '#shared/italian-moments.ts'

import { usePublicSettings } from './use-public-settings.ts'

export function useMoment(length: 'long' | 'short' = 'long'): (instant: string) => string {
  const { timeZone } = usePublicSettings()
  return (text) => {
    const instant = new Date(text)
    const { day, minutes } = instantToWallClock(instant, timeZone)
    const date = length === 'long' ? dayNames.withYear(day) : instantNames.short(instant, timeZone)
    return `${date}, ${clockTime(minutesToTime(minutes))}`
  }
}
