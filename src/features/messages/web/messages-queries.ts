import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { toasts } from '#ui/feedback/toasts.ts'
import { call } from '#ui/http/call.ts'
import { messageOf, staffTimeout } from '#ui/http/http-client.ts'
import { steadyQuery } from '#ui/http/steady-query.ts'
import { readFilters } from '#ui/screens/read-filters.ts'

import { messagesScreenTexts as texts } from '../messages-screens.it.ts'
import { messagesQuerySchema } from '../messages.contract.ts'
import { messagePreview, messages, messageTemplates } from '../messages.endpoints.ts'
import { resend } from './resend.ts'

/** Milliseconds between polls: messages are sent within a minute, and no live event reports it. */
const lookAgain = 20_000

type Filters = ReturnType<typeof filtersOf>

export const filtersOf = (query: URLSearchParams) =>
  readFilters(messagesQuerySchema.omit({ limit: true }), query)

const key = ['admin', 'messages']

export function useMessages(filters: Filters) {
  return useQuery({
    ...steadyQuery([...key, 'list', filters], (terms) => call(messages, { query: filters, ...terms })),
    staleTime: 0,
    refetchInterval: lookAgain,
  })
}

export function useResend() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: resend,
    onSuccess: ({ message }) => toasts.success(message),
    onError: (error) => toasts.error(messageOf(error, texts.resendFailed)),
    onSettled: () => client.invalidateQueries({ queryKey: [...key, 'list'] }),
  })
}

export function useTemplates() {
  return useQuery({
    queryKey: [...key, 'templates'],
    queryFn: async ({ signal }) => (await call(messageTemplates, { signal, timeout: staffTimeout })).data,
  })
}

export function usePreview(name: string | undefined) {
  return useQuery({
    ...steadyQuery(
      [...key, 'preview', name],
      async (terms) => (await call(messagePreview, { query: { name: name ?? '' }, ...terms })).data,
    ),
    enabled: name !== undefined,
  })
}
