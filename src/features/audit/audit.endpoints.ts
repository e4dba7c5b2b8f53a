import { adminOnly } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

export const auditLog = endpoint({
  method: 'GET',
  path: '/admin/audit',
  access: adminOnly,
  contract: () => import('./audit.contract.ts'),
  query: 'auditQuerySchema',
  answers: { 200: 'auditAnswerSchema' },
})
