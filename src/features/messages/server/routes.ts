import type { FastifyPluginAsync } from 'fastify'

import { actorOf, sessionOf } from '#features/accounts/server/access.ts'
import { shopContact } from '#features/settings/server/public-settings.ts'
import { idempotencyKeyOf } from '#platform/http/idempotency.ts'
import { serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'

import * as endpoints from '../messages.endpoints.ts'
import { messagesTexts } from '../messages.it.ts'
import { messagesError } from './errors.ts'
import { listMessages } from './list-messages.ts'
import { messageKindOf, type MessageKinds, previewOf } from './message-kinds.ts'
import { resendMessage } from './resend-message.ts'
import type { TemplateContext } from './template.ts'

export function messagesRoutes(platform: Platform, kinds: MessageKinds): FastifyPluginAsync {
  const contextNow = async (): Promise<TemplateContext> => ({
    ...(await shopContact(platform)),
    publicOrigin: platform.publicOrigin,
    now: platform.clock.now(),
  })
  return async (api) => {
    await serve(api, endpoints.messages, async ({ query }) => await listMessages(platform, kinds, query))

    await serve(api, endpoints.resendMessage, async (request) => {
      const { id } = request.params
      const key = idempotencyKeyOf(request, `${sessionOf(request).userId} ${id}`)
      await resendMessage(platform, kinds, { id, by: actorOf(request), key })
      return { success: true as const, message: messagesTexts.resent }
    })

    await serve(api, endpoints.messageTemplates, async () => {
      const context = await contextNow()
      const data = Object.entries(kinds).map(([name, { label, preview }]) => ({
        name,
        cause: label,
        hasSms: preview(context).sms !== undefined,
      }))
      return { success: true as const, data }
    })

    await serve(api, endpoints.messagePreview, async ({ query: { name } }) => {
      const kind = messageKindOf(kinds, name)
      if (!kind) throw messagesError('TEMPLATE_NOT_FOUND')
      return { success: true as const, data: { name, ...previewOf(kind, await contextNow()) } }
    })
  }
}
