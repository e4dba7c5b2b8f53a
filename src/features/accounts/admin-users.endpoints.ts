import { adminOnly } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./admin-users.contract.ts')

export const users = endpoint('GET /admin/users', adminOnly, {
  contract,
  query: 'usersQuerySchema',
  answer: 'usersAnswerSchema',
})

export const createUser = endpoint('POST /admin/users', adminOnly, {
  contract,
  body: 'createUserRequestSchema',
  answer: 'adminUserSchema',
  status: 201,
})

export const changeUser = endpoint('PUT /admin/users/:id', adminOnly, {
  contract,
  body: 'changeUserRequestSchema',
  answer: 'adminUserSchema',
})

export const deleteUser = endpoint('DELETE /admin/users/:id', adminOnly, {
  contract,
  answer: 'messageAnswerSchema',
})

export const resetUserPassword = endpoint('POST /admin/users/:id/reset-password', adminOnly, {
  contract,
  body: 'staffPasswordResetSchema',
  answer: 'messageAnswerSchema',
})

export const sendResetLink = endpoint('POST /admin/users/:id/send-reset-link', adminOnly, {
  contract,
  answer: 'messageAnswerSchema',
})
