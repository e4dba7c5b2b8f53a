import type { FastifyPluginAsync, FastifyRequest } from 'fastify'

import { actorOf, optionalSession, sessionOf } from '#features/accounts/server/access.ts'
import { callerAddress } from '#platform/http/caller-address.ts'
import { idempotencyKeyOf } from '#platform/http/idempotency.ts'
import type { RateLimit } from '#platform/http/rate-limits.ts'
import { serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import { centimesToChf, chfToCentimes } from '#shared/money.ts'

import type { PaymentOutcome } from '../payments.contract.ts'
import * as endpoints from '../payments.endpoints.ts'
import { paymentsTexts } from '../payments.it.ts'
import { dayTakings } from './day-takings.ts'
import { paymentError } from './errors.ts'
import { payableOf, type Payables } from './payable.ts'
import { paymentHistory, paymentOf } from './payment-history.ts'
import { type PaymentWithRefunds, customerStatusOf } from './payment-rows.ts'
import { presentPayments } from './present-payment.ts'
import { refundPayment } from './refunds/refund-payment.ts'
import { syncWithStripe, closePayment } from './settle-payment.ts'
import { startPayment } from './start-payment.ts'
import { webhookRoutes } from './webhook-routes.ts'
import { paymentOfIntent, type PaymentDeps } from './with-payment.ts'

const hour = 60 * 60
/** Per caller, since each start holds a slot for a while. */
const starts: RateLimit = { name: 'payment-start', points: 20, seconds: hour }
/** Per caller, since each request asks Stripe. */
const questions: RateLimit = { name: 'payment-question', points: 120, seconds: hour }

export function paymentsRoutes(platform: Platform, payables: Payables): FastifyPluginAsync {
  const deps: PaymentDeps = { platform, payables }
  const { db } = platform.database
  const count = async (limit: RateLimit, request: FastifyRequest) =>
    await platform.rateLimits.consume([{ limit, key: callerAddress(request) }])

  return async (api) => {
    api.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
    await api.register(webhookRoutes(platform))

    await serve(api, endpoints.paymentConfig, async ({ query }) => {
      const provider = platform.payments[query.for ?? 'salon']
      return { publishableKey: provider?.publishableKey ?? '', scriptUrl: provider?.scriptUrl ?? '' }
    })

    await serve(api, endpoints.createIntent, async (request) => {
      const payable = payables[request.body.type]
      if (!platform.payments.salon) throw paymentError('PAYMENTS_UNAVAILABLE')
      if (!payable) throw paymentError('INVALID_PAYMENT_TYPE')
      await count(starts, request)
      const id = await payable.reserve(platform, {
        details: request.body,
        session: async () => await optionalSession(platform, request),
        callerAddress: callerAddress(request),
        timeZone: request.headers['x-timezone'],
        idempotencyKey: (owner) => idempotencyKeyOf(request, owner),
      })
      return { success: true as const, data: await startPayment(deps, id) }
    })

    await serve(api, endpoints.confirmPayment, async (request) => {
      await count(questions, request)
      const seen = await paymentOfIntent(db, request.body.paymentIntentId)
      const { payment, status } = await syncWithStripe(deps, seen)
      const data = await outcomeOf(deps, payment)
      if (payment.state === 'cancelled') throw paymentError('PAYMENT_CLOSED')
      if (status === 'open' || (status === undefined && payment.state === 'open'))
        throw paymentError('PAYMENT_REQUIRED')
      const message = payment.state === 'succeeded' ? paymentsTexts.confirmed : paymentsTexts.processing
      const { unfulfilled } = payment
      const text = unfulfilled === null ? message : paymentsTexts.givenBack(unfulfilled)
      return { success: true as const, message: text, data }
    })

    await serve(api, endpoints.releasePayment, async (request) => {
      await count(questions, request)
      const seen = await paymentOfIntent(db, request.body.paymentIntentId)
      const { state } = await closePayment(deps, seen)
      if (state === 'succeeded') throw paymentError('ALREADY_PAID')
      if (state === 'processing') throw paymentError('PAYMENT_PROCESSING')
      return { success: true as const, message: paymentsTexts.released }
    })

    await serve(api, endpoints.paymentHistory, async (request) => ({
      success: true as const,
      data: await paymentHistory(deps, sessionOf(request), request.query),
    }))

    await serve(api, endpoints.dayTakings, async ({ query }) => ({
      success: true as const,
      data: await dayTakings(platform, query.date),
    }))

    await serve(api, endpoints.onePayment, async (request) => ({
      success: true as const,
      data: await paymentOf(deps, sessionOf(request), request.params.id),
    }))

    await serve(api, endpoints.refundPayment, async (request) => {
      const { amount, reason } = request.body
      const payment = await refundPayment(deps, request.params.id, {
        amount: amount === undefined ? undefined : chfToCentimes(amount),
        reason,
        by: actorOf(request),
        key: idempotencyKeyOf(request, `${sessionOf(request).userId} ${request.params.id}`),
      })
      const [data] = await presentPayments(db, payables, [payment], {
        isOwner: true,
        now: platform.clock.now(),
      })
      if (!data) throw paymentError('PAYMENT_NOT_FOUND')
      return { success: true as const, message: paymentsTexts.refundRequested, data }
    })
  }
}

async function outcomeOf(
  { platform, payables }: PaymentDeps,
  payment: PaymentWithRefunds,
): Promise<PaymentOutcome> {
  const isBought = payment.state === 'succeeded' && payment.unfulfilled === null
  const bought = isBought ? await payableOf(payables, payment).boughtWith(platform, payment) : null
  return {
    _id: payment.id,
    type: payment.purpose,
    status: customerStatusOf(payment),
    amount: centimesToChf(payment.amount_centimes),
    currency: 'CHF',
    appointment: bought?.appointment ?? null,
    order: bought?.order ?? null,
    refundReason: payment.unfulfilled,
  }
}
