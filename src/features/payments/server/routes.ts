import type { FastifyPluginAsync } from 'fastify'

import { serve } from '#platform/http/serve.ts'

import * as endpoints from '../payments.endpoints.ts'

/** A shop without payment keys: the screens offer cash only. */
export const paymentsRoutes: FastifyPluginAsync = async (api) => {
  await serve(api, endpoints.paymentConfig, async () => ({ publishableKey: '' }))
}
