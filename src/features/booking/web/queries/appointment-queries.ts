import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { managedAppointmentAnswerSchema, myAppointmentsSchema } from '#features/booking/booking.contract.ts'
import { http } from '#ui/http-client.ts'

import { parseAnswer, parseList } from './answer.ts'

/** Appointments that the server answers at a time. */
const pageSize = 50

export const myAppointmentsQuery = infiniteQueryOptions({
  queryKey: ['appointments', 'mine'],
  queryFn: async ({ signal, pageParam }) => {
    const query = { page: pageParam }
    return parseList(myAppointmentsSchema, await http.get('/appointments/my-appointments', { query, signal }))
  },
  initialPageParam: 1,
  getNextPageParam: (page, _pages, number) => (page.length === pageSize ? number + 1 : undefined),
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
