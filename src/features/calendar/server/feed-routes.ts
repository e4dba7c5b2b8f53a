import type { FastifyPluginAsync } from 'fastify'

import { sessionOf } from '#features/accounts/server/access.ts'
import { staffCallerOf } from '#features/appointments/server/staff-caller.ts'
import { serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'

import * as endpoints from '../calendar.endpoints.ts'
import { calendarFeed, calendarFeedUrl, renewCalendarFeed } from './calendar-feed.ts'

export function feedRoutes(platform: Platform): FastifyPluginAsync {
  return async (api) => {
    await serve(api, endpoints.calendarFeed, async (request) => {
      const url = await calendarFeedUrl(platform, request.params.id, staffCallerOf(sessionOf(request)))
      return { success: true as const, data: { url } }
    })
    for (const [endpoint, state] of [
      [endpoints.renewCalendarFeed, 'on'],
      [endpoints.removeCalendarFeed, 'off'],
    ] as const) {
      await serve(api, endpoint, async (request) => {
        const caller = staffCallerOf(sessionOf(request))
        const url = await renewCalendarFeed(platform, request.params.id, caller, state)
        return { success: true as const, data: { url } }
      })
    }

    await serve(api, endpoints.calendarFeedFile, async ({ params, query }, reply) => {
      const file = await calendarFeed(platform, params.id, query.token)
      return reply.type('text/calendar; charset=utf-8').header('cache-control', 'no-store').send(file)
    })
  }
}
