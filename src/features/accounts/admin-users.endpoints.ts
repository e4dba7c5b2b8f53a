import { adminOnly } from '#shared/contracts/access.ts'
import { endpoints } from '#shared/contracts/endpoint.ts'

const contract = () => import('./admin-users.contract.ts')

export const { users, createUser, changeUser, deleteUser, resetUserPassword, sendResetLink } = endpoints(contract, adminOnly, {
  users: 'GET /admin/users',
  createUser: 'POST /admin/users',
  changeUser: 'PUT /admin/users/:id',
  deleteUser: 'DELETE /admin/users/:id',
  resetUserPassword: 'POST /admin/users/:id/reset-password',
  sendResetLink: 'POST /admin/users/:id/send-reset-link',
})
