import type { FastifyInstance, FastifyPluginAsync } from 'fastify'

import { sessionOf } from '#features/accounts/server/access.ts'
import { reassignmentTexts } from '#features/appointments/reassignment.it.ts'
import { reassignAppointments } from '#features/appointments/server/reassign-appointments.ts'
import { staffCallerOf } from '#features/appointments/server/staff-caller.ts'
import { idempotencyKeyOf } from '#platform/http/idempotency.ts'
import { serve } from '#platform/http/serve.ts'
import { acceptPictures, receivePicture } from '#platform/pictures/receive-picture.ts'
import type { Platform } from '#platform/platform.ts'

import * as endpoints from '../barber-changes.endpoints.ts'
import type { Barber } from '../barbers.contract.ts'
import { barbersTexts as texts } from '../barbers.it.ts'
import { announceSchedule } from './change/announce-schedule.ts'
import type { BarberCall } from './change/change-barber.ts'
import { createBarber } from './change/create-barber.ts'
import { deleteBarber } from './change/delete-barber.ts'
import { saveBarber } from './change/save-barber.ts'
import { requireBarber, setBarberImage } from './change/set-barber-image.ts'

export function staffRoutes(platform: Platform): FastifyPluginAsync {
  return async (api) => {
    await serve(api, endpoints.createBarber, async (request) => {
      const barber = await createBarber(platform, sessionOf(request), request.body)
      return { ...saved(barber, texts.created), id: barber._id }
    })

    await serve(api, endpoints.changeProfile, async (request) => {
      const call = barberCallOf(request)
      const message = call.session.role === 'admin' ? texts.updated : texts.profileSaved
      return saved(await saveBarber(platform, call, request.body), message)
    })

    await serve(api, endpoints.changeWorkingHours, async (request) => {
      const barber = await saveBarber(platform, barberCallOf(request), request.body)
      return saved(barber, texts.scheduleSaved)
    })

    await serve(api, endpoints.changeVacations, async (request) => {
      const barber = await saveBarber(platform, barberCallOf(request), request.body)
      return saved(barber, texts.scheduleSaved)
    })

    await serve(api, endpoints.changeServices, async (request) => {
      const barber = await saveBarber(platform, barberCallOf(request), request.body)
      return saved(barber, texts.servicesSaved)
    })

    await serve(api, endpoints.saveBarber, async (request) => {
      const call = barberCallOf(request)
      const message = call.session.role === 'admin' ? texts.updated : texts.scheduleSaved
      return saved(await saveBarber(platform, call, request.body), message)
    })

    await serve(api, endpoints.deleteBarber, async (request) => {
      await deleteBarber(platform, barberCallOf(request))
      return { success: true as const, message: texts.deleted }
    })

    await api.register((scope) => imageRoutes(scope, platform))

    await serve(api, endpoints.announceSchedule, async (request) => {
      await announceSchedule(platform, { id: request.body.barberId, session: sessionOf(request) })
      return { success: true as const, message: texts.announced }
    })
  }
}

function barberCallOf(request: Parameters<typeof sessionOf>[0] & { params: { id: string } }): BarberCall {
  return { id: request.params.id, session: sessionOf(request) }
}

function saved(barber: Barber, message: string) {
  return { success: true as const, message, ...barber }
}

async function imageRoutes(scope: FastifyInstance, platform: Platform): Promise<void> {
  await acceptPictures(scope)

  await serve(scope, endpoints.uploadBarberImage, async (request, reply) => {
    const call = barberCallOf(request)
    await requireBarber(platform, call)
    const picture = await receivePicture(platform, request, reply, call.session.userId)
    const profileImage = await setBarberImage(platform, call, picture)
    return { success: true as const, message: texts.imageSaved, profileImage }
  })

  await serve(scope, endpoints.removeBarberImage, async (request) => {
    const call = barberCallOf(request)
    const profileImage = await setBarberImage(platform, call, null)
    return { success: true as const, message: texts.imageRemoved, profileImage }
  })
}

/** Outside the plan's gate: appointments can be reassigned without a plan. */
export function reassignmentRoutes(platform: Platform): FastifyPluginAsync {
  return async (api) => {
    await serve(api, endpoints.reassignAppointments, async (request) => {
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
    })
  }
}
