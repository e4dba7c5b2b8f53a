import type { FastifyPluginAsync } from 'fastify'

import { actorOf, optionalSession, sessionOf } from '#features/accounts/server/access.ts'
import type { MessageKinds } from '#features/messages/server/message-kinds.ts'
import { paymentsTexts } from '#features/payments/payments.it.ts'
import { paymentError } from '#features/payments/server/errors.ts'
import type { Payables } from '#features/payments/server/payable.ts'
import { readPayment } from '#features/payments/server/payment-rows.ts'
import { syncWithStripe } from '#features/payments/server/settle-payment.ts'
import { startPayment } from '#features/payments/server/start-payment.ts'
import { shopContact } from '#features/settings/server/public-settings.ts'
import { AppError } from '#platform/http/errors.ts'
import type { RateLimit } from '#platform/http/rate-limits.ts'
import { serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'

import * as endpoints from '../plans.endpoints.ts'
import { plansTexts } from '../plans.it.ts'
import { checkLimits } from './check-limits.ts'
import { endPlan } from './end-plan.ts'
import { plansError } from './errors.ts'
import { presentPlan, readPlans } from './plan-rows.ts'
import { presentLoadedSubscription } from './present-subscription.ts'
import { planAccess, usageStats } from './present-usage.ts'
import { selectPlan } from './select-plan.ts'
import { openPlanPayment } from './start-plan-payment.ts'
import { readSubscription } from './subscription-rows.ts'
import { withheldMessages } from './withheld-messages.ts'

const hour = 60 * 60
/** Per owner, because each call counts through the tables. */
const counts: RateLimit = { name: 'usage-sync', points: 60, seconds: hour }
/** Per owner, because each call asks Stripe. */
const starts: RateLimit = { name: 'plan-payment', points: 60, seconds: hour }
const questions: RateLimit = { name: 'plan-question', points: 240, seconds: hour }

export function plansRoutes(platform: Platform, payables: Payables, kinds: MessageKinds): FastifyPluginAsync {
  const deps = { platform, payables }
  const { db } = platform.database
  const count = async (limit: RateLimit, key: string) => await platform.rateLimits.consume([{ limit, key }])
  const current = async () => presentLoadedSubscription(await readSubscription(db), platform.clock.now())

  return async (api) => {
    api.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))

    await serve(api, endpoints.listPlans, async () => ({
      success: true as const,
      data: (await readPlans(db)).map(presentPlan),
    }))

    await serve(api, endpoints.checkAccess, async (request) => ({
      success: true as const,
      data: await planAccess(platform, sessionOf(request).role),
    }))

    await serve(api, endpoints.planUsage, async () => ({
      success: true as const,
      data: await usageStats(platform),
    }))

    await serve(api, endpoints.syncUsage, async (request) => {
      await count(counts, sessionOf(request).userId)
      return { success: true as const, data: await usageStats(platform) }
    })

    await serve(api, endpoints.checkLimits, async (request) => ({
      success: true as const,
      data: await checkLimits(platform, await optionalSession(platform, request)),
    }))

    await serve(api, endpoints.withheldMessages, async () => ({
      success: true as const,
      data: await withheldMessages(platform, kinds),
    }))

    await serve(api, endpoints.selectPlan, async (request) => ({
      success: true as const,
      data: await selectPlan(platform, request.body.planId.toLowerCase(), actorOf(request)),
    }))

    await serve(api, endpoints.cancelPlan, async (request) => {
      const data = await endPlan(platform, true, actorOf(request))
      const { timeZone } = await shopContact(platform)
      const end = new Date(data.endDate ?? platform.clock.now())
      return { success: true as const, message: plansTexts.cancelled(end, timeZone), data }
    })

    await serve(api, endpoints.resumePlan, async (request) => {
      const data = await endPlan(platform, false, actorOf(request))
      return { success: true as const, message: plansTexts.resumed, data }
    })

    await serve(api, endpoints.createPlanIntent, async (request) => {
      const { userId, user } = sessionOf(request)
      await count(starts, userId)
      const paymentId = await openPlanPayment(deps, {
        planId: request.body.planId.toLowerCase(),
        subscriptionId: request.body.subscriptionId.toLowerCase(),
        userId,
        payer: { name: `${user.firstName} ${user.lastName}`.trim(), email: user.email },
      })
      const data = await startPayment(deps, paymentId).catch((error: unknown) => {
        throw error instanceof AppError && error.code === 'ALREADY_PAID'
          ? plansError('PLAN_PAID_ALREADY')
          : error
      })
      return { success: true as const, data }
    })

    await serve(api, endpoints.confirmPlanPayment, async (request) => {
      await count(questions, sessionOf(request).userId)
      const seen = await readPayment(db, 'stripe_intent_id', request.body.paymentIntentId)
      if (seen?.purpose !== 'plan') throw paymentError('PAYMENT_NOT_FOUND')
      const { payment, status } = await syncWithStripe(deps, seen)
      if (payment.state === 'cancelled') throw paymentError('PAYMENT_CLOSED')
      const isPaid = payment.state === 'succeeded'
      if (!isPaid && (status === 'open' || status === undefined)) throw paymentError('PAYMENT_REQUIRED')
      const refundReason = payment.unfulfilled
      const message = isPaid ? plansTexts.paid : plansTexts.processing
      return {
        success: true as const,
        message: refundReason === null ? message : paymentsTexts.givenBack(refundReason),
        data: await current(),
        payment: { isPaid, refundReason },
      }
    })
  }
}
