import { type QueryClient, queryOptions } from '@tanstack/react-query'

import type { QueryOf } from '#shared/contracts/endpoint.ts'
import { call } from '#ui/http/call.ts'
import { staffTimeout } from '#ui/http/http-client.ts'
import { steadyQuery } from '#ui/http/steady-query.ts'
import { readFilters } from '#ui/screens/read-filters.ts'

import { inboxQuerySchema } from '../../inbox.contract.ts'
import * as endpoints from '../../inbox.endpoints.ts'

/** Prefix of all query keys of the inbox. Live events reload them, see use-live-updates.ts. */
const requestsKey = ['requests'] as const
const timeout = staffTimeout
/** Milliseconds between reads, in case live events fail. */
const lookAgain = 30_000

/** Sends the search as typed: the server reports a search that is too long. */
export const filtersOf = (query: URLSearchParams) => ({
  ...readFilters(inboxQuerySchema.omit({ limit: true }), query),
  search: query.get('search') ?? undefined,
})

export const inboxQuery = (query: QueryOf<typeof endpoints.inbox>) =>
  queryOptions({
    ...steadyQuery([...requestsKey, 'list', query], (terms) => call(endpoints.inbox, { query, ...terms })),
    staleTime: 0,
    refetchInterval: lookAgain,
  })

export const inquiryQuery = (id: string) =>
  queryOptions({
    queryKey: [...requestsKey, 'one', id],
    queryFn: async ({ signal }) =>
      (await call(endpoints.inboxInquiry, { params: { id }, signal, timeout })).data,
    staleTime: 0,
  })

export const newInquiriesQuery = queryOptions({
  queryKey: [...requestsKey, 'new'],
  queryFn: async ({ signal }) =>
    (await call(endpoints.inbox, { query: { state: 'new', limit: 1 }, signal, timeout })).counts.new,
  refetchInterval: lookAgain,
})

export async function reloadLists(client: QueryClient): Promise<void> {
  await client.invalidateQueries({
    queryKey: requestsKey,
    predicate: ({ queryKey: [, part] }) => part !== 'one',
  })
}
