import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'

import { serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import { type Calls, endpoints } from '#shared/contracts/endpoint.ts'

const version = '1.0.0'
const healthSchema = z.object({
  status: z.enum(['ok', 'unavailable']),
  version: z.string(),
  db: z.enum(['ok', 'unreachable']),
})

const calls = { health: { answer: healthSchema, unavailable: healthSchema } } satisfies Calls
const { health } = endpoints(async () => ({ calls }), 'public', { health: 'GET /health' })

export function healthRoutes({ database }: Platform): FastifyPluginAsync {
  return async (app) => {
    await serve(app, health, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      try {
        await database.pool.query('SELECT 1')
        return { status: 'ok' as const, version, db: 'ok' as const }
      } catch (error) {
        request.log.error({ err: error }, 'database unreachable')
        reply.code(503)
        return { status: 'unavailable' as const, version, db: 'unreachable' as const }
      }
    })
  }
}
