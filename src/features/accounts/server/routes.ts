import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { callerAddress } from '#platform/http/caller-address.ts'
import type { Platform } from '#platform/platform.ts'

import {
  changePasswordRequestSchema,
  loginRequestSchema,
  messageAnswerSchema,
  registerRequestSchema,
  resetPasswordConfirmSchema,
  resetPasswordRequestSchema,
  sessionAnswerSchema,
  userSchema,
  verifyEmailRequestSchema,
} from '../accounts.contract.ts'
import { accountsTexts as texts } from '../accounts.it.ts'
import { anyUser, bearerOf, sessionOf } from './access.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { refreshSession } from './refresh-session.ts'
import { register } from './register.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { changePassword, setPasswordByLink } from './set-password.ts'
import { verifyEmail } from './verify-email.ts'

const publicCall = { access: 'public' } as const
/** The calls by which somebody gets rid of a temporary password. */
const userCall = { access: anyUser, beforePasswordChange: true } as const

export function accountsRoutes(platform: Platform): FastifyPluginAsyncZod {
  return async (api) => {
    api.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))

    api.post(
      '/auth/login',
      { config: publicCall, schema: { body: loginRequestSchema, response: { 200: sessionAnswerSchema } } },
      async (request) => await logIn(platform, { ...request.body, address: callerAddress(request) }),
    )

    api.post(
      '/auth/register',
      { config: publicCall, schema: { body: registerRequestSchema, response: { 201: messageAnswerSchema } } },
      async (request, reply) => {
        await register(platform, request.body, callerAddress(request))
        return reply.code(201).send({ success: true, message: texts.registered })
      },
    )

    api.get(
      '/auth/me',
      { config: userCall, schema: { response: { 200: userSchema } } },
      async (request) => sessionOf(request).user,
    )

    // Public, because a token that has just expired may still be exchanged here.
    api.post(
      '/auth/refresh-token',
      { config: publicCall, schema: { response: { 200: sessionAnswerSchema } } },
      async (request) => await refreshSession(platform, bearerOf(request)),
    )

    // Public for the same reason: leaving must not fail because the token has just run out.
    api.post(
      '/auth/logout',
      { config: publicCall, schema: { response: { 200: messageAnswerSchema } } },
      async (request) => {
        await logOut(platform, bearerOf(request))
        return { success: true as const, message: texts.loggedOut }
      },
    )

    api.post(
      '/auth/reset-password',
      {
        config: publicCall,
        schema: { body: resetPasswordRequestSchema, response: { 200: messageAnswerSchema } },
      },
      async (request) => {
        await requestPasswordReset(platform, request.body.email, callerAddress(request))
        return { success: true as const, message: texts.resetRequested }
      },
    )

    api.post(
      '/auth/reset-password/confirm',
      {
        config: publicCall,
        schema: { body: resetPasswordConfirmSchema, response: { 200: messageAnswerSchema } },
      },
      async (request) => {
        await setPasswordByLink(platform, { ...request.body, address: callerAddress(request) })
        return { success: true as const, message: texts.passwordChanged }
      },
    )

    api.post(
      '/auth/change-password',
      {
        config: userCall,
        schema: { body: changePasswordRequestSchema, response: { 200: messageAnswerSchema } },
      },
      async (request) => {
        await changePassword(platform, sessionOf(request), request.body)
        return { success: true as const, message: texts.passwordChanged }
      },
    )

    api.post(
      '/auth/verify-email',
      {
        config: publicCall,
        schema: { body: verifyEmailRequestSchema, response: { 200: messageAnswerSchema } },
      },
      async (request) => {
        await verifyEmail(platform, { ...request.body, address: callerAddress(request) })
        return { success: true as const, message: texts.emailVerified }
      },
    )
  }
}
