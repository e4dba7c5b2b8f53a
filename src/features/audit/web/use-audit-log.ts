import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { call } from '#ui/http/call.ts'
import { staffTimeout } from '#ui/http/http-client.ts'

import { auditQuerySchema } from '../audit.contract.ts'
import { auditLog } from '../audit.endpoints.ts'

type Filters = ReturnType<typeof filtersOf>

/** What the address asks for; anything that is no such question is ignored. */
export function filtersOf(query: URLSearchParams) {
  const { entity, actor, page } = auditQuerySchema.shape
  return {
    entity: entity.catch(undefined).parse(query.get('entity') ?? undefined),
    actor: actor.catch(undefined).parse(query.get('actor') ?? undefined),
    page: page.catch(1).parse(query.get('page') ?? undefined),
  }
}

export function useAuditLog(filters: Filters) {
  return useQuery({
    queryKey: ['admin', 'audit', filters],
    queryFn: ({ signal }) => call(auditLog, { query: filters, signal, timeout: staffTimeout }),
    placeholderData: keepPreviousData,
    // Somebody may have changed something just before this section was opened.
    staleTime: 0,
  })
}
