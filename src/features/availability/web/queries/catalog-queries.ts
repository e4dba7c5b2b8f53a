import { type QueryClient, queryOptions } from '@tanstack/react-query'

import type { Day } from '#shared/calendar-time.ts'
import { parsed, parseList } from '#ui/answer.ts'
import { http } from '#ui/http-client.ts'

const barbersContract = () => import('#features/barbers/barbers.contract.ts')

const barbersKey = ['barbers'] as const

export const barbersQuery = queryOptions({
  queryKey: [...barbersKey, 'public'],
  queryFn: async ({ signal }) =>
    await parsed(
      http.get('/barbers/public', { signal }),
      async () => (await barbersContract()).publicBarbersSchema,
      parseList,
    ),
})

export const servicesQuery = queryOptions({
  queryKey: ['services', 'active'],
  queryFn: async ({ signal }) =>
    await parsed(
      http.get('/services/active', { signal }),
      async () => (await import('#features/catalog/catalog.contract.ts')).activeServicesSchema,
      parseList,
    ),
})

export const vacationQuery = (barberId: string, date: Day) =>
  queryOptions({
    queryKey: [...barbersKey, barberId, 'vacation', date],
    queryFn: async ({ signal }) => {
      const path = `/barbers/${encodeURIComponent(barberId)}/check-vacation`
      return await parsed(
        http.get(path, { query: { date }, signal }),
        async () => (await barbersContract()).vacationCheckSchema,
      )
    },
  })

/** The shop has changed under the person's hands: who works, what they offer and when they are away. */
export async function reloadCatalog(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: barbersKey }),
    client.invalidateQueries({ queryKey: servicesQuery.queryKey }),
  ])
}
