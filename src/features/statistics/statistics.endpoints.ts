import { adminOnly, staff } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./statistics.contract.ts')

export const adminStatistics = endpoint('GET /admin/stats', adminOnly, contract, 'adminStatistics')

export const barberStatistics = endpoint('GET /barbers/:id/stats', staff, contract, 'barberStatistics')
