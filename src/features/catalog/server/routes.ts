import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import type { Platform } from '#platform/platform.ts'

import { activeServicesSchema } from '../catalog.contract.ts'
import { activeServices } from './active-services.ts'

export function catalogRoutes(platform: Platform): FastifyPluginAsyncZod {
  return async (api) => {
    for (const path of ['/services/active', '/services']) {
      api.get(
        path,
        { config: { access: 'public' }, schema: { response: { 200: activeServicesSchema } } },
        async () => await activeServices(platform),
      )
    }
  }
}
