import type { FastifyPluginAsync } from 'fastify'

import { optionalSession } from '#features/accounts/server/access.ts'
import { callerAddress } from '#platform/http/caller-address.ts'
import { idempotencyKeyOf } from '#platform/http/idempotency.ts'
import { serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'

import * as endpoints from '../inquiries.endpoints.ts'
import { quickest } from '../inquiries.rules.ts'
import { imageRoutes } from './files/image-routes.ts'
import { inboxRoutes } from './inbox/inbox-routes.ts'
import { receiveContact } from './receive-contact.ts'
import { sendingRoutes } from './sending/sending-routes.ts'

export function inquiriesRoutes(platform: Platform): FastifyPluginAsync {
  return async (api) => {
    await serve(api, endpoints.sendContact, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { body } = request
      // Answers a robot with success: an error would make it try another way.
      if (body.website || (body.secondsOpen ?? quickest.contact) < quickest.contact)
        return { success: true as const }
      const session = await optionalSession(platform, request)
      const userId = session?.userId ?? null
      const key = idempotencyKeyOf(request, userId ?? body.email)
      await receiveContact(platform, { request: body, userId, key, address: callerAddress(request) })
      return { success: true as const }
    })

    await api.register(sendingRoutes(platform))
    await api.register(imageRoutes(platform))
    await api.register(inboxRoutes(platform))
  }
}
