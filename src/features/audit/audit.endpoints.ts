import { adminOnly } from '#shared/access.ts'
import { endpoints } from '#shared/endpoint.ts'

export const { auditLog } = endpoints(() => import('./audit.contract.ts'), adminOnly, {
  auditLog: 'GET /admin/audit',
})
