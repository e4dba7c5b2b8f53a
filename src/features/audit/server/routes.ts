import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import type { Platform } from '#platform/platform.ts'

import { auditAnswerSchema, auditQuerySchema } from '../audit.contract.ts'
import { readLog } from './read-log.ts'

export function auditRoutes(platform: Platform): FastifyPluginAsyncZod {
  return async (api) => {
    api.get(
      '/admin/audit',
      {
        config: { access: ['admin'] },
        schema: { querystring: auditQuerySchema, response: { 200: auditAnswerSchema } },
      },
      async ({ query }) => await readLog(platform, query),
    )
  }
}
