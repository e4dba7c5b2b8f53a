import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { anyUser, sessionOf } from '#features/accounts/server/public.ts'
import {
  callerOf,
  bookingError,
  loadAppointment,
  isManageToken,
} from '#features/appointments/server/public.ts'
import {
  bookableDaysAnswerSchema,
  nextAvailableAnswerSchema,
  ownSlotsQuerySchema,
  publicSlotsQuerySchema,
  slotsQuerySchema,
  slotsSchema,
} from '#features/availability/availability.contract.ts'
import {
  availableSlots,
  bookableDays,
  nextAvailable,
  daysQuestionOf,
  slotsQuestionOf,
} from '#features/availability/server/public.ts'
import { unwalkedAnswer } from '#platform/http/unwalked-answer.ts'
import type { Platform } from '#platform/platform.ts'
import { isDay } from '#shared/calendar-time.ts'
import { isId } from '#shared/ids.ts'

const publicCall = { access: 'public' } as const

/** What is free: always computed from the tables at the moment of asking, never kept anywhere. */
export function availabilityRoutes(platform: Platform): FastifyPluginAsyncZod {
  return async (api) => {
    api.addHook('onRequest', (_request, reply, done) => {
      reply.header('cache-control', 'no-store')
      done()
    })

    api.get(
      '/appointments/public/available-slots',
      {
        ...unwalkedAnswer,
        config: publicCall,
        schema: { querystring: publicSlotsQuerySchema, response: { 200: slotsSchema } },
      },
      async ({ query }) => {
        const { excludeAppointmentId: id, token } = query
        const question = await slotsQuestionOf(platform, query, 'AVAILABILITY_PARAMETERS_MISSING')
        if (id && !isId(id)) throw bookingError('APPOINTMENT_NOT_FOUND')
        const isOwn = id !== undefined && isManageToken(platform, id, token)
        return await availableSlots(platform, { ...question, ignoredAppointment: isOwn ? id : undefined })
      },
    )

    api.get(
      '/appointments/available-slots',
      {
        config: { access: anyUser },
        schema: { querystring: ownSlotsQuerySchema, response: { 200: slotsSchema } },
      },
      async (request) => {
        const { excludeAppointmentId: id } = request.query
        const question = await slotsQuestionOf(platform, request.query, 'SLOT_PARAMETERS_MISSING')
        if (id) await loadAppointment(platform.database.db, id, callerOf(sessionOf(request)))
        return await availableSlots(platform, { ...question, ignoredAppointment: id || undefined })
      },
    )

    api.get(
      '/appointments/public/days',
      {
        ...unwalkedAnswer,
        config: publicCall,
        schema: { querystring: slotsQuerySchema, response: { 200: bookableDaysAnswerSchema } },
      },
      async ({ query }) => ({
        success: true as const,
        data: await bookableDays(platform, daysQuestionOf(query)),
      }),
    )

    api.get(
      '/appointments/public/next-available',
      {
        config: publicCall,
        schema: {
          querystring: slotsQuerySchema.extend({ from: z.string().refine(isDay).optional() }),
          response: { 200: nextAvailableAnswerSchema },
        },
      },
      async ({ query }) => ({
        success: true as const,
        data: await nextAvailable(platform, daysQuestionOf(query), query.from),
      }),
    )
  }
}
