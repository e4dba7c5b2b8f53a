import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { sessionOf } from '#features/accounts/server/public.ts'
import { shopDayOf } from '#features/studio/server/public.ts'
import type { Platform } from '#platform/platform.ts'
import { idParams } from '#shared/ids.ts'
import { addDays } from '#shared/calendar-time.ts'

import {
  calendarFeedAnswerSchema,
  customerCardAnswerSchema,
  customerCardRequestSchema,
  exportQuerySchema,
} from '../staff.contract.ts'
import { calendarFeed, calendarFeedUrl, renewCalendarFeed } from './calendar-feed.ts'
import { readCustomerCard, saveCustomerCard } from './customer-card.ts'
import { exportAppointments, exportCustomers } from './exports.ts'
import { knownBarberId, staffCallerOf } from './staff-caller.ts'
import { periodOf } from './staff-appointments.ts'

const staffCall = { access: ['admin', 'barber'] } as const
const adminCall = { access: ['admin'] } as const
/** Days: a year of the books, and what lies ahead. */
const longestExport = 400
const csvType = 'text/csv; charset=utf-8'

/** Customer cards, the barbers' calendar feeds, and tables to take away. */
export function customerRoutes(platform: Platform): FastifyPluginAsyncZod {
  return async (api) => {
    api.get(
      '/appointments/:id/customer',
      { config: staffCall, schema: { params: idParams, response: { 200: customerCardAnswerSchema } } },
      async (request) => {
        const data = await readCustomerCard(platform, request.params.id, staffCallerOf(sessionOf(request)))
        return { success: true as const, data }
      },
    )

    api.put(
      '/appointments/:id/customer',
      {
        config: staffCall,
        schema: {
          params: idParams,
          body: customerCardRequestSchema,
          response: { 200: customerCardAnswerSchema },
        },
      },
      async (request) => {
        const caller = staffCallerOf(sessionOf(request))
        const data = await saveCustomerCard(platform, request.params.id, caller, request.body)
        return { success: true as const, data }
      },
    )

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

    api.get(
      '/admin/exports/appointments.csv',
      { config: adminCall, schema: { querystring: exportQuerySchema } },
      async ({ query }, reply) => {
        const today = await shopDayOf(platform, platform.clock.now().toISOString())
        const from = query.startDate ? await shopDayOf(platform, query.startDate) : addDays(today, -365)
        const to = query.endDate ? await shopDayOf(platform, query.endDate) : addDays(from, longestExport - 1)
        const file = await exportAppointments(
          platform,
          periodOf(from, to, longestExport),
          knownBarberId(query.barberId),
        )
        return reply.type(csvType).header('content-disposition', attachment('appuntamenti', today)).send(file)
      },
    )

    api.get('/admin/exports/customers.csv', { config: adminCall }, async (_request, reply) => {
      const today = await shopDayOf(platform, platform.clock.now().toISOString())
      const file = await exportCustomers(platform)
      return reply.type(csvType).header('content-disposition', attachment('clienti', today)).send(file)
    })
  }
}

function attachment(name: string, day: string): string {
  return `attachment; filename="${name}-${day}.csv"`
}
