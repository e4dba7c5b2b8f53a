import { queryOptions } from '@tanstack/react-query'

import { staffKey } from '#features/appointments/web/public.ts'
import { barbersSchema } from '#features/barbers/staff.contract.ts'
import {
  filteredAnswerSchema,
  staffAppointmentsSchema,
  type CalendarView,
} from '#features/calendar/calendar.contract.ts'
import type { Day } from '#shared/calendar-time.ts'
import { parseAnswer, parseList } from '#ui/answer.ts'
import { http, staffTimeout } from '#ui/http-client.ts'

import type { StaffBarber } from './staff-barber.ts'

/** Live events bring changes at once; this is for when they do not come. Paused while the tab is hidden. */
const watched = {
  staleTime: 0,
  refetchInterval: 30_000,
  refetchOnWindowFocus: 'always',
} as const

export type CalendarQuestion = { view: CalendarView; from: Day; to: Day; barberId: string | null }

export const calendarQuery = ({ view, from, to, barberId }: CalendarQuestion) =>
  queryOptions({
    queryKey: [...staffKey, 'calendar', from, to, barberId],
    queryFn: async ({ signal }) => {
      const query = { startDate: from, endDate: to, viewType: view, barberId: barberId ?? undefined }
      const answer = await http.get('/appointments/filtered', { query, signal, timeout: staffTimeout })
      return parseAnswer(filteredAnswerSchema, answer).data
    },
    ...watched,
  })

/** Past appointments that nobody has completed or cancelled. */
export const toCompleteQuery = queryOptions({
  queryKey: [...staffKey, 'to-complete'],
  queryFn: async ({ signal }) => {
    const answer = await http.get('/appointments/to-complete', { signal, timeout: staffTimeout })
    return parseList(staffAppointmentsSchema, answer)
  },
  ...watched,
})

/** Inactive ones too: their appointments are still in the books. Live events read everything of barbers again. */
export const staffBarbersQuery = queryOptions({
  queryKey: ['barbers', 'calendar'],
  queryFn: async ({ signal }): Promise<StaffBarber[]> =>
    parseList(barbersSchema, await http.get('/barbers', { signal, timeout: staffTimeout })),
})
