import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { normalisePhone } from '#features/accounts/phone.rules.ts'
import { cancelRequestSchema, appointmentChoiceSchema } from '#features/appointments/appointments.contract.ts'
import { bookingTexts as texts } from '#features/appointments/appointments.it.ts'
import {
  bookAppointment,
  calendarFileName,
  cancelAppointment,
  bookingError,
  guestAdmission,
  manageToken,
  moveAppointment,
} from '#features/appointments/server/public.ts'
import { callerAddress } from '#platform/http/caller-address.ts'
import { idempotencyKeyOf } from '#platform/http/idempotency.ts'
import type { Platform } from '#platform/platform.ts'
import { idParams } from '#shared/ids.ts'

import {
  guestAppointmentAnswerSchema,
  guestBookingRequestSchema,
  managedAppointmentAnswerSchema,
  manageLinkQuerySchema,
} from '../booking.contract.ts'
import { browserTimeZoneOf } from './browser-time-zone.ts'
import { loadManagedAppointment, managedCalendarFile, presentManaged } from './managed-appointment.ts'

const publicCall = { access: 'public' } as const
const linkCaller = { kind: 'link' } as const
const linkSchema = { params: idParams, querystring: manageLinkQuerySchema }

/** Bookings without an account, and their manage link. */
export function guestBookingRoutes(platform: Platform): FastifyPluginAsyncZod {
  return async (api) => {
    api.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))

    api.post(
      '/appointments/public/appointments/guest',
      {
        config: publicCall,
        schema: { body: guestBookingRequestSchema, response: { 201: guestAppointmentAnswerSchema } },
      },
      async (request, reply) => {
        const { firstName, lastName, email, paymentType } = request.body
        if (paymentType === 'online') throw bookingError('PAYMENT_REQUIRED')
        const phone = normalisePhone(request.body.phone)
        const { answer, hasAccount } = await bookAppointment(platform, {
          choice: request.body,
          customer: { kind: 'guest', firstName, lastName, email, phone },
          browserTimeZone: browserTimeZoneOf(request.body.timezone, request),
          key: idempotencyKeyOf(request, email),
          admission: guestAdmission(platform, callerAddress(request), { email, phone }),
        })
        return reply.code(201).send({ ...answer, token: manageToken(platform, answer.id), hasAccount })
      },
    )

    api.get(
      '/appointments/public/:id',
      { config: publicCall, schema: { ...linkSchema, response: { 200: managedAppointmentAnswerSchema } } },
      async ({ params, query }) => {
        const row = await loadManagedAppointment(platform, params.id, query.token)
        return { success: true as const, data: presentManaged(row, platform.clock.now()) }
      },
    )

    api.get(
      '/appointments/public/:id/calendar.ics',
      { config: publicCall, schema: linkSchema },
      async (request, reply) => {
        const row = await loadManagedAppointment(platform, request.params.id, request.query.token)
        const file = await managedCalendarFile(platform, row)
        return reply
          .type('text/calendar; charset=utf-8')
          .header('content-disposition', `attachment; filename="${calendarFileName}"`)
          .send(file)
      },
    )

    api.put(
      '/appointments/public/:id',
      {
        config: publicCall,
        schema: {
          ...linkSchema,
          body: appointmentChoiceSchema,
          response: { 200: managedAppointmentAnswerSchema },
        },
      },
      async ({ params, query, body }) => {
        await loadManagedAppointment(platform, params.id, query.token)
        const row = await moveAppointment(platform, params.id, linkCaller, body)
        return {
          success: true as const,
          message: texts.moved,
          data: presentManaged(row, platform.clock.now()),
        }
      },
    )

    api.put(
      '/appointments/public/:id/cancel',
      {
        config: publicCall,
        schema: {
          ...linkSchema,
          body: cancelRequestSchema,
          response: { 200: managedAppointmentAnswerSchema },
        },
      },
      async ({ params, query, body }) => {
        await loadManagedAppointment(platform, params.id, query.token)
        const row = await cancelAppointment(platform, params.id, linkCaller, body?.cancellationReason || null)
        return {
          success: true as const,
          message: texts.cancelled,
          data: presentManaged(row, platform.clock.now()),
        }
      },
    )
  }
}
