import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import type { Platform } from '#platform/platform.ts'

const version = '1.0.0'
const healthSchema = z.object({
  status: z.enum(['ok', 'unavailable']),
  version: z.string(),
  db: z.enum(['ok', 'unreachable']),
})

/** For whoever watches over the process: 503 while the database cannot be reached. */
export function healthRoutes({ database }: Platform): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/health',
      { config: { access: 'public' }, schema: { response: { 200: healthSchema, 503: healthSchema } } },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        try {
          await database.pool.query('SELECT 1')
          return { status: 'ok' as const, version, db: 'ok' as const }
        } catch (error) {
          request.log.error({ err: error }, 'database unreachable')
          return reply.code(503).send({ status: 'unavailable', version, db: 'unreachable' })
        }
      },
    )
  }
}
