import type { FastifyPluginAsync } from 'fastify'

import { callerAddress } from '#platform/http/caller-address.ts'
import { serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'

import * as endpoints from '../accounts.endpoints.ts'
import { accountsTexts as texts } from '../accounts.it.ts'
import { bearerOf, sessionOf } from './access.ts'
import { requestPasswordReset } from './passwords/request-password-reset.ts'
import { changePassword, setPasswordByLink } from './passwords/set-password.ts'
import { verifyEmail } from './passwords/verify-email.ts'
import { register } from './register.ts'
import { logIn } from './sessions/log-in.ts'
import { logOut } from './sessions/log-out.ts'
import { refreshSession } from './sessions/refresh-session.ts'

export function accountsRoutes(platform: Platform): FastifyPluginAsync {
  return async (api) => {
    api.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))

    await serve(
      api,
      endpoints.logIn,
      async (request) => await logIn(platform, { ...request.body, address: callerAddress(request) }),
    )

    await serve(api, endpoints.register, async (request) => {
      await register(platform, request.body, callerAddress(request))
      return { success: true as const, message: texts.registered }
    })

    await serve(api, endpoints.ownUser, async (request) => sessionOf(request).user)

    await serve(
      api,
      endpoints.refreshToken,
      async (request) => await refreshSession(platform, bearerOf(request)),
    )

    await serve(api, endpoints.logOut, async (request) => {
      await logOut(platform, bearerOf(request))
      return { success: true as const, message: texts.loggedOut }
    })

    await serve(api, endpoints.requestPasswordReset, async (request) => {
      await requestPasswordReset(platform, request.body.email, callerAddress(request))
      return { success: true as const, message: texts.resetRequested }
    })

    await serve(api, endpoints.confirmPasswordReset, async (request) => {
      await setPasswordByLink(platform, { ...request.body, address: callerAddress(request) })
      return { success: true as const, message: texts.passwordChanged }
    })

    await serve(api, endpoints.changePassword, async (request) => {
      await changePassword(platform, sessionOf(request), request.body)
      return { success: true as const, message: texts.passwordChanged }
    })

    await serve(api, endpoints.verifyEmail, async (request) => {
      await verifyEmail(platform, { ...request.body, address: callerAddress(request) })
      return { success: true as const, message: texts.emailVerified }
    })
  }
}
