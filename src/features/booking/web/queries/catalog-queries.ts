import { queryOptions } from '@tanstack/react-query'

import { publicBarbersSchema, vacationCheckSchema } from '#features/barbers/barbers.contract.ts'
import { activeServicesSchema } from '#features/catalog/catalog.contract.ts'
import type { Day } from '#shared/calendar-time.ts'
import { http } from '#ui/http-client.ts'

import { parseAnswer, parseList } from './answer.ts'

export const barbersQuery = queryOptions({
  queryKey: ['barbers', 'public'],
  queryFn: async ({ signal }) =>
    parseList(publicBarbersSchema, await http.get('/barbers/public', { signal })),
})

export const servicesQuery = queryOptions({
  queryKey: ['services', 'active'],
  queryFn: async ({ signal }) =>
    parseList(activeServicesSchema, await http.get('/services/active', { signal })),
})

export const vacationQuery = (barberId: string, date: Day) =>
  queryOptions({
    queryKey: ['barbers', barberId, 'vacation', date],
    queryFn: async ({ signal }) => {
      const path = `/barbers/${encodeURIComponent(barberId)}/check-vacation`
      return parseAnswer(vacationCheckSchema, await http.get(path, { query: { date }, signal }))
    },
  })
