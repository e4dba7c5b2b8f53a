import { anyUser } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./accounts.contract.ts')

export const logIn = endpoint('POST /auth/login', 'public', contract, 'logIn')

export const register = endpoint('POST /auth/register', 'public', contract, 'register')

export const ownUser = endpoint('GET /auth/me', anyUser, contract, 'ownUser', { beforePasswordChange: true })

/** Public, because a token that has just expired may still be exchanged here. */
export const refreshToken = endpoint('POST /auth/refresh-token', 'public', contract, 'refreshToken')

/** Public for the same reason: leaving must not fail because the token has just run out. */
export const logOut = endpoint('POST /auth/logout', 'public', contract, 'logOut')

export const requestPasswordReset = endpoint('POST /auth/reset-password', 'public', contract, 'requestPasswordReset')

export const confirmPasswordReset = endpoint('POST /auth/reset-password/confirm', 'public', contract, 'confirmPasswordReset')

export const changePassword = endpoint('POST /auth/change-password', anyUser, contract, 'changePassword', {
  beforePasswordChange: true,
})

export const verifyEmail = endpoint('POST /auth/verify-email', 'public', contract, 'verifyEmail')
