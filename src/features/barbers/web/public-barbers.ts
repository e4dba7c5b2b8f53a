import { queryOptions } from '@tanstack/react-query'

import type { Day } from '#shared/calendar-time.ts'
import { call } from '#ui/http/call.ts'

import { vacationCheck } from '../barbers.endpoints.ts'
import { readPublicBarbers } from './read-public-barbers.ts'

export const publicBarbersQuery = queryOptions({
  queryKey: ['barbers', 'public'],
  queryFn: ({ signal }) => readPublicBarbers(signal),
})

export const vacationQuery = (barberId: string, date: Day) =>
  queryOptions({
    queryKey: ['barbers', barberId, 'vacation', date],
    queryFn: ({ signal }) => call(vacationCheck, { params: { id: barberId }, query: { date }, signal }),
  })
