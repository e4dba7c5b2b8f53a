import { adminOnly } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

export const waitingRequests = endpoint('GET /waiting-list/all', adminOnly, () => import('./waiting-list.contract.ts'), 'waitingRequests')
