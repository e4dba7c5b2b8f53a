import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import { staffTimeout } from './http-client.ts'

type Terms = { signal: AbortSignal; timeout: number }

export const steadyQuery = <Answer>(queryKey: readonly unknown[], ask: (terms: Terms) => Promise<Answer>) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => ask({ signal, timeout: staffTimeout }),
    placeholderData: keepPreviousData,
  })
