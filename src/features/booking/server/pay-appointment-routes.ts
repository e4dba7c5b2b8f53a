import type { FastifyPluginAsync } from 'fastify'

import { auditActor, sessionOf } from '#features/accounts/server/public.ts'
import { callerOf } from '#features/appointments/server/public.ts'
import * as endpoints from '#features/payments/payments.endpoints.ts'
import { paymentsTexts } from '#features/payments/payments.it.ts'
import {
  paymentError,
  type Payables,
  presentPayments,
  startPayment,
} from '#features/payments/server/public.ts'
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
      const till = { platform, payables }
      const payment = await recordPaidAtShop(till, id, callerOf(session), auditActor(session))
      const [data] = await presentPayments(platform.database.db, payables, [payment], {
        isOwner: session.role === 'admin',
        now: platform.clock.now(),
      })
      if (!data) throw paymentError('PAYMENT_NOT_FOUND')
      return { success: true as const, message: paymentsTexts.paidAtShop, data }
    })
  }
}
