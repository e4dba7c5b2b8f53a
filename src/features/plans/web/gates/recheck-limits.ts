import type { QueryClient } from '@tanstack/react-query'

import { limitsQuery } from '../plan-queries.ts'

/** Milliseconds after a guest has booked (GUEST-11). */
const pause = 2000

/** A guest is never refused for the plan's sake, but uses it up: whoever books next in this browser is told the truth. */
export function recheckLimits(queries: QueryClient): void {
  setTimeout(() => void queries.prefetchQuery({ ...limitsQuery, staleTime: 0 }), pause)
}
