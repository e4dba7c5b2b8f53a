import { adminOnly, staff } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./statistics.contract.ts')

export const adminStatistics = endpoint('GET /admin/stats', adminOnly, {
  contract,
  query: 'adminStatisticsQuerySchema',
  answer: 'adminStatisticsSchema',
})

export const barberStatistics = endpoint('GET /barbers/:id/stats', staff, {
  contract,
  query: 'timeframeQuerySchema',
  answer: 'barberStatisticsSchema',
})
