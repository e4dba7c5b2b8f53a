import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { staffKey } from '#features/appointments/web/public.ts'
import { parseAnswer } from '#ui/answer.ts'
import { http, staffTimeout } from '#ui/http-client.ts'

import {
  customerCardAnswerSchema,
  customersAnswerSchema,
  recognisedAnswerSchema,
  similarCustomersAnswerSchema,
} from '../../customers.contract.ts'

const path = '/admin/customers'
const customersKey = [...staffKey, 'customers'] as const
const staffCall = { timeout: staffTimeout }

export function useCustomers(query: { search: string; page: number }) {
  return useQuery({
    queryKey: [...customersKey, 'list', query],
    queryFn: async ({ signal }) =>
      parseAnswer(customersAnswerSchema, await http.get(path, { ...staffCall, query, signal })),
    placeholderData: keepPreviousData,
  })
}

export function useSimilarCustomers(id: string) {
  return useQuery({
    queryKey: [...customersKey, 'similar', id],
    queryFn: async ({ signal }) => {
      const answer = await http.get(`${path}/${encodeURIComponent(id)}/similar`, { ...staffCall, signal })
      return parseAnswer(similarCustomersAnswerSchema, answer).data
    },
  })
}

/** The other one becomes this one. */
export function useUnite(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (otherId: string) =>
      parseAnswer(
        customerCardAnswerSchema,
        await http.post(`${path}/${encodeURIComponent(id)}/unite`, { otherId }, staffCall),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: staffKey }),
  })
}

const shortestSearch = 2

/** Who may be phoning; nobody is asked for before enough is known. */
export function useRecognised(search: string) {
  return useQuery({
    queryKey: [...customersKey, 'recognised', search],
    queryFn: async ({ signal }) => {
      const query = { search }
      const answer = await http.get(`${path}/recognised`, { ...staffCall, query, signal })
      return parseAnswer(recognisedAnswerSchema, answer).data
    },
    enabled: search.length > shortestSearch,
    placeholderData: keepPreviousData,
  })
}
