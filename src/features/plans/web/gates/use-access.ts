import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { toasts } from '#ui/feedback/toasts.ts'

import { checkTexts } from '../../plans-checks.it.ts'
import { accessQuery } from '../plan-queries.ts'

/** `unpaidPlan` was chosen, by its name, and opens everything once it is paid. 'failed' opens nothing either, but nobody may call it a missing plan (C-15). */
export type Access =
  | { state: 'pending' | 'open' }
  | { state: 'locked'; reason: string | null; unpaidPlan: string | null }
  | { state: 'failed'; retry: () => void }

/** Whether the plan opens the sections that need one. */
export function useAccess(): Access {
  const { data, isError, refetch } = useQuery(accessQuery)
  // What was read before holds while the connection is away.
  const hasFailed = isError && !data
  useEffect(() => {
    if (hasFailed) toasts.error(checkTexts.accessFailed)
  }, [hasFailed])
  if (hasFailed) return { state: 'failed', retry: () => void refetch() }
  if (!data) return { state: 'pending' }
  if (data.hasAccess) return { state: 'open' }
  return { state: 'locked', reason: data.message, unpaidPlan: data.subscription?.chosenPlan?.name ?? null }
}
