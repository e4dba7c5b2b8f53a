import { useQuery } from '@tanstack/react-query'

import type { NextAvailable } from '#features/booking/booking.contract.ts'
import { http } from '#ui/http-client.ts'

/** Minutes of the shortest usual visit, a haircut: the strip promises a place, not a service. */
const duration = 30

/** The next place that any barber has free; null when the whole booking window is full. */
export function useNextFree() {
  return useQuery({
    queryKey: ['next-available', duration],
    queryFn: ({ signal }) =>
      http.get<{ data: NextAvailable }>('/appointments/public/next-available', {
        query: { barberId: 'any', duration },
        signal,
      }),
    select: ({ data }) => data,
  })
}
