import { adminOnly } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./inbox.contract.ts')

export const inbox = endpoint('GET /admin/requests', adminOnly, contract, 'inbox')

/** CSV of what the same filters list. */
export const exportInbox = endpoint('GET /admin/requests/export', adminOnly, contract, 'exportInbox')

export const inboxRequest = endpoint('GET /admin/requests/:id', adminOnly, contract, 'inboxRequest')

export const changeInboxRequest = endpoint('PATCH /admin/requests/:id', adminOnly, contract, 'changeInboxRequest')

/** By mail, to the address that was left. */
export const answerInboxRequest = endpoint('POST /admin/requests/:id/answer', adminOnly, contract, 'answerInboxRequest')

export const deleteInboxRequest = endpoint('DELETE /admin/requests/:id', adminOnly, contract, 'deleteInboxRequest')
