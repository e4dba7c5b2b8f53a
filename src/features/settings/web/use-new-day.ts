import { useEffect, useRef } from 'react'

import { instantToWallClock } from '#shared/calendar-time.ts'

import { usePublicSettings } from './use-public-settings.ts'

const interval = 5000

/** Calls `onNewDay` at midnight in the shop's time zone, also after the computer has slept. Never triggers a render. */
export function useNewDay(onNewDay: () => void): void {
  const { timeZone } = usePublicSettings()
  const tell = useRef(onNewDay)
  useEffect(() => {
    tell.current = onNewDay
  }, [onNewDay])
  useEffect(() => {
    const dayNow = () => instantToWallClock(new Date(), timeZone).day
    let day = dayNow()
    const timer = setInterval(() => {
      if (dayNow() === day) return
      day = dayNow()
      tell.current()
    }, interval)
    return () => clearInterval(timer)
  }, [timeZone])
}
