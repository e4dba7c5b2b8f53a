import { anyUser } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./accounts.contract.ts')

export const logIn = endpoint('POST /auth/login', 'public', {
  contract,
  body: 'loginRequestSchema',
  answer: 'sessionAnswerSchema',
})

export const register = endpoint('POST /auth/register', 'public', {
  contract,
  body: 'registerRequestSchema',
  answer: 'messageAnswerSchema',
  status: 201,
})

export const ownUser = endpoint('GET /auth/me', anyUser, {
  beforePasswordChange: true,
  contract,
  answer: 'userSchema',
})

/** Public, because a token that has just expired may still be exchanged here. */
export const refreshToken = endpoint('POST /auth/refresh-token', 'public', {
  contract,
  answer: 'sessionAnswerSchema',
})

/** Public for the same reason: leaving must not fail because the token has just run out. */
export const logOut = endpoint('POST /auth/logout', 'public', { contract, answer: 'messageAnswerSchema' })

export const requestPasswordReset = endpoint('POST /auth/reset-password', 'public', {
  contract,
  body: 'resetPasswordRequestSchema',
  answer: 'messageAnswerSchema',
})

export const confirmPasswordReset = endpoint('POST /auth/reset-password/confirm', 'public', {
  contract,
  body: 'resetPasswordConfirmSchema',
  answer: 'messageAnswerSchema',
})

export const changePassword = endpoint('POST /auth/change-password', anyUser, {
  beforePasswordChange: true,
  contract,
  body: 'changePasswordRequestSchema',
  answer: 'messageAnswerSchema',
})

export const verifyEmail = endpoint('POST /auth/verify-email', 'public', {
  contract,
  body: 'verifyEmailRequestSchema',
  answer: 'messageAnswerSchema',
})
