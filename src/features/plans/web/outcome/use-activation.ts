import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

import { toasts } from '#ui/feedback/toasts.ts'

import { plansTexts } from '../../plans.it.ts'
import { refreshUsage } from '../usage-refresh.ts'

/** Milliseconds between the word that it is paid and the word that the plan runs (PPAY-08). */
const pause = 2000

/** Tells that it is paid, and soon after that the plan runs: then every screen that asks for it asks again. */
export function useActivation(isActive: boolean): void {
  const queries = useQueryClient()
  const activate = useEffectEvent(() => {
    refreshUsage(queries, { isForced: true })
    toasts.success(plansTexts.activated)
  })
  useEffect(() => {
    if (!isActive) return undefined
    toasts.success(plansTexts.paid)
    let isTold = false
    const tell = () => {
      if (isTold) return
      isTold = true
      activate()
    }
    const timer = setTimeout(tell, pause)
    return () => {
      clearTimeout(timer)
      // Whoever goes on at once must not find the panel closed.
      tell()
    }
  }, [isActive])
}
