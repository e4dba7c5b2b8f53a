import { useState } from 'react'

import { useStudio } from '#features/studio/web/public.ts'
import { type Day, instantToWallClock } from '#shared/calendar-time.ts'

/** Today on the shop's calendar, wherever the browser is. Only for screens that are never prerendered. */
export function useShopToday(): Day {
  const { timeZone } = useStudio()
  const [now] = useState(() => new Date())
  return instantToWallClock(now, timeZone).day
}
