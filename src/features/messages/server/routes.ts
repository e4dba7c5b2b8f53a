import type { FastifyPluginAsync } from 'fastify'

import { actorOf, sessionOf } from '#features/accounts/server/access.ts'
import { shopContact } from '#features/settings/server/public-settings.ts'
import { idempotencyKeyOf } from '#platform/http/idempotency.ts'
import { serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'

import * as endpoints from '../messages.endpoints.ts'
import { messagesTexts } from '../messages.it.ts'
import { causeLabel } from '../notifications.it.ts'
import { messagesError } from './errors.ts'
import { listMessages } from './list-messages.ts'
import type { MessagePreviews } from './previews.ts'
import { resendMessage } from './resend-message.ts'
import type { TemplateContext } from './template.ts'

export function messagesRoutes(platform: Platform, previews: MessagePreviews): FastifyPluginAsync {
  const contextNow = async (): Promise<TemplateContext> => ({
    ...(await shopContact(platform)),
    publicOrigin: platform.publicOrigin,
    now: platform.clock.now(),
  })
  return async (api) => {
    await serve(api, endpoints.messages, async ({ query }) => await listMessages(platform, query))

    await serve(api, endpoints.resendMessage, async (request) => {
      const { id } = request.params
      const key = idempotencyKeyOf(request, `${sessionOf(request).userId} ${id}`)
      await resendMessage(platform, { id, by: actorOf(request), key })
      return { success: true as const, message: messagesTexts.resent }
    })

    await serve(api, endpoints.messageTemplates, async () => {
      const context = await contextNow()
      const data = previews.names.map((name) => ({
        name,
        cause: causeLabel(name),
        hasSms: previews.preview(name, context)?.sms !== null,
      }))
      return { success: true as const, data }
    })

    await serve(api, endpoints.messagePreview, async ({ query: { name } }) => {
      const preview = previews.preview(name, await contextNow())
      if (!preview) throw messagesError('TEMPLATE_NOT_FOUND')
      return { success: true as const, data: { name, ...preview } }
    })
  }
}
