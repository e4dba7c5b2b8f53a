import type { FastifyPluginAsync } from 'fastify'

import { sessionOf } from '#features/accounts/server/access.ts'
import { auditActor } from '#features/accounts/server/audit-actor.ts'
import { callerOf } from '#features/appointments/server/caller.ts'
import * as endpoints from '#features/payments/payments.endpoints.ts'
import { paymentsTexts } from '#features/payments/payments.it.ts'
import { paymentError } from '#features/payments/server/errors.ts'
import type { Payables } from '#features/payments/server/payable.ts'
import { presentPayments } from '#features/payments/server/present-payment.ts'
import { startPayment } from '#features/payments/server/start-payment.ts'
import type { RateLimit } from '#platform/http/rate-limits.ts'
import { serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'

import { payOnline, recordPaidAtShop } from './pay-appointment.ts'

/** Per person, since each request asks Stripe. */
const starts: RateLimit = { name: 'appointment-payment', points: 60, seconds: 60 * 60 }

export function payAppointmentRoutes(platform: Platform, payables: Payables): FastifyPluginAsync {
  return async (api) => {
    await serve(api, endpoints.payAppointment, async (request) => {
      const session = sessionOf(request)
      const { id } = request.params
      if (request.body.paymentMethod === 'online') {
        await platform.rateLimits.consume([{ limit: starts, key: session.userId }])
        const paymentId = await payOnline({ platform, payables }, id, callerOf(session))
        return { success: true as const, data: await startPayment({ platform, payables }, paymentId) }
      }
      const deps = { platform, payables }
      const payment = await recordPaidAtShop(deps, id, callerOf(session), auditActor(session))
      const [data] = await presentPayments(platform.database.db, payables, [payment], {
        isOwner: session.role === 'admin',
        now: platform.clock.now(),
      })
      if (!data) throw paymentError('PAYMENT_NOT_FOUND')
      return { success: true as const, message: paymentsTexts.paidAtShop, data }
    })
  }
}
