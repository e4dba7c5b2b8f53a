import { adminOnly } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./inbox.contract.ts')

export const inbox = endpoint('GET /admin/requests', adminOnly, {
  contract,
  query: 'inboxQuerySchema',
  answer: 'inboxAnswerSchema',
})

/** CSV of what the same filters list. */
export const exportInbox = endpoint('GET /admin/requests/export', adminOnly, {
  contract,
  query: 'inboxExportQuerySchema',
})

export const inboxRequest = endpoint('GET /admin/requests/:id', adminOnly, {
  contract,
  answer: 'inboxDetailAnswerSchema',
})

export const changeInboxRequest = endpoint('PATCH /admin/requests/:id', adminOnly, {
  contract,
  body: 'inboxChangeSchema',
  answer: 'inboxChangedAnswerSchema',
})

/** By mail, to the address that was left. */
export const answerInboxRequest = endpoint('POST /admin/requests/:id/answer', adminOnly, {
  contract,
  body: 'inboxAnswerRequestSchema',
  answer: 'inboxChangedAnswerSchema',
})

export const deleteInboxRequest = endpoint('DELETE /admin/requests/:id', adminOnly, {
  contract,
  answer: 'messageAnswerSchema',
})
