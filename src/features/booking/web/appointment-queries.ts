import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { refreshLastSeen, lastSeen } from '#features/accounts/web/last-seen.ts'
import type { AppointmentView } from '#features/appointments/appointments.contract.ts'
import { call, linkTo } from '#ui/http/call.ts'

import { managedAppointment, managedCalendarFile, myAppointments } from '../booking.endpoints.ts'

const pageSize = 50
const firstPage = 1
const lastSeenName = 'appointments'

export const myAppointmentsQuery = infiniteQueryOptions({
  queryKey: ['appointments', 'mine'],
  queryFn: ({ signal, pageParam }) => {
    const ask = () => call(myAppointments, { query: { page: pageParam }, signal })
    return pageParam === firstPage ? refreshLastSeen(lastSeenName, ask) : ask()
  },
  initialPageParam: firstPage,
  getNextPageParam: (page, _pages, number) => (page.length === pageSize ? number + 1 : undefined),
  staleTime: 0,
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
})

export type LastSeenAppointments = { at: Date; appointments: AppointmentView[] }

export const lastSeenAppointmentsQuery = queryOptions({
  queryKey: ['appointments', 'mine', 'last seen'],
  queryFn: async (): Promise<LastSeenAppointments | null> => {
    const seen = lastSeen(lastSeenName)
    if (!seen) return null
    const { calls } = await myAppointments.contract()
    const { data } = calls.myAppointments.answer.safeParse(seen.value)
    return data ? { at: new Date(seen.at), appointments: data } : null
  },
  staleTime: 0,
  gcTime: 0,
})

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
