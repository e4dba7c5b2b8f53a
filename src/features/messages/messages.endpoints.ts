import { adminOnly } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./messages.contract.ts')

export const messages = endpoint('GET /admin/messages', adminOnly, {
  contract,
  query: 'messagesQuerySchema',
  answer: 'messagesAnswerSchema',
})

export const resendMessage = endpoint('POST /admin/messages/:id/resend', adminOnly, {
  contract,
  answer: 'messageAnswerSchema',
})

export const messageTemplates = endpoint('GET /admin/message-templates', adminOnly, {
  contract,
  answer: 'templatesAnswerSchema',
})

export const messagePreview = endpoint('GET /admin/message-templates/preview', adminOnly, {
  contract,
  query: 'previewQuerySchema',
  answer: 'previewAnswerSchema',
})
