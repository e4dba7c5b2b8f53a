import { adminOnly, staff } from '#shared/contracts/access.ts'
import { endpoints } from '#shared/contracts/endpoint.ts'

const contract = () => import('./statistics.contract.ts')

export const { adminStatistics } = endpoints(contract, adminOnly, {
  adminStatistics: 'GET /admin/stats',
})

export const { barberStatistics } = endpoints(contract, staff, {
  barberStatistics: 'GET /barbers/:id/stats',
})
