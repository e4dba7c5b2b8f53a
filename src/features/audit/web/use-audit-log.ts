import { useQuery } from '@tanstack/react-query'

import { call } from '#ui/http/call.ts'
import { staffTimeout } from '#ui/http/http-client.ts'
import { listOptions } from '#ui/http/list-options.ts'
import { readFilters } from '#ui/screens/read-filters.ts'

import { auditQuerySchema } from '../audit.contract.ts'
import { auditLog } from '../audit.endpoints.ts'

type Filters = ReturnType<typeof filtersOf>

export const filtersOf = (query: URLSearchParams) =>
  readFilters(auditQuerySchema.omit({ limit: true }), query)

export function useAuditLog(filters: Filters) {
  return useQuery({
    queryKey: ['admin', 'audit', filters],
    queryFn: ({ signal }) => call(auditLog, { query: filters, signal, timeout: staffTimeout }),
    ...listOptions,
  })
}
