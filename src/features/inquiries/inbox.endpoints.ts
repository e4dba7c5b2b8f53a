import { adminOnly } from '#shared/contracts/access.ts'
import { endpoints } from '#shared/contracts/endpoint.ts'

const contract = () => import('./inbox.contract.ts')

export const { inbox, exportInbox, inboxInquiry, changeInboxInquiry, answerInboxInquiry, deleteInboxInquiry } = endpoints(contract, adminOnly, {
  inbox: 'GET /admin/requests',
  exportInbox: 'GET /admin/requests/export',
  inboxInquiry: 'GET /admin/requests/:id',
  changeInboxInquiry: 'PATCH /admin/requests/:id',
  answerInboxInquiry: 'POST /admin/requests/:id/answer',
  deleteInboxInquiry: 'DELETE /admin/requests/:id',
})
