import { adminOnly } from '#shared/contracts/access.ts'
import { endpoints } from '#shared/contracts/endpoint.ts'

export const { waitingRequests } = endpoints(() => import('./waiting-list.contract.ts'), adminOnly, {
  waitingRequests: 'GET /waiting-list/all',
})
