import { anyUser } from '#shared/contracts/access.ts'
import { endpoints } from '#shared/contracts/endpoint.ts'

const contract = () => import('./accounts.contract.ts')

export const { logIn, register, refreshToken, logOut, requestPasswordReset, confirmPasswordReset, verifyEmail } = endpoints(contract, 'public', {
  logIn: 'POST /auth/login',
  register: 'POST /auth/register',
  /** Public: it also exchanges a token that has just expired. */
  refreshToken: 'POST /auth/refresh-token',
  /** Public: logging out must not fail because the token has just expired. */
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
