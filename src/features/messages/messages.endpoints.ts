import { adminOnly } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./messages.contract.ts')

export const messages = endpoint('GET /admin/messages', adminOnly, contract, 'messages')

export const resendMessage = endpoint('POST /admin/messages/:id/resend', adminOnly, contract, 'resendMessage')

export const messageTemplates = endpoint('GET /admin/message-templates', adminOnly, contract, 'messageTemplates')

export const messagePreview = endpoint('GET /admin/message-templates/preview', adminOnly, contract, 'messagePreview')
