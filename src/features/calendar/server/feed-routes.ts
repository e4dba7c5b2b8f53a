import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { sessionOf } from '#features/accounts/server/public.ts'
import { staffCallerOf } from '#features/appointments/server/public.ts'
import type { Platform } from '#platform/platform.ts'
import { idParams } from '#shared/ids.ts'

import { calendarFeedAnswerSchema } from '../calendar.contract.ts'
import { calendarFeed, calendarFeedUrl, renewCalendarFeed } from './calendar-feed.ts'

const staffCall = { access: ['admin', 'barber'] } as const

/** The barbers' calendars for the programs that they use anyway. */
export function feedRoutes(platform: Platform): FastifyPluginAsyncZod {
  return async (api) => {
    const feedSchema = { params: idParams, response: { 200: calendarFeedAnswerSchema } }
    api.get('/barbers/:id/calendar-feed', { config: staffCall, schema: feedSchema }, async (request) => {
      const url = await calendarFeedUrl(platform, request.params.id, staffCallerOf(sessionOf(request)))
      return { success: true as const, data: { url } }
    })
    for (const [method, wish] of [
      ['POST', 'on'],
      ['DELETE', 'off'],
    ] as const) {
      api.route({
        method,
        url: '/barbers/:id/calendar-feed',
        config: staffCall,
        schema: feedSchema,
        handler: async (request) => {
          const caller = staffCallerOf(sessionOf(request))
          const url = await renewCalendarFeed(platform, request.params.id, caller, wish)
          return { success: true as const, data: { url } }
        },
      })
    }

    api.get(
      '/barbers/:id/calendar.ics',
      {
        config: { access: 'public' },
        schema: { params: idParams, querystring: z.object({ token: z.string().max(200).optional() }) },
      },
      async ({ params, query }, reply) => {
        const file = await calendarFeed(platform, params.id, query.token)
        return reply.type('text/calendar; charset=utf-8').header('cache-control', 'no-store').send(file)
      },
    )
  }
}
