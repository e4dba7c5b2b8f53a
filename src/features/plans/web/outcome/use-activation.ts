import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

import { keptInSession } from '#ui/browser/kept-in-session.ts'
import { toasts } from '#ui/feedback/toasts.ts'

import { plansTexts } from '../../plans.it.ts'
import { refreshUsage } from '../usage-refresh.ts'

/** Milliseconds between the word that it is paid and the word that the plan runs (PPAY-08). */
const pause = 2000

/** The payment that this tab has told last: the way back to its page tells nothing again. */
const toldPayment = keptInSession('toldPlanPayment', (stored) => typeof stored === 'string')

/** Tells that it is paid, and soon after that the plan runs: then every screen that asks for it asks again. */
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
      // Whoever goes on at once must not find the panel closed.
      tell()
    }
  }, [isActive, intentId])
}
