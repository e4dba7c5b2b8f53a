import { endpoints } from '#shared/contracts/endpoint.ts'

const contract = () => import('./services.contract.ts')

export const { activeServices } = endpoints(contract, 'public', {
  activeServices: 'GET /services/active',
})

export const services = { ...activeServices, path: '/services' } as const
