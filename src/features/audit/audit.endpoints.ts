import { adminOnly } from '#shared/contracts/access.ts'
import { endpoints } from '#shared/contracts/endpoint.ts'

export const { auditLog } = endpoints(() => import('./audit.contract.ts'), adminOnly, {
  auditLog: 'GET /admin/audit',
})
