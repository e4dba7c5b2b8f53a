import type { FastifyPluginAsync } from 'fastify'

import { sessionOf } from '#features/accounts/server/access.ts'
import { serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'

import * as endpoints from '../barbers.endpoints.ts'
import { findBarber, findBarberByEmail, listBarbers } from './find-barbers.ts'

export function memberBarbersRoutes(platform: Platform): FastifyPluginAsync {
  return async (api) => {
    await serve(api, endpoints.barbers, async (request) => await listBarbers(platform, sessionOf(request)))

    await serve(
      api,
      endpoints.barberByEmail,
      async (request) => await findBarberByEmail(platform, sessionOf(request), request.query.email),
    )

    await serve(
      api,
      endpoints.barber,
      async (request) => await findBarber(platform, sessionOf(request), request.params.id),
    )
  }
}
