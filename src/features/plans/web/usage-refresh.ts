import type { QueryClient } from '@tanstack/react-query'

import { planKey } from './plan-queries.ts'

/** Milliseconds (GATE-29). */
const quiet = 1000
const soon = 100

const waiting = new WeakMap<QueryClient, ReturnType<typeof setTimeout>>()

/**
 * Something was booked, cancelled, added or paid: what is used of the plan is read again, once for many changes in a row.
 * @param isForced by the person who looks at it, who does not wait for the others
 */
export function refreshUsage(queries: QueryClient, { isForced = false } = {}): void {
  clearTimeout(waiting.get(queries))
  const timer = setTimeout(
    () => {
      waiting.delete(queries)
      void queries.invalidateQueries({ queryKey: planKey })
    },
    isForced ? soon : quiet,
  )
  waiting.set(queries, timer)
}
