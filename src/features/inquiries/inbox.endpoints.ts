import { adminOnly } from '#shared/contracts/access.ts'
import { endpoints } from '#shared/contracts/endpoint.ts'

const contract = () => import('./inbox.contract.ts')

export const { inbox, exportInbox, inboxRequest, changeInboxRequest, answerInboxRequest, deleteInboxRequest } = endpoints(contract, adminOnly, {
  inbox: 'GET /admin/requests',
  exportInbox: 'GET /admin/requests/export',
  inboxRequest: 'GET /admin/requests/:id',
  changeInboxRequest: 'PATCH /admin/requests/:id',
  answerInboxRequest: 'POST /admin/requests/:id/answer',
  deleteInboxRequest: 'DELETE /admin/requests/:id',
})
