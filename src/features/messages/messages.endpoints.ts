import { adminOnly } from '#shared/contracts/access.ts'
import { endpoints } from '#shared/contracts/endpoint.ts'

const contract = () => import('./messages.contract.ts')

export const { messages, resendMessage, messageTemplates, messagePreview } = endpoints(contract, adminOnly, {
  messages: 'GET /admin/messages',
  resendMessage: 'POST /admin/messages/:id/resend',
  messageTemplates: 'GET /admin/message-templates',
  messagePreview: 'GET /admin/message-templates/preview',
})
