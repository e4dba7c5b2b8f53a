import { useEffect, useMemo, useState } from 'react'

import { type Day, instantToWallClock } from '#shared/calendar-time.ts'

import { useStudio } from './use-studio.ts'

const minute = 60_000
const thisMinute = () => Math.floor(Date.now() / minute) * minute

export type ShopNow = { day: Day; minutes: number }

/** The wall clock in the shop, wherever the browser is; renders anew once a minute. */
export function useShopNow(): ShopNow {
  const { timeZone } = useStudio()
  const [instant, setInstant] = useState(thisMinute)
  useEffect(() => {
    const timer = setInterval(() => setInstant(thisMinute()), 5000)
    return () => clearInterval(timer)
  }, [])
  return useMemo(() => instantToWallClock(new Date(instant), timeZone), [instant, timeZone])
}
