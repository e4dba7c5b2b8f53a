import { adminOnly } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

export const auditLog = endpoint('GET /admin/audit', adminOnly, () => import('./audit.contract.ts'), 'auditLog')
