import type { FastifyPluginAsync } from 'fastify'

import { sessionOf } from '#features/accounts/server/access.ts'
import { auditActor } from '#features/accounts/server/audit-actor.ts'
import * as appointmentsEndpoints from '#features/appointments/appointments.endpoints.ts'
import { appointmentsTexts as texts } from '#features/appointments/appointments.it.ts'
import { bookAppointment } from '#features/appointments/server/book-appointment.ts'
import { bookingError } from '#features/appointments/server/errors.ts'
import { setStatus } from '#features/appointments/server/set-status.ts'
import { knownBarberId, visibleBarberId, staffCallerOf } from '#features/appointments/server/staff-caller.ts'
import { shopDayOf } from '#features/settings/server/shop-day.ts'
import { platformError } from '#platform/http/errors.ts'
import { idempotencyKeyOf } from '#platform/http/idempotency.ts'
import { plainJsonAnswer } from '#platform/http/plain-json-answer.ts'
import type { RateLimit } from '#platform/http/rate-limits.ts'
import { serve } from '#platform/http/serve.ts'
import { storedPhone } from '#platform/phone-numbers.ts'
import type { Platform } from '#platform/platform.ts'
import { addDays, weekdayIndex } from '#shared/calendar-time.ts'
import { pageOf } from '#shared/contracts/pagination.ts'
import { isId } from '#shared/ids.ts'
import { phoneTexts } from '#shared/phone.it.ts'
import { isPhone } from '#shared/phone.ts'

import { type CalendarView, calendarViews } from '../calendar.contract.ts'
import * as calendarEndpoints from '../calendar.endpoints.ts'
import { lastDayOf } from '../calendar.rules.ts'
import { monthEntriesOf } from './month-entries.ts'
import {
  appointmentsOf,
  appointmentsToComplete,
  holdsOf,
  periodOf,
  presentForStaff,
  searchAppointments,
} from './staff-appointments.ts'

/** Catches a repeated press by mistake; a busy day stays far below. */
const phoneBookings: RateLimit = { name: 'phone-booking', points: 120, seconds: 60 * 60 }

export function staffBookingRoutes(platform: Platform): FastifyPluginAsync {
  const { database, clock } = platform
  return async (api) => {
    await serve(
      api,
      calendarEndpoints.calendarAppointments,
      async (request) => {
        const { startDate, endDate, barberId, viewType = 'day' } = request.query
        const view = calendarViews.find((known) => known === viewType)
        if (!view) throw bookingError('INVALID_VIEW')
        const from = startOf(
          view,
          await shopDayOf(platform, startDate ?? clock.now().toISOString()),
          startDate,
        )
        const to = endDate ? await shopDayOf(platform, endDate) : lastDayOf(view, from)
        const appointments = await appointmentsOf(
          database.db,
          periodOf(from, to),
          visibleBarberId(sessionOf(request), barberId),
        )
        const now = clock.now()
        return {
          success: true as const,
          data: appointments.map((appointment) => presentForStaff(appointment, now)),
        }
      },
      plainJsonAnswer,
    )

    await serve(
      api,
      calendarEndpoints.monthEntries,
      async (request) => {
        const { startDate, endDate, barberId } = request.query
        const [from, to] = await Promise.all([shopDayOf(platform, startDate), shopDayOf(platform, endDate)])
        const period = periodOf(from, to)
        const data = await monthEntriesOf(database.db, period, visibleBarberId(sessionOf(request), barberId))
        return { success: true as const, data }
      },
      plainJsonAnswer,
    )

    await serve(api, calendarEndpoints.heldSlots, async (request) => {
      const { startDate, endDate } = request.query
      const [from, to] = await Promise.all([shopDayOf(platform, startDate), shopDayOf(platform, endDate)])
      const barberId = visibleBarberId(sessionOf(request), undefined)
      const data = await holdsOf(database.db, periodOf(from, to), { barberId, now: clock.now() })
      return { success: true as const, data }
    })

    await serve(
      api,
      calendarEndpoints.barberAppointments,
      async (request) => {
        const { id } = request.params
        const { role, user } = sessionOf(request)
        if (role === 'barber' && user.barberId !== id) throw platformError('FORBIDDEN')
        await refuseUnknownBarber(platform, id)
        const { startDate, endDate } = request.query
        const [from, to] = await Promise.all([shopDayOf(platform, startDate), shopDayOf(platform, endDate)])
        const appointments = await appointmentsOf(database.db, periodOf(from, to), id)
        return appointments.map((appointment) => presentForStaff(appointment, clock.now()))
      },
      plainJsonAnswer,
    )

    await serve(api, calendarEndpoints.appointmentsToComplete, async (request) => {
      const now = clock.now()
      const appointments = await appointmentsToComplete(
        database.db,
        now,
        visibleBarberId(sessionOf(request), undefined),
      )
      return appointments.map((appointment) => presentForStaff(appointment, now))
    })

    await serve(api, calendarEndpoints.adminAppointments, async ({ query }) => {
      const { status, barberId, startDate, endDate, search, page, limit } = query
      const { appointments, total } = await searchAppointments(
        database.db,
        {
          status,
          barberId: knownBarberId(barberId),
          from: startDate && (await shopDayOf(platform, startDate)),
          to: endDate && (await shopDayOf(platform, endDate)),
          search,
        },
        { page, limit },
      )
      const now = clock.now()
      return pageOf(
        appointments.map((appointment) => presentForStaff(appointment, now)),
        total,
        { page, limit },
      )
    })

    await serve(api, appointmentsEndpoints.setStatus, async (request) => {
      const caller = staffCallerOf(sessionOf(request))
      const appointment = await setStatus(platform, request.params.id, caller, request.body)
      return {
        ...presentForStaff(appointment, clock.now()),
        success: true as const,
        message: texts.statusChanged,
      }
    })

    await serve(api, calendarEndpoints.bookByPhone, async (request) => {
      const session = sessionOf(request)
      const { userId } = session
      const { clientNickname: nickname, clientPhone, customerId, ...choice } = request.body
      await platform.rateLimits.consume([{ limit: phoneBookings, key: userId }])
      const { answer } = await bookAppointment(platform, {
        choice,
        customer: {
          kind: 'phone',
          nickname,
          phone: callersPhone(clientPhone),
          customerId: customerId ?? null,
          bookedBy: auditActor(session),
        },
        key: idempotencyKeyOf(request, userId),
      })
      return answer
    })
  }
}

function startOf(view: CalendarView, day: string, requested: string | undefined): string {
  if (requested !== undefined || view === 'day') return day
  return view === 'week' ? addDays(day, -weekdayIndex(day)) : `${day.slice(0, 7)}-01`
}

async function refuseUnknownBarber({ database }: Platform, id: string): Promise<void> {
  const barber = isId(id)
    ? await database.db.selectFrom('barbers').select('id').where('id', '=', id).executeTakeFirst()
    : undefined
  if (!barber) throw bookingError('BARBER_NOT_FOUND')
}

/** @throws AppError 400 */
function callersPhone(typed: string | null | undefined): string | null {
  if (!typed) return null
  if (!isPhone(typed)) throw bookingError('INVALID_PHONE', { errors: { clientPhone: phoneTexts.refused } })
  return storedPhone(typed, 'clientPhone', phoneTexts.refused)
}
