import type { FastifyPluginAsync } from 'fastify'

import { knownBarberId } from '#features/appointments/server/staff-caller.ts'
import * as customersEndpoints from '#features/customers/customers.endpoints.ts'
import { exportCustomers } from '#features/customers/server/export-customers.ts'
import { shopDayOf } from '#features/settings/server/shop-day.ts'
import { serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import { addDays } from '#shared/calendar-time.ts'

import * as calendarEndpoints from '../calendar.endpoints.ts'
import { exportAppointments } from './exports.ts'
import { periodOf } from './staff-appointments.ts'

/** Days: the past year and the bookings ahead. */
const maxExportDays = 400
const csvType = 'text/csv; charset=utf-8'

export function exportRoutes(platform: Platform): FastifyPluginAsync {
  return async (api) => {
    await serve(api, calendarEndpoints.appointmentsExport, async ({ query }, reply) => {
      const today = await shopDayOf(platform, platform.clock.now().toISOString())
      const from = query.startDate ? await shopDayOf(platform, query.startDate) : addDays(today, -365)
      const to = query.endDate ? await shopDayOf(platform, query.endDate) : addDays(from, maxExportDays - 1)
      const file = await exportAppointments(
        platform,
        periodOf(from, to, maxExportDays),
        knownBarberId(query.barberId),
      )
      return reply.type(csvType).header('content-disposition', attachment('appuntamenti', today)).send(file)
    })

    await serve(api, customersEndpoints.customersExport, async (_request, reply) => {
      const today = await shopDayOf(platform, platform.clock.now().toISOString())
      const file = await exportCustomers(platform)
      return reply.type(csvType).header('content-disposition', attachment('clienti', today)).send(file)
    })
  }
}

function attachment(name: string, day: string): string {
  return `attachment; filename="${name}-${day}.csv"`
}
