import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import { staffTimeout } from './http-client.ts'

type Terms = { signal: AbortSignal; timeout: number }

/** What the staff narrows and leafs through: what is shown stays until the next has come. */
export const steadyQuery = <Answer>(queryKey: readonly unknown[], ask: (terms: Terms) => Promise<Answer>) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => ask({ signal, timeout: staffTimeout }),
    placeholderData: keepPreviousData,
  })
