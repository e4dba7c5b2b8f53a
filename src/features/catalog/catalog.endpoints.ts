import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./catalog.contract.ts')

export const activeServices = endpoint('GET /services/active', 'public', contract, 'activeServices')

/** The same under another name. */
export const services = { ...activeServices, path: '/services' } as const
