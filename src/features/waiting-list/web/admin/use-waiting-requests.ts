import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { http, staffTimeout } from '#ui/http-client.ts'

import type { WaitingRequest, WaitingStatus } from '../../waiting-list.contract.ts'

/** @param status undefined for all */
export function useWaitingRequests(status: WaitingStatus | undefined) {
  return useQuery({
    queryKey: ['admin', 'waiting-list', status],
    queryFn: ({ signal }) =>
      http.get<WaitingRequest[]>('/waiting-list/all', { query: { status }, signal, timeout: staffTimeout }),
    placeholderData: keepPreviousData,
  })
}
