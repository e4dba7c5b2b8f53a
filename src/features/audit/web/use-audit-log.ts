import { useQuery } from '@tanstack/react-query'

import { call } from '#ui/http/call.ts'
import { steadyQuery } from '#ui/http/steady-query.ts'
import { readFilters } from '#ui/screens/read-filters.ts'

import { auditQuerySchema } from '../audit.contract.ts'
import { auditLog } from '../audit.endpoints.ts'

type Filters = ReturnType<typeof filtersOf>

export const filtersOf = (query: URLSearchParams) =>
  readFilters(auditQuerySchema.omit({ limit: true }), query)

export function useAuditLog(filters: Filters) {
  return useQuery({
    ...steadyQuery(['admin', 'audit', filters], (terms) => call(auditLog, { query: filters, ...terms })),
    // Another user may have made a change just before this section was opened.
    staleTime: 0,
  })
}
