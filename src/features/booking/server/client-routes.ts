import type { FastifyPluginAsync, FastifyRequest } from 'fastify'

import { sessionOf } from '#features/accounts/server/access.ts'
import * as appointmentsEndpoints from '#features/appointments/appointments.endpoints.ts'
import { appointmentsTexts as texts } from '#features/appointments/appointments.it.ts'
import { bookAppointment } from '#features/appointments/server/book-appointment.ts'
import { callerOf } from '#features/appointments/server/caller.ts'
import { cancelAppointment } from '#features/appointments/server/cancel-appointment.ts'
import { countFreedSlot } from '#features/appointments/server/freed-slots-limit.ts'
import { moveAppointment } from '#features/appointments/server/move-appointment.ts'
import { presentAppointment } from '#features/appointments/server/present-appointment.ts'
import { callerAddress } from '#platform/http/caller-address.ts'
import { idempotencyKeyOf } from '#platform/http/idempotency.ts'
import type { RateLimit } from '#platform/http/rate-limits.ts'
import { serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'

import * as bookingEndpoints from '../booking.endpoints.ts'
import { browserTimeZoneOf } from './browser-time-zone.ts'
import { myAppointments } from './my-appointments.ts'

const clientBookings: RateLimit = { name: 'client-booking', points: 20, seconds: 60 * 60 }

export function clientBookingRoutes(platform: Platform): FastifyPluginAsync {
  const countFreed = (request: FastifyRequest) => {
    const { userId, role, user } = sessionOf(request)
    if (role !== 'client') return undefined
    return countFreedSlot(platform, {
      address: callerAddress(request),
      userId,
      isProven: user.emailVerified,
    })
  }
  return async (api) => {
    await serve(api, bookingEndpoints.bookAsClient, async (request) => {
      const { userId, user } = sessionOf(request)
      await platform.rateLimits.consume([{ limit: clientBookings, key: userId }])
      const { firstName, lastName, email, phone } = user
      const { answer } = await bookAppointment(platform, {
        choice: request.body,
        customer: { kind: 'client', userId, firstName, lastName, email, phone },
        browserTimeZone: browserTimeZoneOf(request.body.timezone, request.headers['x-timezone']),
        key: idempotencyKeyOf(request, userId),
      })
      return answer
    })

    await serve(
      api,
      bookingEndpoints.myAppointments,
      async (request) => await myAppointments(platform, sessionOf(request), request.query.page),
    )

    await serve(api, appointmentsEndpoints.moveAppointment, async (request) => {
      const { params, body } = request
      const appointment = await moveAppointment(platform, params.id, callerOf(sessionOf(request)), body, {
        skipsWaitingList: countFreed(request),
      })
      return {
        ...presentAppointment(appointment, platform.clock.now()),
        success: true as const,
        message: texts.moved,
      }
    })

    await serve(api, appointmentsEndpoints.cancelAppointment, async (request) => {
      const reason = request.body?.cancellationReason || null
      const caller = callerOf(sessionOf(request))
      const appointment = await cancelAppointment(platform, request.params.id, caller, reason, {
        skipsWaitingList: countFreed(request),
      })
      return {
        ...presentAppointment(appointment, platform.clock.now()),
        success: true as const,
        message: texts.cancelled,
      }
    })
  }
}
