import { adminOnly, staff } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./statistics.contract.ts')

export const adminStatistics = endpoint({
  method: 'GET',
  path: '/admin/stats',
  access: adminOnly,
  contract,
  query: 'adminStatisticsQuerySchema',
  answers: { 200: 'adminStatisticsSchema' },
})

export const barberStatistics = endpoint({
  method: 'GET',
  path: '/barbers/:id/stats',
  access: staff,
  contract,
  query: 'timeframeQuerySchema',
  answers: { 200: 'barberStatisticsSchema' },
})
