import type { FastifyPluginAsync } from 'fastify'

import { serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'

import * as endpoints from '../services.endpoints.ts'
import { activeServices } from './active-services.ts'

export function servicesRoutes(platform: Platform): FastifyPluginAsync {
  return async (api) => {
    for (const endpoint of [endpoints.activeServices, endpoints.services])
      await serve(api, endpoint, async () => await activeServices(platform))
  }
}
