import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { anyUser, sessionOf } from '#features/accounts/server/public.ts'
import {
  appointmentAnswerSchema,
  cancelRequestSchema,
  moveRequestSchema,
} from '#features/appointments/appointments.contract.ts'
import { bookingTexts as texts } from '#features/appointments/appointments.it.ts'
import {
  presentAppointment,
  bookAppointment,
  callerOf,
  cancelAppointment,
  moveAppointment,
} from '#features/appointments/server/public.ts'
import { idempotencyKeyOf } from '#platform/http/idempotency.ts'
import type { RateLimit } from '#platform/http/rate-limits.ts'
import type { Platform } from '#platform/platform.ts'
import { idParams } from '#shared/ids.ts'

import { clientBookingRequestSchema, myAppointmentsSchema } from '../booking.contract.ts'
import { browserTimeZoneOf } from './browser-time-zone.ts'
import { myAppointments } from './my-appointments.ts'

const userCall = { access: anyUser } as const
const clientBookings: RateLimit = { name: 'client-booking', points: 20, seconds: 60 * 60 }
const pageQuery = z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) })

/** Appointments of people who are logged in. */
export function clientBookingRoutes(platform: Platform): FastifyPluginAsyncZod {
  return async (api) => {
    api.post(
      '/appointments',
      {
        config: userCall,
        schema: { body: clientBookingRequestSchema, response: { 201: appointmentAnswerSchema } },
      },
      async (request, reply) => {
        const { userId, user } = sessionOf(request)
        await platform.rateLimits.consume([{ limit: clientBookings, key: userId }])
        const { firstName, lastName, email, phone } = user
        const { answer } = await bookAppointment(platform, {
          choice: request.body,
          customer: { kind: 'client', userId, firstName, lastName, email, phone },
          browserTimeZone: browserTimeZoneOf(request.body.timezone, request),
          key: idempotencyKeyOf(request, userId),
        })
        return reply.code(201).send(answer)
      },
    )

    api.get(
      '/appointments/my-appointments',
      { config: userCall, schema: { querystring: pageQuery, response: { 200: myAppointmentsSchema } } },
      async (request) => await myAppointments(platform, sessionOf(request), request.query.page),
    )

    api.put(
      '/appointments/:id',
      {
        config: userCall,
        schema: {
          params: idParams,
          body: moveRequestSchema,
          response: { 200: appointmentAnswerSchema },
        },
      },
      async (request) => {
        const row = await moveAppointment(
          platform,
          request.params.id,
          callerOf(sessionOf(request)),
          request.body,
        )
        return {
          ...presentAppointment(row, platform.clock.now()),
          success: true as const,
          message: texts.moved,
        }
      },
    )

    api.put(
      '/appointments/:id/cancel',
      {
        config: userCall,
        schema: { params: idParams, body: cancelRequestSchema, response: { 200: appointmentAnswerSchema } },
      },
      async (request) => {
        const reason = request.body?.cancellationReason || null
        const row = await cancelAppointment(platform, request.params.id, callerOf(sessionOf(request)), reason)
        return {
          ...presentAppointment(row, platform.clock.now()),
          success: true as const,
          message: texts.cancelled,
        }
      },
    )
  }
}
