import type { FastifyPluginAsync } from 'fastify'

import { serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'

import * as endpoints from '../waiting-list.endpoints.ts'
import { allRequests } from './all-requests.ts'

export function waitingListRoutes(platform: Platform): FastifyPluginAsync {
  return async (api) => {
    await serve(
      api,
      endpoints.waitingRequests,
      async ({ query }) => await allRequests(platform, query.status),
    )
  }
}
