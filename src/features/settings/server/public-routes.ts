import type { FastifyPluginAsync } from 'fastify'

import { serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'

import * as endpoints from '../public-settings.endpoints.ts'
import { publicSettings } from './public-settings.ts'

export function publicSettingsRoutes(platform: Platform): FastifyPluginAsync {
  return async (api) => {
    await serve(api, endpoints.publicSettings, async () => ({
      success: true as const,
      data: await publicSettings(platform),
    }))
  }
}
