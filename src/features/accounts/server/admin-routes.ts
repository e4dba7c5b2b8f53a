import type { FastifyPluginAsync } from 'fastify'

import { serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'

import { accountsTexts as texts } from '../accounts.it.ts'
import * as endpoints from '../admin-users.endpoints.ts'
import { actorOf, sessionOf } from './access.ts'
import type { AccountTrace } from './account-trace.ts'
import { changeUser } from './users/change-user.ts'
import { createUser } from './users/create-user.ts'
import { deleteUser } from './users/delete-user.ts'
import { findUsers } from './users/find-users.ts'
import { resetUserPassword, sendResetLink } from './users/reset-user-password.ts'

export function adminUsersRoutes(platform: Platform, traces: readonly AccountTrace[]): FastifyPluginAsync {
  return async (api) => {
    await serve(api, endpoints.users, async ({ query }) => await findUsers(platform, query))

    await serve(
      api,
      endpoints.createUser,
      async (request) => await createUser(platform, actorOf(request), request.body),
    )

    await serve(
      api,
      endpoints.changeUser,
      async (request) => await changeUser(platform, sessionOf(request), request.params.id, request.body),
    )

    await serve(api, endpoints.deleteUser, async (request) => {
      await deleteUser(platform, actorOf(request), request.params.id, traces)
      return { success: true as const, message: texts.userDeleted }
    })

    await serve(api, endpoints.resetUserPassword, async (request) => {
      const { params, body } = request
      await resetUserPassword(platform, sessionOf(request), params.id, body)
      return { success: true as const, message: texts.passwordReset }
    })

    await serve(api, endpoints.sendResetLink, async (request) => {
      const email = await sendResetLink(platform, actorOf(request), request.params.id)
      return { success: true as const, message: texts.resetLinkSent(email) }
    })
  }
}
