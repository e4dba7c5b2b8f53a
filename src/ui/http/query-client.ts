import { QueryClient } from '@tanstack/react-query'

import { HttpError } from './http-client.ts'

/** Milliseconds during which an answer is shown again without asking. */
const freshFor = 30_000

/**
 * One cache per page load: an answer such as 404 is final, a lost connection is tried once more. Offline a call
 * fails at once: a call that waits for the network would act after the person has gone on to something else.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: freshFor,
        retry: (failures, error) => failures < 1 && !(error instanceof HttpError && error.status < 500),
      },
      mutations: { networkMode: 'always' },
    },
  })
}
