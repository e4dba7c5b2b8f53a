import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { parsed, parseList } from '#ui/answer.ts'
import { http } from '#ui/http-client.ts'

const contract = () => import('#features/booking/booking.contract.ts')

/** Appointments that the server answers at a time. */
const pageSize = 50

export const myAppointmentsQuery = infiniteQueryOptions({
  queryKey: ['appointments', 'mine'],
  queryFn: async ({ signal, pageParam }) =>
    await parsed(
      http.get('/appointments/my-appointments', { query: { page: pageParam }, signal }),
      async () => (await contract()).myAppointmentsSchema,
      parseList,
    ),
  initialPageParam: 1,
  getNextPageParam: (page, _pages, number) => (page.length === pageSize ? number + 1 : undefined),
  staleTime: 0,
  refetchOnWindowFocus: 'always',
})

/** What the manage link of a guest shows. */
export const managedAppointmentQuery = (id: string, token: string) =>
  queryOptions({
    queryKey: ['appointments', 'managed', id],
    queryFn: async ({ signal }) => {
      const answer = await parsed(
        http.get(managedPath(id), { query: { token }, signal }),
        async () => (await contract()).managedAppointmentAnswerSchema,
      )
      return answer.data
    },
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })

export const managedPath = (id: string) => `/appointments/public/${encodeURIComponent(id)}`

export const calendarFileOf = (id: string, token: string) =>
  `/api${managedPath(id)}/calendar.ics?token=${encodeURIComponent(token)}`
