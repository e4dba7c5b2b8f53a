import type { FastifyPluginAsync } from 'fastify'

import { actorOf, sessionOf } from '#features/accounts/server/access.ts'
import { serve } from '#platform/http/serve.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import type { Platform } from '#platform/platform.ts'

import * as endpoints from '../settings.endpoints.ts'
import { presentSettings, readSettings } from './read-settings.ts'
import { saveSettings } from './save-settings.ts'
import { sendTestMail } from './send-test-mail.ts'

export function settingsRoutes(platform: Platform, mailer: Mailer): FastifyPluginAsync {
  return async (api) => {
    await serve(api, endpoints.adminSettings, async () => ({
      success: true as const,
      data: await readSettings(platform, mailer),
    }))

    await serve(api, endpoints.saveSettings, async (request) => {
      const saved = await saveSettings(platform, actorOf(request), request.body)
      return { success: true as const, data: await presentSettings(platform, mailer, saved) }
    })

    await serve(api, endpoints.testMail, async (request) => ({
      success: true as const,
      data: await sendTestMail(platform, mailer, sessionOf(request)),
    }))
  }
}
