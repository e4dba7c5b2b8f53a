import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

import { keptInSession } from '#ui/browser/kept-in-session.ts'
import { toasts } from '#ui/feedback/toasts.ts'

import { plansTexts } from '../plans.it.ts'
import { refreshUsage } from './usage-refresh.ts'

/** Milliseconds between the messages 'paid' and 'active' (PPAY-08). */
const pause = 2000

/** Last payment announced in this tab, so that going back does not announce it again. */
const toldPayment = keptInSession('toldPlanPayment', (stored) => typeof stored === 'string')

export function useActivation(isActive: boolean, intentId: string): void {
  const queries = useQueryClient()
  const activate = useEffectEvent(() => {
    refreshUsage(queries, { isForced: true })
    toasts.success(plansTexts.activated)
  })
  useEffect(() => {
    if (!isActive || toldPayment.read() === intentId) return undefined
    toldPayment.write(intentId)
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
      // Runs at once on leaving, so that the next screen does not find the panel closed.
      tell()
    }
  }, [isActive, intentId])
}
