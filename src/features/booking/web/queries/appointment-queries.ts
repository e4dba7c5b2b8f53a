import { queryOptions } from '@tanstack/react-query'

import { managedAppointmentAnswerSchema, myAppointmentsSchema } from '#features/booking/booking.contract.ts'
import { http } from '#ui/http-client.ts'

import { parseAnswer, parseList } from './answer.ts'

export const myAppointmentsQuery = queryOptions({
  queryKey: ['appointments', 'mine'],
  queryFn: async ({ signal }) =>
    parseList(myAppointmentsSchema, await http.get('/appointments/my-appointments', { signal })),
  staleTime: 0,
  refetchOnWindowFocus: 'always',
})

/** What the manage link of a guest shows. */
export const managedAppointmentQuery = (id: string, token: string) =>
  queryOptions({
    queryKey: ['appointments', 'managed', id],
    queryFn: async ({ signal }) =>
      parseAnswer(
        managedAppointmentAnswerSchema,
        await http.get(managedPath(id), { query: { token }, signal }),
      ).data,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })

export const managedPath = (id: string) => `/appointments/public/${encodeURIComponent(id)}`

export const calendarFileOf = (id: string, token: string) =>
  `/api${managedPath(id)}/calendar.ics?token=${encodeURIComponent(token)}`
