import { useEffect, useMemo, useState } from 'react'

import { type ShopNow, shopNow } from '../shop-now.rules.ts'
import { usePublicSettings } from './use-public-settings.ts'

const minute = 60_000
const thisMinute = () => Math.floor(Date.now() / minute) * minute

export function useShopNow(): ShopNow {
  const { timeZone, bookingWindowDays } = usePublicSettings()
  const [instant, setInstant] = useState(thisMinute)
  useEffect(() => {
    const timer = setInterval(() => setInstant(thisMinute()), 5000)
    return () => clearInterval(timer)
  }, [])
  return useMemo(
    () => shopNow(new Date(instant), timeZone, bookingWindowDays),
    [instant, timeZone, bookingWindowDays],
  )
}
