import { adminOnly } from '#shared/contracts/access.ts'
import { endpoints } from '#shared/contracts/endpoint.ts'

const contract = () => import('./services.contract.ts')

export const { adminServices, createService, changeService, deleteService } = endpoints(contract, adminOnly, {
  adminServices: 'GET /admin/services',
  createService: 'POST /admin/services',
  changeService: 'PUT /admin/services/:id',
  deleteService: 'DELETE /admin/services/:id',
})
