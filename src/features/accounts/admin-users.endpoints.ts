import { adminOnly } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./admin-users.contract.ts')

export const users = endpoint('GET /admin/users', adminOnly, contract, 'users')

export const createUser = endpoint('POST /admin/users', adminOnly, contract, 'createUser')

export const changeUser = endpoint('PUT /admin/users/:id', adminOnly, contract, 'changeUser')

export const deleteUser = endpoint('DELETE /admin/users/:id', adminOnly, contract, 'deleteUser')

export const resetUserPassword = endpoint('POST /admin/users/:id/reset-password', adminOnly, contract, 'resetUserPassword')

export const sendResetLink = endpoint('POST /admin/users/:id/send-reset-link', adminOnly, contract, 'sendResetLink')
