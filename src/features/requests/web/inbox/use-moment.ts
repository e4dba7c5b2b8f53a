import { useStudio } from '#features/studio/web/public.ts'
import { instantToWallClock, minutesToTime } from '#shared/calendar-time.ts'
import { clockTime } from '#shared/italian-dates.ts'
import { instantNames } from '#shared/italian-moments.ts'

/** Says an instant on the shop's clock: '11 mar 2026, 9:05'. */
export function useMoment(): (instant: string) => string {
  const { timeZone } = useStudio()
  return (text) => {
    const instant = new Date(text)
    const { minutes } = instantToWallClock(instant, timeZone)
    return `${instantNames.short(instant, timeZone)}, ${clockTime(minutesToTime(minutes))}`
  }
}
