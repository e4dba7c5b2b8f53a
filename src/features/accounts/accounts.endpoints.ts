import { anyUser } from '#shared/contracts/access.ts'
import { endpoints } from '#shared/contracts/endpoint.ts'

const contract = () => import('./accounts.contract.ts')

export const { logIn, register, refreshToken, logOut, requestPasswordReset, confirmPasswordReset, verifyEmail } = endpoints(contract, 'public', {
  logIn: 'POST /auth/login',
  register: 'POST /auth/register',
  /** Public, because a token that has just expired may still be exchanged here. */
  refreshToken: 'POST /auth/refresh-token',
  /** Public for the same reason: leaving must not fail because the token has just run out. */
  logOut: 'POST /auth/logout',
  requestPasswordReset: 'POST /auth/reset-password',
  confirmPasswordReset: 'POST /auth/reset-password/confirm',
  verifyEmail: 'POST /auth/verify-email',
})

export const { ownUser, changePassword } = endpoints(
  contract,
  anyUser,
  {
    ownUser: 'GET /auth/me',
    changePassword: 'POST /auth/change-password',
  },
  { beforePasswordChange: true },
)
