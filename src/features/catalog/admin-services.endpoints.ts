import { adminOnly } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./catalog.contract.ts')

export const adminServices = endpoint('GET /admin/services', adminOnly, contract, 'adminServices')

export const createService = endpoint('POST /admin/services', adminOnly, contract, 'createService')

export const changeService = endpoint('PUT /admin/services/:id', adminOnly, contract, 'changeService')

export const deleteService = endpoint('DELETE /admin/services/:id', adminOnly, contract, 'deleteService')
