import {
  type MutationCacheNotifyEvent,
  type QueryCacheNotifyEvent,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect } from 'react'

import { isPlanRefusal } from './plan-refusal.ts'
import { refreshUsage } from './usage-refresh.ts'

/** Reloads the gates after any refusal because of the plan, since their data are stale. */
export function usePlanRefusals(): void {
  const queries = useQueryClient()
  useEffect(() => {
    const hear = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return
      if (isPlanRefusal(event.action.error)) refreshUsage(queries, { isForced: true })
    }
    const stops = [queries.getQueryCache().subscribe(hear), queries.getMutationCache().subscribe(hear)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [queries])
}
