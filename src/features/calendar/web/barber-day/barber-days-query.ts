import { queryOptions } from '@tanstack/react-query'

import { staffKey } from '#features/appointments/web/public.ts'
import { staffAppointmentsSchema } from '#features/calendar/calendar.contract.ts'
import type { Day } from '#shared/calendar-time.ts'
import { http, staffTimeout } from '#ui/http-client.ts'

/**
 * One barber's appointments of these days. Servers before ours answered them in groups: both forms are read.
 */
export const barberDaysQuery = (barberId: string, { from, to }: { from: Day; to: Day }) =>
  queryOptions({
    queryKey: [...staffKey, 'barber', barberId, from, to],
    queryFn: async ({ signal }) => {
      const path = `/appointments/barber/${encodeURIComponent(barberId)}`
      const query = { startDate: from, endDate: to }
      return staffAppointmentsSchema.parse(
        flat(await http.get(path, { query, signal, timeout: staffTimeout })),
      )
    },
    staleTime: 0,
    refetchInterval: 30_000,
    refetchOnWindowFocus: 'always',
  })

/** An array as it is; of a grouped object the appointments of all its groups. */
export function flat(answer: unknown): unknown {
  if (Array.isArray(answer) || typeof answer !== 'object' || answer === null) return answer
  return Object.values(answer).flatMap((group: unknown) => {
    if (Array.isArray(group)) return group as unknown[]
    const hasList = typeof group === 'object' && group !== null && 'appointments' in group
    return hasList && Array.isArray(group.appointments) ? (group.appointments as unknown[]) : []
  })
}
