import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

import { sessionValue } from '#ui/browser/session-value.ts'
import { toasts } from '#ui/feedback/toasts.ts'

import { plansTexts } from '../plans.it.ts'
import { refreshUsage } from './usage-refresh.ts'

/** Milliseconds between the messages 'paid' and 'active' (PPAY-08). */
const pause = 2000

/** Last payment announced in this tab, so that going back does not announce it again. */
const reportedPayment = sessionValue('toldPlanPayment', (stored) => typeof stored === 'string')

export function useActivation(isActive: boolean, intentId: string): void {
  const queries = useQueryClient()
  const activate = useEffectEvent(() => {
    refreshUsage(queries, { isForced: true })
    toasts.success(plansTexts.activated)
  })
  useEffect(() => {
    if (!isActive || reportedPayment.read() === intentId) return undefined
    reportedPayment.write(intentId)
    toasts.success(plansTexts.paid)
    let isReported = false
    const tell = () => {
      if (isReported) return
      isReported = true
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
