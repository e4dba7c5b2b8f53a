import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { sessionOf } from '#features/accounts/server/public.ts'
import { staffCallerOf } from '#features/appointments/server/public.ts'
import type { Platform } from '#platform/platform.ts'
import { idParams } from '#shared/ids.ts'

import { customerCardAnswerSchema, customerCardRequestSchema } from '../customers.contract.ts'
import { readCustomerCard, saveCustomerCard } from './customer-card.ts'

const staffCall = { access: ['admin', 'barber'] } as const

/** What the shop knows of whoever an appointment is for. */
export function customerRoutes(platform: Platform): FastifyPluginAsyncZod {
  return async (api) => {
    api.get(
      '/appointments/:id/customer',
      { config: staffCall, schema: { params: idParams, response: { 200: customerCardAnswerSchema } } },
      async (request) => {
        const data = await readCustomerCard(platform, request.params.id, staffCallerOf(sessionOf(request)))
        return { success: true as const, data }
      },
    )

    api.put(
      '/appointments/:id/customer',
      {
        config: staffCall,
        schema: {
          params: idParams,
          body: customerCardRequestSchema,
          response: { 200: customerCardAnswerSchema },
        },
      },
      async (request) => {
        const caller = staffCallerOf(sessionOf(request))
        const data = await saveCustomerCard(platform, request.params.id, caller, request.body)
        return { success: true as const, data }
      },
    )
  }
}
