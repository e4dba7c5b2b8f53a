import type { FastifyPluginAsync } from 'fastify'

import { actorOf, sessionOf } from '#features/accounts/server/access.ts'
import { staffCallerOf } from '#features/appointments/server/staff-caller.ts'
import { serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'

import * as endpoints from '../customers.endpoints.ts'
import { readCard, readCardOfAppointment, saveCard, saveCardOfAppointment } from './customer-card.ts'
import { findCustomers } from './find-customers.ts'
import { mergeCustomers } from './merge-customers.ts'
import { recogniseCustomer } from './recognise-customer.ts'
import { similarCustomers } from './similar-customers.ts'

/** Barbers may call these routes for their own appointments, the owner for all customers. */
export function customerRoutes(platform: Platform): FastifyPluginAsync {
  return async (api) => {
    await serve(api, endpoints.cardOfAppointment, async (request) => {
      const caller = staffCallerOf(sessionOf(request))
      const data = await readCardOfAppointment(platform, request.params.id, caller)
      return { success: true as const, data }
    })

    await serve(api, endpoints.saveCardOfAppointment, async (request) => {
      const caller = staffCallerOf(sessionOf(request))
      const data = await saveCardOfAppointment(platform, request.params.id, caller, request.body)
      return { success: true as const, data }
    })

    await serve(api, endpoints.customers, async ({ query }) => await findCustomers(platform, query))

    await serve(api, endpoints.recognisedCustomers, async ({ query }) => {
      const data = await recogniseCustomer(platform, query.search)
      return { success: true as const, data }
    })

    await serve(api, endpoints.cardOfCustomer, async ({ params }) => {
      const data = await readCard(platform, params.id)
      return { success: true as const, data }
    })

    await serve(api, endpoints.saveCardOfCustomer, async (request) => {
      const caller = staffCallerOf(sessionOf(request))
      const data = await saveCard(platform, request.params.id, caller, request.body)
      return { success: true as const, data }
    })

    await serve(api, endpoints.similarCustomers, async ({ params }) => {
      const data = await similarCustomers(platform, params.id)
      return { success: true as const, data }
    })

    await serve(api, endpoints.mergeCustomers, async (request) => {
      const { id } = request.params
      await mergeCustomers(platform, actorOf(request), id, request.body.otherId)
      return { success: true as const, data: await readCard(platform, id) }
    })
  }
}
