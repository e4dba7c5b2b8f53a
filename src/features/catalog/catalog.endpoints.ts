import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./catalog.contract.ts')

export const activeServices = endpoint({
  method: 'GET',
  path: '/services/active',
  access: 'public',
  contract,
  answers: { 200: 'activeServicesSchema' },
})

/** The same under another name. */
export const services = endpoint({ ...activeServices, path: '/services' })
