import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { call } from '#ui/http/call.ts'
import { staffTimeout } from '#ui/http/http-client.ts'

import type { WaitingStatus } from '../../waiting-list.contract.ts'
import { waitingRequests } from '../../waiting-list.endpoints.ts'

/** @param status undefined for all */
export function useWaitingRequests(status: WaitingStatus | undefined) {
  return useQuery({
    queryKey: ['admin', 'waiting-list', status],
    queryFn: ({ signal }) => call(waitingRequests, { query: { status }, signal, timeout: staffTimeout }),
    placeholderData: keepPreviousData,
  })
}
