import type { QueryClient } from '@tanstack/react-query'

import { planKey } from './plan-queries.ts'

/** Milliseconds (GATE-29). */
const quietTime = 1000
const soon = 100

const waiting = new WeakMap<QueryClient, ReturnType<typeof setTimeout>>()

/** @param isForced reloads sooner, for an action of this user */
export function refreshUsage(queries: QueryClient, { isForced = false } = {}): void {
  clearTimeout(waiting.get(queries))
  const timer = setTimeout(
    () => {
      waiting.delete(queries)
      void queries.invalidateQueries({ queryKey: planKey })
    },
    isForced ? soon : quietTime,
  )
  waiting.set(queries, timer)
}
