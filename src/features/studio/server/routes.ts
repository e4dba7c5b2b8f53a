import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import type { Platform } from '#platform/platform.ts'

import { publicSettingsAnswerSchema } from '../studio.contract.ts'
import { publicSettings } from './settings.ts'

export function studioRoutes(platform: Platform): FastifyPluginAsyncZod {
  return async (api) => {
    api.get(
      '/settings/public',
      { config: { access: 'public' }, schema: { response: { 200: publicSettingsAnswerSchema } } },
      async () => ({ success: true as const, data: await publicSettings(platform) }),
    )
  }
}
