import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { toasts } from '#ui/feedback/toasts.ts'

import { checkTexts } from '../plans-checks.it.ts'
import { accessQuery } from './plan-queries.ts'

/**
 * `unpaidPlan` is the name of the chosen plan, which grants access once it is paid. The screen must not
 * present 'failed' as a missing plan (C-15).
 */
export type Access =
  | { state: 'pending' | 'open' }
  | { state: 'locked'; reason: string | null; unpaidPlan: string | null }
  | { state: 'failed'; retry: () => void }

export function useAccess(): Access {
  const { data, isError, refetch } = useQuery(accessQuery)
  // Cached answers stay valid while offline.
  const hasFailed = isError && !data
  useEffect(() => {
    if (hasFailed) toasts.error(checkTexts.accessFailed)
  }, [hasFailed])
  if (hasFailed) return { state: 'failed', retry: () => void refetch() }
  if (!data) return { state: 'pending' }
  if (data.hasAccess) return { state: 'open' }
  return { state: 'locked', reason: data.message, unpaidPlan: data.subscription?.chosenPlan?.name ?? null }
}
