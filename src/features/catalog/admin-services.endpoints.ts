import { adminOnly } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./catalog.contract.ts')

export const adminServices = endpoint('GET /admin/services', adminOnly, {
  contract,
  answer: 'adminServicesSchema',
})

export const createService = endpoint('POST /admin/services', adminOnly, {
  contract,
  body: 'serviceRequestSchema',
  answer: 'adminServiceSchema',
  status: 201,
})

export const changeService = endpoint('PUT /admin/services/:id', adminOnly, {
  contract,
  body: 'serviceChangeSchema',
  answer: 'adminServiceSchema',
})

export const deleteService = endpoint('DELETE /admin/services/:id', adminOnly, {
  contract,
  answer: 'messageAnswerSchema',
})
