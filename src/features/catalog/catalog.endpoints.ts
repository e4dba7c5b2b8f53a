import { endpoints } from '#shared/contracts/endpoint.ts'

const contract = () => import('./catalog.contract.ts')

export const { activeServices } = endpoints(contract, 'public', {
  activeServices: 'GET /services/active',
})

/** The same endpoint under another path. */
export const services = { ...activeServices, path: '/services' } as const
