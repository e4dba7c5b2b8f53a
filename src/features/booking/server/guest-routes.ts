import type { FastifyPluginAsync } from 'fastify'

import { hasLogin } from '#features/accounts/server/logins.ts'
import { appointmentsTexts as texts } from '#features/appointments/appointments.it.ts'
import { bookAppointment } from '#features/appointments/server/book-appointment.ts'
import { calendarFileName } from '#features/appointments/server/calendar-file.ts'
import { cancelAppointment } from '#features/appointments/server/cancel-appointment.ts'
import { countFreedSlot } from '#features/appointments/server/freed-slots-limit.ts'
import { guestRateLimit } from '#features/appointments/server/guest-limits.ts'
import { manageToken } from '#features/appointments/server/manage-link.ts'
import { moveAppointment } from '#features/appointments/server/move-appointment.ts'
import type { Payables } from '#features/payments/server/payable.ts'
import { callerAddress } from '#platform/http/caller-address.ts'
import { idempotencyKeyOf } from '#platform/http/idempotency.ts'
import type { RateLimit } from '#platform/http/rate-limits.ts'
import { serve } from '#platform/http/serve.ts'
import { storedPhone } from '#platform/phone-numbers.ts'
import type { Platform } from '#platform/platform.ts'
import { phoneTexts } from '#shared/phone.it.ts'

import * as endpoints from '../booking.endpoints.ts'
import { browserTimeZoneOf } from './browser-time-zone.ts'
import {
  loadManagedAppointment,
  managedCalendarFile,
  presentManaged,
  readManagedAppointment,
} from './managed-appointment.ts'
import { bookPaidAppointment } from './paid-booking.ts'

/** Per caller, since each request asks Stripe. */
const paidBookings: RateLimit = { name: 'paid-booking', points: 60, seconds: 60 * 60 }

/** Per caller, since guests have no account and each move sends two mails. */
const guestMoves: RateLimit = { name: 'guest-moves-address', points: 20, seconds: 60 * 60 }

const linkCaller = { kind: 'link' } as const

export function guestBookingRoutes(platform: Platform, payables: Payables): FastifyPluginAsync {
  return async (api) => {
    api.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))

    await serve(api, endpoints.bookAsGuest, async (request) => {
      const { firstName, lastName, email, paymentType } = request.body
      if (paymentType === 'online') {
        await platform.rateLimits.consume([{ limit: paidBookings, key: callerAddress(request) }])
        const answer = await bookPaidAppointment({ platform, payables }, request.body)
        const hasAccount = await hasLogin(platform.database.db, email)
        return { ...answer, token: manageToken(platform, answer.id), hasAccount }
      }
      const phone = storedPhone(request.body.phone, 'phone', phoneTexts.invalid)
      const { answer, hasAccount } = await bookAppointment(platform, {
        choice: request.body,
        customer: { kind: 'guest', firstName, lastName, email, phone },
        browserTimeZone: browserTimeZoneOf(request.body.timezone, request.headers['x-timezone']),
        key: idempotencyKeyOf(request, email),
        rateLimit: guestRateLimit(platform, callerAddress(request), { email, phone }),
      })
      return { ...answer, token: manageToken(platform, answer.id), hasAccount }
    })

    await serve(api, endpoints.managedAppointment, async ({ params, query }) => {
      const data = await readManagedAppointment(platform, params.id, query.token)
      return { success: true as const, data }
    })

    await serve(api, endpoints.managedCalendarFile, async (request, reply) => {
      const row = await loadManagedAppointment(platform, request.params.id, request.query.token)
      const file = await managedCalendarFile(platform, row)
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="${calendarFileName}"`)
        .send(file)
    })

    await serve(api, endpoints.moveManaged, async (request) => {
      const { params, query, body } = request
      await loadManagedAppointment(platform, params.id, query.token)
      const caller = callerAddress(request)
      await platform.rateLimits.consume([{ limit: guestMoves, key: caller }])
      const skipsWaitingList = countFreedSlot(platform, { address: caller, userId: null, isProven: false })
      const row = await moveAppointment(platform, params.id, linkCaller, body, { skipsWaitingList })
      return {
        success: true as const,
        message: texts.moved,
        data: presentManaged(row, platform.clock.now()),
      }
    })

    await serve(api, endpoints.cancelManaged, async (request) => {
      const { params, query, body } = request
      await loadManagedAppointment(platform, params.id, query.token)
      const address = callerAddress(request)
      const skipsWaitingList = countFreedSlot(platform, { address, userId: null, isProven: false })
      const reason = body?.cancellationReason || null
      const row = await cancelAppointment(platform, params.id, linkCaller, reason, { skipsWaitingList })
      return {
        success: true as const,
        message: texts.cancelled,
        data: presentManaged(row, platform.clock.now()),
      }
    })
  }
}
