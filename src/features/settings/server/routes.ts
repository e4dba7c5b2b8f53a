import type { FastifyPluginAsync } from 'fastify'

import { auditActor, sessionOf } from '#features/accounts/server/public.ts'
import { serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'

import * as endpoints from '../settings.endpoints.ts'
import type { Outside } from './channels.ts'
import { presentSettings, readSettings } from './read-settings.ts'
import { saveSettings } from './save-settings.ts'
import { sendTestMail } from './send-test-mail.ts'

export function settingsRoutes(platform: Platform, outside: Outside): FastifyPluginAsync {
  return async (api) => {
    await serve(api, endpoints.adminSettings, async () => ({
      success: true as const,
      data: await readSettings(platform, outside),
    }))

    await serve(api, endpoints.saveSettings, async (request) => {
      const saved = await saveSettings(platform, auditActor(sessionOf(request)), request.body)
      return { success: true as const, data: await presentSettings(platform, outside, saved) }
    })

    await serve(api, endpoints.testMail, async (request) => ({
      success: true as const,
      data: await sendTestMail(platform, outside.mailer, sessionOf(request)),
    }))
  }
}
