import { adminOnly } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

export const auditLog = endpoint('GET /admin/audit', adminOnly, {
  contract: () => import('./audit.contract.ts'),
  query: 'auditQuerySchema',
  answer: 'auditAnswerSchema',
})
