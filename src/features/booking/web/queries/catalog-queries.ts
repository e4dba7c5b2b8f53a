import { type QueryClient, queryOptions } from '@tanstack/react-query'

import { publicBarbersSchema, vacationCheckSchema } from '#features/barbers/barbers.contract.ts'
import { activeServicesSchema } from '#features/catalog/catalog.contract.ts'
import type { Day } from '#shared/calendar-time.ts'
import { http } from '#ui/http-client.ts'

import { parseAnswer, parseList } from './answer.ts'

const barbersKey = ['barbers'] as const

export const barbersQuery = queryOptions({
  queryKey: [...barbersKey, 'public'],
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
    queryKey: [...barbersKey, barberId, 'vacation', date],
    queryFn: async ({ signal }) => {
      const path = `/barbers/${encodeURIComponent(barberId)}/check-vacation`
      return parseAnswer(vacationCheckSchema, await http.get(path, { query: { date }, signal }))
    },
  })

/** The shop has changed under the person's hands: who works, what they offer and when they are away. */
export async function reloadCatalog(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: barbersKey }),
    client.invalidateQueries({ queryKey: servicesQuery.queryKey }),
  ])
}
