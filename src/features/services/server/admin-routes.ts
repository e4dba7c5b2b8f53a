import type { FastifyPluginAsync } from 'fastify'

import { actorOf } from '#features/accounts/server/access.ts'
import { serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'

import * as endpoints from '../admin-services.endpoints.ts'
import { servicesTexts as texts } from '../services.it.ts'
import { adminServices } from './admin-services.ts'
import { changeService } from './change-service.ts'
import { createService } from './create-service.ts'
import { deleteService } from './delete-service.ts'
import type { ServiceFollower } from './service-follower.ts'

export function adminServicesRoutes(
  platform: Platform,
  followers: readonly ServiceFollower[],
): FastifyPluginAsync {
  return async (api) => {
    await serve(api, endpoints.adminServices, async () => await adminServices(platform))

    await serve(
      api,
      endpoints.createService,
      async (request) => await createService(platform, actorOf(request), request.body),
    )

    await serve(
      api,
      endpoints.changeService,
      async (request) =>
        await changeService(platform, actorOf(request), request.params.id, request.body, followers),
    )

    await serve(api, endpoints.deleteService, async (request) => {
      await deleteService(platform, actorOf(request), request.params.id, followers)
      return { success: true as const, message: texts.deleted }
    })
  }
}
