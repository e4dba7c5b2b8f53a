import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { paymentConfigSchema } from '../payments.contract.ts'

/** A shop without payment keys: the screens offer cash only. */
export const paymentsRoutes: FastifyPluginAsyncZod = async (api) => {
  api.get(
    '/stripe/config',
    { config: { access: 'public' }, schema: { response: { 200: paymentConfigSchema } } },
    async () => ({ publishableKey: '' }),
  )
}
