import { anyUser } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./accounts.contract.ts')

export const logIn = endpoint({
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  contract,
  body: 'loginRequestSchema',
  answers: { 200: 'sessionAnswerSchema' },
})

export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  access: 'public',
  contract,
  body: 'registerRequestSchema',
  answers: { 201: 'messageAnswerSchema' },
})

export const ownUser = endpoint({
  method: 'GET',
  path: '/auth/me',
  access: anyUser,
  beforePasswordChange: true,
  contract,
  answers: { 200: 'userSchema' },
})

/** Public, because a token that has just expired may still be exchanged here. */
export const refreshToken = endpoint({
  method: 'POST',
  path: '/auth/refresh-token',
  access: 'public',
  contract,
  answers: { 200: 'sessionAnswerSchema' },
})

/** Public for the same reason: leaving must not fail because the token has just run out. */
export const logOut = endpoint({
  method: 'POST',
  path: '/auth/logout',
  access: 'public',
  contract,
  answers: { 200: 'messageAnswerSchema' },
})

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  access: 'public',
  contract,
  body: 'resetPasswordRequestSchema',
  answers: { 200: 'messageAnswerSchema' },
})

export const confirmPasswordReset = endpoint({
  method: 'POST',
  path: '/auth/reset-password/confirm',
  access: 'public',
  contract,
  body: 'resetPasswordConfirmSchema',
  answers: { 200: 'messageAnswerSchema' },
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/auth/change-password',
  access: anyUser,
  beforePasswordChange: true,
  contract,
  body: 'changePasswordRequestSchema',
  answers: { 200: 'messageAnswerSchema' },
})

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/auth/verify-email',
  access: 'public',
  contract,
  body: 'verifyEmailRequestSchema',
  answers: { 200: 'messageAnswerSchema' },
})
