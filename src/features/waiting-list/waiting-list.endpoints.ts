import { adminOnly } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

export const waitingRequests = endpoint('GET /waiting-list/all', adminOnly, {
  contract: () => import('./waiting-list.contract.ts'),
  query: 'allWaitingRequestsQuerySchema',
  answer: 'allWaitingRequestsSchema',
})
