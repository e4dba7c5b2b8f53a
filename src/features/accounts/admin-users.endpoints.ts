import { adminOnly } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./admin-users.contract.ts')

export const users = endpoint({
  method: 'GET',
  path: '/admin/users',
  access: adminOnly,
  contract,
  query: 'usersQuerySchema',
  answers: { 200: 'usersAnswerSchema' },
})

export const createUser = endpoint({
  method: 'POST',
  path: '/admin/users',
  access: adminOnly,
  contract,
  body: 'createUserRequestSchema',
  answers: { 201: 'adminUserSchema' },
})

export const changeUser = endpoint({
  method: 'PUT',
  path: '/admin/users/:id',
  access: adminOnly,
  contract,
  body: 'changeUserRequestSchema',
  answers: { 200: 'adminUserSchema' },
})

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/admin/users/:id',
  access: adminOnly,
  contract,
  answers: { 200: 'userActionAnswerSchema' },
})

export const resetUserPassword = endpoint({
  method: 'POST',
  path: '/admin/users/:id/reset-password',
  access: adminOnly,
  contract,
  body: 'staffPasswordResetSchema',
  answers: { 200: 'userActionAnswerSchema' },
})

export const sendResetLink = endpoint({
  method: 'POST',
  path: '/admin/users/:id/send-reset-link',
  access: adminOnly,
  contract,
  answers: { 200: 'userActionAnswerSchema' },
})
