import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'

import type { QueryOf } from '#shared/contracts/endpoint.ts'
import { call } from '#ui/http/call.ts'
import { staffTimeout } from '#ui/http/http-client.ts'
import { steadyQuery } from '#ui/http/steady-query.ts'

import * as endpoints from '../orders.endpoints.ts'

const ordersKey = ['orders'] as const
const timeout = staffTimeout

export const adminOrdersQuery = (query: QueryOf<typeof endpoints.adminOrders>) =>
  queryOptions({
    ...steadyQuery([...ordersKey, 'admin', query], (terms) =>
      call(endpoints.adminOrders, { query, ...terms }),
    ),
    staleTime: 0,
  })

export const ownOrdersQuery = (query: QueryOf<typeof endpoints.ownOrders>) =>
  queryOptions({
    queryKey: [...ordersKey, 'own', query],
    queryFn: ({ signal }) => call(endpoints.ownOrders, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** @param timeout for the staff; a customer's request may take longer */
export const orderQuery = (id: string, timeout?: number) =>
  queryOptions({
    queryKey: [...ordersKey, 'one', id],
    queryFn: async ({ signal }) => (await call(endpoints.oneOrder, { params: { id }, signal, timeout })).data,
    staleTime: 0,
  })

export const openOrdersQuery = queryOptions({
  queryKey: [...ordersKey, 'open'],
  queryFn: async ({ signal }) => (await call(endpoints.openOrders, { signal, timeout })).data.count,
  refetchInterval: 30_000,
})

export function reloadOrders(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ordersKey })
}
