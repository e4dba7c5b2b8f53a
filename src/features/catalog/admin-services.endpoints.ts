import { adminOnly } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./catalog.contract.ts')

export const adminServices = endpoint({
  method: 'GET',
  path: '/admin/services',
  access: adminOnly,
  contract,
  answers: { 200: 'adminServicesSchema' },
})

export const createService = endpoint({
  method: 'POST',
  path: '/admin/services',
  access: adminOnly,
  contract,
  body: 'serviceRequestSchema',
  answers: { 201: 'adminServiceSchema' },
})

export const changeService = endpoint({
  method: 'PUT',
  path: '/admin/services/:id',
  access: adminOnly,
  contract,
  body: 'serviceChangeSchema',
  answers: { 200: 'adminServiceSchema' },
})

export const deleteService = endpoint({
  method: 'DELETE',
  path: '/admin/services/:id',
  access: adminOnly,
  contract,
  answers: { 200: 'serviceDeletedSchema' },
})
