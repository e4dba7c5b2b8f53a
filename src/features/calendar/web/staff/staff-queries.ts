import { queryOptions } from '@tanstack/react-query'

import { staffKey } from '#features/appointments/web/staff-key.ts'
import type { Day } from '#shared/calendar-time.ts'
import { call } from '#ui/http/call.ts'
import { staffTimeout } from '#ui/http/http-client.ts'

import type { CalendarView } from '../../calendar.contract.ts'
import {
  appointmentsToComplete,
  calendarAppointments,
  heldSlots,
  monthEntries,
} from '../../calendar.endpoints.ts'

const timeout = staffTimeout

/** Live events bring changes at once; polling covers lost events. Paused while the tab is hidden. */
const watched = {
  staleTime: 0,
  refetchInterval: 30_000,
  refetchOnWindowFocus: 'always',
} as const

export type CalendarCriteria = { view: CalendarView; from: Day; to: Day; barberId: string | null }

export const calendarQuery = ({ view, from, to, barberId }: CalendarCriteria) =>
  queryOptions({
    queryKey: [...staffKey, 'calendar', from, to, barberId],
    queryFn: async ({ signal }) => {
      const query = { startDate: from, endDate: to, viewType: view, barberId: barberId ?? undefined }
      return (await call(calendarAppointments, { query, signal, timeout })).data
    },
    ...watched,
  })

export const monthQuery = ({ from, to, barberId }: CalendarCriteria) =>
  queryOptions({
    queryKey: [...staffKey, 'month', from, to, barberId],
    queryFn: async ({ signal }) => {
      const query = { startDate: from, endDate: to, barberId: barberId ?? undefined }
      return (await call(monthEntries, { query, signal, timeout })).data
    },
    ...watched,
  })

export const holdsQuery = ({ from, to }: Pick<CalendarCriteria, 'from' | 'to'>) =>
  queryOptions({
    queryKey: [...staffKey, 'holds', from, to],
    queryFn: async ({ signal }) => {
      const query = { startDate: from, endDate: to }
      return (await call(heldSlots, { query, signal, timeout })).data
    },
    ...watched,
  })

export const toCompleteQuery = queryOptions({
  queryKey: [...staffKey, 'to-complete'],
  queryFn: ({ signal }) => call(appointmentsToComplete, { signal, timeout }),
  ...watched,
})
