import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { call } from '#ui/http/call.ts'
import { readFilters } from '#ui/screens/read-filters.ts'

import { type HistoryQuery, historyQuerySchema } from '../../payments.contract.ts'
import { dayTakings, paymentHistory } from '../../payments.endpoints.ts'
import { historyKey } from '../history-key.ts'

const pageSize = 50

type Filters = Pick<HistoryQuery, 'type' | 'status' | 'show' | 'date'>

export function filtersOf(query: URLSearchParams): Filters {
  const { date } = historyQuerySchema.shape
  return {
    ...readFilters(historyQuerySchema.pick({ type: true, status: true }), query),
    // Unpaid attempts appear only with a filter.
    show: query.get('status') === null ? ('made' as const) : undefined,
    date: date.catch(undefined).parse(query.get('day') ?? undefined),
  }
}

export const paymentsQuery = (filters: Filters) =>
  infiniteQueryOptions({
    queryKey: [...historyKey, filters],
    queryFn: async ({ signal, pageParam: before }) =>
      (await call(paymentHistory, { query: { ...filters, before, limit: pageSize }, signal })).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length === pageSize ? page.at(-1)?._id : undefined),
    staleTime: 0,
  })

export type Subject = { appointment: string } | { order: string }

export const paymentsOfQuery = (subject: Subject) =>
  queryOptions({
    queryKey: [...historyKey, 'of', subject],
    queryFn: async ({ signal }) =>
      (await call(paymentHistory, { query: { ...subject, limit: pageSize }, signal })).data,
    staleTime: 0,
  })

export const dayTakingsQuery = (date: string) =>
  queryOptions({
    queryKey: [...historyKey, 'day', date],
    queryFn: async ({ signal }) => (await call(dayTakings, { query: { date }, signal })).data,
    staleTime: 0,
  })
