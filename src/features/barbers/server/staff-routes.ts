import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { messageAnswerSchema } from '#features/accounts/accounts.contract.ts'
import { anyUser, sessionOf } from '#features/accounts/server/public.ts'
import {
  reassignmentAnswerSchema,
  reassignmentRequestSchema,
} from '#features/appointments/reassignment.contract.ts'
import { reassignmentTexts } from '#features/appointments/reassignment.it.ts'
import { reassignAppointments, staffCallerOf } from '#features/appointments/server/public.ts'
import { idempotencyKeyOf } from '#platform/http/idempotency.ts'
import type { Platform } from '#platform/platform.ts'
import { idParams } from '#shared/ids.ts'

import { barbersTexts as texts } from '../barbers.it.ts'
import {
  barberAnswerSchema,
  barberProfileRequestSchema,
  barberSchema,
  barberServicesRequestSchema,
  barbersSchema,
  createBarberRequestSchema,
  createdBarberAnswerSchema,
  findByEmailQuerySchema,
  saveBarberRequestSchema,
  scheduleUpdateRequestSchema,
  vacationsRequestSchema,
  workingHoursRequestSchema,
} from '../staff.contract.ts'
import { announceSchedule } from './announce-schedule.ts'
import { createBarber } from './create-barber.ts'
import { deleteBarber } from './delete-barber.ts'
import { findBarber, findBarberByEmail, listBarbers } from './find-barbers.ts'
import { saveBarber } from './save-barber.ts'
import { setServices } from './set-services.ts'
import { setVacations } from './set-vacations.ts'
import { setWorkingHours } from './set-working-hours.ts'
import { updateProfile } from './update-profile.ts'

const userCall = { access: anyUser } as const
const staffCall = { access: ['admin', 'barber'] } as const
const adminCall = { access: ['admin'] } as const
const changed = { 200: barberAnswerSchema }

/** Barbers as signed-in people see them, and what the staff changes of them. */
export function staffBarbersRoutes(platform: Platform): FastifyPluginAsyncZod {
  return async (api) => {
    api.get(
      '/barbers',
      { config: userCall, schema: { response: { 200: barbersSchema } } },
      async (request) => await listBarbers(platform, sessionOf(request)),
    )

    api.get(
      '/barbers/find-by-email',
      { config: staffCall, schema: { querystring: findByEmailQuerySchema, response: { 200: barberSchema } } },
      async (request) => await findBarberByEmail(platform, sessionOf(request), request.query.email),
    )

    api.get(
      '/barbers/:id',
      { config: userCall, schema: { params: idParams, response: { 200: barberSchema } } },
      async (request) => await findBarber(platform, sessionOf(request), request.params.id),
    )

    api.post(
      '/barbers',
      {
        config: adminCall,
        schema: { body: createBarberRequestSchema, response: { 201: createdBarberAnswerSchema } },
      },
      async (request, reply) => {
        const barber = await createBarber(platform, sessionOf(request), request.body)
        const answer = { success: true as const, message: texts.created, id: barber._id, ...barber }
        return reply.code(201).send(answer)
      },
    )

    api.put(
      '/barbers/:id',
      {
        config: staffCall,
        schema: { params: idParams, body: barberProfileRequestSchema, response: changed },
      },
      async (request) => {
        const session = sessionOf(request)
        const barber = await updateProfile(platform, { id: request.params.id, session }, request.body)
        const message = session.role === 'admin' ? texts.updated : texts.profileSaved
        return { success: true as const, message, ...barber }
      },
    )

    api.put(
      '/barbers/:id/working-hours',
      { config: staffCall, schema: { params: idParams, body: workingHoursRequestSchema, response: changed } },
      async (request) => {
        const call = { id: request.params.id, session: sessionOf(request) }
        const barber = await setWorkingHours(platform, call, request.body)
        return { success: true as const, message: texts.scheduleSaved, ...barber }
      },
    )

    api.put(
      '/barbers/:id/vacations',
      { config: staffCall, schema: { params: idParams, body: vacationsRequestSchema, response: changed } },
      async (request) => {
        const call = { id: request.params.id, session: sessionOf(request) }
        const barber = await setVacations(platform, call, request.body)
        return { success: true as const, message: texts.scheduleSaved, ...barber }
      },
    )

    api.put(
      '/barbers/:id/services',
      {
        config: staffCall,
        schema: { params: idParams, body: barberServicesRequestSchema, response: changed },
      },
      async (request) => {
        const call = { id: request.params.id, session: sessionOf(request) }
        const barber = await setServices(platform, call, request.body)
        return { success: true as const, message: texts.servicesSaved, ...barber }
      },
    )

    api.put(
      '/barbers/:id/all',
      { config: staffCall, schema: { params: idParams, body: saveBarberRequestSchema, response: changed } },
      async (request) => {
        const session = sessionOf(request)
        const barber = await saveBarber(platform, { id: request.params.id, session }, request.body)
        const message = session.role === 'admin' ? texts.updated : texts.scheduleSaved
        return { success: true as const, message, ...barber }
      },
    )

    api.post(
      '/barbers/:id/reassignments',
      {
        config: adminCall,
        schema: {
          params: idParams,
          body: reassignmentRequestSchema,
          response: { 200: reassignmentAnswerSchema },
        },
      },
      async (request) => {
        const session = sessionOf(request)
        const { id: barberId } = request.params
        const outcomes = await reassignAppointments(platform, {
          barberId,
          caller: staffCallerOf(session),
          request: request.body,
          key: idempotencyKeyOf(request, `${session.userId} ${barberId}`),
        })
        const count = outcomes.filter(({ kind }) => kind === 'reassigned').length
        const message = reassignmentTexts.reassigned(count, outcomes.length)
        return { success: true as const, message, outcomes }
      },
    )

    api.delete(
      '/barbers/:id',
      { config: adminCall, schema: { params: idParams, response: { 200: messageAnswerSchema } } },
      async (request) => {
        await deleteBarber(platform, { id: request.params.id, session: sessionOf(request) })
        return { success: true as const, message: texts.deleted }
      },
    )

    api.post(
      '/notifications/schedule-update',
      {
        config: staffCall,
        schema: { body: scheduleUpdateRequestSchema, response: { 202: messageAnswerSchema } },
      },
      async (request, reply) => {
        await announceSchedule(platform, { id: request.body.barberId, session: sessionOf(request) })
        return reply.code(202).send({ success: true, message: texts.announced })
      },
    )
  }
}
