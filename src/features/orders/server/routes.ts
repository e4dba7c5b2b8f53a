import type { FastifyPluginAsync } from 'fastify'

import { actorOf, optionalSession, sessionOf } from '#features/accounts/server/access.ts'
import type { Payables } from '#features/payments/server/payable.ts'
import { shopContact } from '#features/settings/server/public-settings.ts'
import { shopDayOf } from '#features/settings/server/shop-day.ts'
import { callerAddress } from '#platform/http/caller-address.ts'
import { idempotencyKeyOf } from '#platform/http/idempotency.ts'
import type { RateLimit } from '#platform/http/rate-limits.ts'
import { serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'

import * as endpoints from '../orders.endpoints.ts'
import { ordersTexts } from '../orders.it.ts'
import { buyerFrom } from './buyer.ts'
import { changeOrderStatus } from './change-order-status.ts'
import { exportOrders } from './export-orders.ts'
import { allOrders, countOpenOrders, orderFor, ownOrders } from './list-orders.ts'
import { paidOrder } from './paid-order.ts'
import { pickupPlace } from './pickup-place.ts'
import { placeOrder } from './place-order.ts'
import { presentOrder } from './present-order.ts'

/** Per caller, since each request asks Stripe. */
const paidOrders: RateLimit = { name: 'paid-orders', points: 120, seconds: 60 * 60 }

export function ordersRoutes(platform: Platform, payables: Payables): FastifyPluginAsync {
  const { db } = platform.database
  return async (api) => {
    api.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))

    for (const endpoint of [endpoints.placeOrder, endpoints.placeProductOrder])
      await serve(api, endpoint, async (request) => {
        const { body } = request
        const session = await optionalSession(platform, request)
        const userId = session?.userId ?? null
        const address = callerAddress(request)
        if (body.paymentId) await platform.rateLimits.consume([{ limit: paidOrders, key: address }])
        const key = idempotencyKeyOf(request, userId ?? body.customerDetails.email)
        const row = body.paymentId
          ? await paidOrder({ platform, payables }, body.paymentId, body)
          : await placeOrder(platform, {
              cart: body,
              buyer: buyerFrom(body.customerDetails, userId),
              key,
              address,
            })
        const data = presentOrder(row, { place: await pickupPlace(db), isOwner: false })
        return { success: true as const, message: ordersTexts.placed, data }
      })

    for (const endpoint of [endpoints.ownOrders, endpoints.myOrders])
      await serve(
        api,
        endpoint,
        async (request) => await ownOrders(platform, sessionOf(request).userId, request.query),
      )

    await serve(api, endpoints.adminOrders, async ({ query }) => await allOrders(platform, query))

    await serve(api, endpoints.openOrders, async () => ({
      success: true as const,
      data: { count: await countOpenOrders(db) },
    }))

    await serve(api, endpoints.oneOrder, async (request) => ({
      success: true as const,
      data: await orderFor(platform, sessionOf(request), request.params.id),
    }))

    await serve(api, endpoints.changeOrderStatus, async (request) => {
      const actor = actorOf(request)
      const row = await changeOrderStatus(platform, request.params.id, actor, request.body)
      const data = presentOrder(row, { place: await pickupPlace(db), isOwner: true })
      return { success: true as const, message: ordersTexts.statusChanged, data }
    })

    await serve(api, endpoints.exportOrders, async (_request, reply) => {
      const { timeZone } = await shopContact(platform)
      const today = await shopDayOf(platform, platform.clock.now().toISOString())
      const file = await exportOrders(platform, timeZone)
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="ordini-${today}.csv"`)
        .send(file)
    })
  }
}
