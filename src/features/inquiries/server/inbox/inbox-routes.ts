import type { FastifyPluginAsync } from 'fastify'

import { actorOf, sessionOf } from '#features/accounts/server/access.ts'
import { auditActor } from '#features/accounts/server/audit-actor.ts'
import { shopContact } from '#features/settings/server/public-settings.ts'
import { shopDayOf } from '#features/settings/server/shop-day.ts'
import { idempotencyKeyOf } from '#platform/http/idempotency.ts'
import { serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'

import * as endpoints from '../../inbox.endpoints.ts'
import { inboxTexts } from '../../inbox.it.ts'
import { answerInquiry } from './answer-inquiry.ts'
import { changeInboxInquiry } from './change-inquiry.ts'
import { deleteInquiry } from './delete-inquiry.ts'
import { exportInquiries } from './export-inquiries.ts'
import { listInquiries } from './list-inquiries.ts'
import { readInquiry } from './read-inquiry.ts'

export function inboxRoutes(platform: Platform): FastifyPluginAsync {
  return async (api) => {
    api.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))

    await serve(api, endpoints.inbox, async ({ query }) => await listInquiries(platform, query))

    await serve(api, endpoints.exportInbox, async ({ query }, reply) => {
      const { timeZone } = await shopContact(platform)
      const today = await shopDayOf(platform, platform.clock.now().toISOString())
      const file = await exportInquiries(platform, query, timeZone)
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="richieste-${today}.csv"`)
        .send(file)
    })

    await serve(api, endpoints.inboxInquiry, async ({ params }) => ({
      success: true as const,
      data: await readInquiry(platform, params.id),
    }))

    await serve(api, endpoints.changeInboxInquiry, async (request) => {
      const { params, body } = request
      const data = await changeInboxInquiry(platform, params.id, actorOf(request), body)
      return { success: true as const, message: inboxTexts.saved, data }
    })

    await serve(api, endpoints.answerInboxInquiry, async (request) => {
      const session = sessionOf(request)
      const { params, body } = request
      const key = idempotencyKeyOf(request, `${session.userId} ${params.id}`)
      const data = await answerInquiry(platform, params.id, auditActor(session), {
        text: body.text,
        email: body.email,
        key,
      })
      return { success: true as const, message: inboxTexts.answered, data }
    })

    await serve(api, endpoints.deleteInboxInquiry, async (request) => {
      await deleteInquiry(platform, request.params.id, actorOf(request))
      return { success: true as const, message: inboxTexts.deleted }
    })
  }
}
