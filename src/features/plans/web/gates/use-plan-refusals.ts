import {
  type MutationCacheNotifyEvent,
  type QueryCacheNotifyEvent,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect } from 'react'

import { refreshUsage } from '../usage-refresh.ts'
import { isPlanRefusal } from './plan-refusal.ts'

/** Whatever the server refuses for the plan's sake, the gates of the screen are read again: they know it too late. */
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
