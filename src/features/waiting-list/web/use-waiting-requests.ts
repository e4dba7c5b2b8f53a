import { useQuery } from '@tanstack/react-query'

import { call } from '#ui/http/call.ts'
import { steadyQuery } from '#ui/http/steady-query.ts'

import type { WaitingStatus } from '../waiting-list.contract.ts'
import { waitingRequests } from '../waiting-list.endpoints.ts'

export function useWaitingRequests(status: WaitingStatus | undefined) {
  return useQuery(
    steadyQuery(['admin', 'waiting-list', status], (terms) =>
      call(waitingRequests, { query: { status }, ...terms }),
    ),
  )
}
