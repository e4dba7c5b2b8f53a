import { adminOnly } from '#shared/access.ts'
import { endpoints } from '#shared/endpoint.ts'

export const { waitingRequests } = endpoints(() => import('./waiting-list.contract.ts'), adminOnly, {
  waitingRequests: 'GET /waiting-list/all',
})
