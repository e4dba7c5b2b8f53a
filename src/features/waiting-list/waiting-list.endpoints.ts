import { adminOnly } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

export const waitingRequests = endpoint({
  method: 'GET',
  path: '/waiting-list/all',
  access: adminOnly,
  contract: () => import('./waiting-list.contract.ts'),
  query: 'allWaitingRequestsQuerySchema',
  answers: { 200: 'allWaitingRequestsSchema' },
})
