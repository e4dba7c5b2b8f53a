import { queryOptions } from '@tanstack/react-query'

import { staffKey } from '#features/appointments/web/staff-key.ts'
import type { Day } from '#shared/calendar-time.ts'
import { call } from '#ui/http/call.ts'
import { staffTimeout } from '#ui/http/http-client.ts'

import { barberAppointments } from '../../calendar.endpoints.ts'

type Days = { from: Day; to: Day }

async function readBarberDays(barberId: string, { from, to }: Days, signal?: AbortSignal) {
  return await call(barberAppointments, {
    params: { id: barberId },
    query: { startDate: from, endDate: to },
    signal,
    timeout: staffTimeout,
  })
}

export const barberDaysQuery = (barberId: string, { from, to }: Days) =>
  queryOptions({
    queryKey: [...staffKey, 'barber', barberId, from, to],
    queryFn: ({ signal }) => readBarberDays(barberId, { from, to }, signal),
    staleTime: 0,
    refetchInterval: 30_000,
    refetchOnWindowFocus: 'always',
  })
