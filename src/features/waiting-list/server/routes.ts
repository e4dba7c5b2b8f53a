import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import type { Platform } from '#platform/platform.ts'

import { allWaitingRequestsQuerySchema, allWaitingRequestsSchema } from '../waiting-list.contract.ts'
import { allRequests } from './all-requests.ts'

export function waitingListRoutes(platform: Platform): FastifyPluginAsyncZod {
  return async (api) => {
    api.get(
      '/waiting-list/all',
      {
        config: { access: ['admin'] },
        schema: {
          querystring: allWaitingRequestsQuerySchema,
          response: { 200: allWaitingRequestsSchema },
        },
      },
      async ({ query }) => await allRequests(platform, query.status),
    )
  }
}
