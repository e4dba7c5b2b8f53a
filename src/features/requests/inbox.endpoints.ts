import { adminOnly } from '#shared/contracts/access.ts'
import { endpoints } from '#shared/contracts/endpoint.ts'

const contract = () => import('./inbox.contract.ts')

export const { inbox, exportInbox, inboxRequest, changeInboxRequest, answerInboxRequest, deleteInboxRequest } = endpoints(contract, adminOnly, {
  inbox: 'GET /admin/requests',
  /** CSV of what the same filters list. */
  exportInbox: 'GET /admin/requests/export',
  inboxRequest: 'GET /admin/requests/:id',
  changeInboxRequest: 'PATCH /admin/requests/:id',
  /** By mail, to the address that was left. */
  answerInboxRequest: 'POST /admin/requests/:id/answer',
  deleteInboxRequest: 'DELETE /admin/requests/:id',
})
