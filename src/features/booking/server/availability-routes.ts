import type { FastifyPluginAsync } from 'fastify'

import { sessionOf } from '#features/accounts/server/access.ts'
import { callerOf } from '#features/appointments/server/caller.ts'
import { bookingError } from '#features/appointments/server/errors.ts'
import { loadAppointment } from '#features/appointments/server/load-appointment.ts'
import { isManageToken } from '#features/appointments/server/manage-link.ts'
import * as endpoints from '#features/availability/availability.endpoints.ts'
import { availableSlots } from '#features/availability/server/available-slots.ts'
import { bookableDays, nextAvailable } from '#features/availability/server/bookable-days.ts'
import { daysCriteriaOf, slotsCriteriaOf } from '#features/availability/server/slots-question.ts'
import { offeredHoldsOf } from '#features/waiting-list/server/offered-holds.ts'
import { plainJsonAnswer } from '#platform/http/plain-json-answer.ts'
import { serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import { isId } from '#shared/ids.ts'

export function availabilityRoutes(platform: Platform): FastifyPluginAsync {
  return async (api) => {
    api.addHook('onRequest', (_request, reply, done) => {
      reply.header('cache-control', 'no-store')
      done()
    })

    await serve(
      api,
      endpoints.publicSlots,
      async ({ query }) => {
        const { excludeAppointmentId: id, token } = query
        const question = await slotsCriteriaOf(platform, query, 'AVAILABILITY_PARAMETERS_MISSING')
        if (id && !isId(id)) throw bookingError('APPOINTMENT_NOT_FOUND')
        const isOwn = id !== undefined && isManageToken(platform, id, token)
        return await availableSlots(platform, { ...question, ignored: isOwn ? [id] : [] })
      },
      plainJsonAnswer,
    )

    await serve(api, endpoints.ownSlots, async (request) => {
      const { excludeAppointmentId: id } = request.query
      const question = await slotsCriteriaOf(platform, request.query, 'SLOT_PARAMETERS_MISSING')
      const { db } = platform.database
      if (id) await loadAppointment(db, id, callerOf(sessionOf(request)))
      const offered = await offeredHoldsOf(db, sessionOf(request).userId)
      return await availableSlots(platform, { ...question, ignored: id ? [id, ...offered] : offered })
    })

    await serve(
      api,
      endpoints.bookableDays,
      async ({ query }) => ({
        success: true as const,
        data: await bookableDays(platform, daysCriteriaOf(query)),
      }),
      plainJsonAnswer,
    )

    await serve(api, endpoints.nextAvailable, async ({ query }) => ({
      success: true as const,
      data: await nextAvailable(platform, daysCriteriaOf(query), query.from),
    }))
  }
}
