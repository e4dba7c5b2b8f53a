import type { FastifyPluginAsync } from 'fastify'

import { serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'

import * as endpoints from '../audit.endpoints.ts'
import { readLog } from './read-log.ts'

export function auditRoutes(platform: Platform): FastifyPluginAsync {
  return async (api) => {
    await serve(api, endpoints.auditLog, async ({ query }) => await readLog(platform, query))
  }
}
