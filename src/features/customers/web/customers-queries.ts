import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { staffKey } from '#features/appointments/web/staff-key.ts'
import { toasts } from '#ui/feedback/toasts.ts'
import { call } from '#ui/http/call.ts'
import { staffTimeout } from '#ui/http/http-client.ts'
import { steadyQuery } from '#ui/http/steady-query.ts'

import { customers, recognisedCustomers, similarCustomers, mergeCustomers } from '../customers.endpoints.ts'
import { customersTexts } from '../customers.it.ts'

const customersKey = [...staffKey, 'customers'] as const
const timeout = staffTimeout

export function useCustomers(query: { search: string; page: number }) {
  return useQuery(
    steadyQuery([...customersKey, 'list', query], (terms) => call(customers, { query, ...terms })),
  )
}

export function useSimilarCustomers(id: string) {
  return useQuery({
    queryKey: [...customersKey, 'similar', id],
    queryFn: async ({ signal }) => (await call(similarCustomers, { params: { id }, signal, timeout })).data,
  })
}

export function useMergeCustomers(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (otherId: string) => call(mergeCustomers, { params: { id }, body: { otherId }, timeout }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: staffKey })
      toasts.success(customersTexts.unite.done)
    },
  })
}

const minSearchLength = 2

export function useRecognised(search: string) {
  return useQuery({
    ...steadyQuery(
      [...customersKey, 'recognised', search],
      async (terms) => (await call(recognisedCustomers, { query: { search }, ...terms })).data,
    ),
    enabled: search.length > minSearchLength,
  })
}
