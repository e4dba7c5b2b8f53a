import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { sessionOf } from '#features/accounts/server/public.ts'
import { staffCallerOf } from '#features/appointments/server/public.ts'
import { auditActor } from '#features/audit/server/public.ts'
import type { Platform } from '#platform/platform.ts'
import { idParams } from '#shared/ids.ts'

import {
  customerCardAnswerSchema,
  customerCardRequestSchema,
  customersAnswerSchema,
  customersQuerySchema,
  recognisedAnswerSchema,
  recognisedQuerySchema,
  similarCustomersAnswerSchema,
  uniteRequestSchema,
} from '../customers.contract.ts'
import { readCard, readCardOfAppointment, saveCard, saveCardOfAppointment } from './customer-card.ts'
import { findCustomers } from './find-customers.ts'
import { recogniseCustomer } from './recognise-customer.ts'
import { similarCustomers } from './similar-customers.ts'
import { uniteCustomers } from './unite-customers.ts'

const staffCall = { access: ['admin', 'barber'] } as const
const adminCall = { access: ['admin'] } as const
const cardAnswer = { 200: customerCardAnswerSchema }

/** What the shop knows of its customers: to the staff of whoever they work for, to the owner of everybody. */
export function customerRoutes(platform: Platform): FastifyPluginAsyncZod {
  return async (api) => {
    api.get(
      '/appointments/:id/customer',
      { config: staffCall, schema: { params: idParams, response: cardAnswer } },
      async (request) => {
        const caller = staffCallerOf(sessionOf(request))
        const data = await readCardOfAppointment(platform, request.params.id, caller)
        return { success: true as const, data }
      },
    )

    api.put(
      '/appointments/:id/customer',
      {
        config: staffCall,
        schema: { params: idParams, body: customerCardRequestSchema, response: cardAnswer },
      },
      async (request) => {
        const caller = staffCallerOf(sessionOf(request))
        const data = await saveCardOfAppointment(platform, request.params.id, caller, request.body)
        return { success: true as const, data }
      },
    )

    api.get(
      '/admin/customers',
      {
        config: adminCall,
        schema: { querystring: customersQuerySchema, response: { 200: customersAnswerSchema } },
      },
      async ({ query }) => await findCustomers(platform, query),
    )

    api.get(
      '/admin/customers/recognised',
      {
        config: adminCall,
        schema: { querystring: recognisedQuerySchema, response: { 200: recognisedAnswerSchema } },
      },
      async ({ query }) => ({
        success: true as const,
        data: await recogniseCustomer(platform, query.search),
      }),
    )

    api.get(
      '/admin/customers/:id',
      { config: adminCall, schema: { params: idParams, response: cardAnswer } },
      async ({ params }) => ({ success: true as const, data: await readCard(platform, params.id) }),
    )

    api.put(
      '/admin/customers/:id',
      {
        config: adminCall,
        schema: { params: idParams, body: customerCardRequestSchema, response: cardAnswer },
      },
      async (request) => {
        const caller = staffCallerOf(sessionOf(request))
        return {
          success: true as const,
          data: await saveCard(platform, request.params.id, caller, request.body),
        }
      },
    )

    api.get(
      '/admin/customers/:id/similar',
      { config: adminCall, schema: { params: idParams, response: { 200: similarCustomersAnswerSchema } } },
      async ({ params }) => ({ success: true as const, data: await similarCustomers(platform, params.id) }),
    )

    api.post(
      '/admin/customers/:id/unite',
      { config: adminCall, schema: { params: idParams, body: uniteRequestSchema, response: cardAnswer } },
      async (request) => {
        const { id } = request.params
        await uniteCustomers(platform, auditActor(sessionOf(request)), id, request.body.otherId)
        return { success: true as const, data: await readCard(platform, id) }
      },
    )
  }
}
