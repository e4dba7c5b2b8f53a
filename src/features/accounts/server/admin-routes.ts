import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { auditActor } from '#features/audit/server/public.ts'
import type { Platform } from '#platform/platform.ts'
import { idParams } from '#shared/ids.ts'

import { accountsTexts as texts } from '../accounts.it.ts'
import {
  adminUserSchema,
  changeUserRequestSchema,
  createUserRequestSchema,
  staffPasswordResetSchema,
  userActionAnswerSchema,
  usersAnswerSchema,
  usersQuerySchema,
} from '../admin-users.contract.ts'
import { sessionOf } from './access.ts'
import { changeUser } from './change-user.ts'
import { createUser } from './create-user.ts'
import { deleteUser } from './delete-user.ts'
import { findUsers } from './find-users.ts'
import { resetUserPassword, sendResetLink } from './reset-user-password.ts'

const adminCall = { access: ['admin'] } as const
const actionAnswer = { 200: userActionAnswerSchema }

/** The owner's view of everybody with an account. */
export function adminUsersRoutes(platform: Platform): FastifyPluginAsyncZod {
  return async (api) => {
    api.get(
      '/admin/users',
      { config: adminCall, schema: { querystring: usersQuerySchema, response: { 200: usersAnswerSchema } } },
      async ({ query }) => await findUsers(platform, query),
    )

    api.post(
      '/admin/users',
      { config: adminCall, schema: { body: createUserRequestSchema, response: { 201: adminUserSchema } } },
      async (request, reply) => {
        const user = await createUser(platform, auditActor(sessionOf(request)), request.body)
        return reply.code(201).send(user)
      },
    )

    api.put(
      '/admin/users/:id',
      {
        config: adminCall,
        schema: { params: idParams, body: changeUserRequestSchema, response: { 200: adminUserSchema } },
      },
      async (request) =>
        await changeUser(platform, auditActor(sessionOf(request)), request.params.id, request.body),
    )

    api.delete(
      '/admin/users/:id',
      { config: adminCall, schema: { params: idParams, response: actionAnswer } },
      async (request) => {
        await deleteUser(platform, auditActor(sessionOf(request)), request.params.id)
        return { success: true as const, message: texts.userDeleted }
      },
    )

    api.post(
      '/admin/users/:id/reset-password',
      {
        config: adminCall,
        schema: { params: idParams, body: staffPasswordResetSchema, response: actionAnswer },
      },
      async (request) => {
        const { params, body } = request
        await resetUserPassword(platform, auditActor(sessionOf(request)), params.id, body.newPassword)
        return { success: true as const, message: texts.passwordReset }
      },
    )

    api.post(
      '/admin/users/:id/send-reset-link',
      { config: adminCall, schema: { params: idParams, response: actionAnswer } },
      async (request) => {
        const email = await sendResetLink(platform, auditActor(sessionOf(request)), request.params.id)
        return { success: true as const, message: texts.resetLinkSent(email) }
      },
    )
  }
}
