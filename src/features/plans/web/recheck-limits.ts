import type { QueryClient } from '@tanstack/react-query'

import { limitsQuery } from './plan-queries.ts'

/** Milliseconds after a guest's booking (GUEST-11). */
const pause = 2000

/**
 * Reloads the limits, because a guest's booking counts: the next booking in this browser must see current
 * figures.
 */
export function recheckLimits(queries: QueryClient): void {
  setTimeout(() => void queries.prefetchQuery({ ...limitsQuery, staleTime: 0 }), pause)
}
