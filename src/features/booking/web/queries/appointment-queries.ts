import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { call, linkTo } from '#ui/http/call.ts'

import { managedAppointment, managedCalendarFile, myAppointments } from '../../booking.endpoints.ts'

/** Appointments that the server answers at a time. */
const pageSize = 50

export const myAppointmentsQuery = infiniteQueryOptions({
  queryKey: ['appointments', 'mine'],
  queryFn: ({ signal, pageParam }) => call(myAppointments, { query: { page: pageParam }, signal }),
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
      (await call(managedAppointment, { params: { id }, query: { token }, signal })).data,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })

export const calendarFileOf = (id: string, token: string) =>
  linkTo(managedCalendarFile, { params: { id }, query: { token } })
