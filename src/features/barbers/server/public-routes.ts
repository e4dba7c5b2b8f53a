import type { FastifyPluginAsync } from 'fastify'

import { shopDayOf } from '#features/settings/server/shop-day.ts'
import { serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import { isId } from '#shared/ids.ts'

import * as endpoints from '../barbers.endpoints.ts'
import { checkVacation } from './check-vacation.ts'
import { barbersError } from './errors.ts'
import { publicBarbers } from './public-barbers.ts'

export function barbersRoutes(platform: Platform): FastifyPluginAsync {
  return async (api) => {
    for (const endpoint of [endpoints.publicBarbers, endpoints.bookableBarbers])
      await serve(api, endpoint, async () => await publicBarbers(platform))

    await serve(api, endpoints.bookableBarber, async ({ params }) => {
      const [barber] = await publicBarbers(platform, knownId(params.id))
      if (!barber) throw barbersError('BARBER_NOT_FOUND')
      return barber
    })

    await serve(api, endpoints.vacationCheck, async ({ params, query }) => {
      const check = await checkVacation(platform, knownId(params.id), await shopDayOf(platform, query.date))
      if (!check) throw barbersError('BARBER_NOT_FOUND')
      return check
    })
  }
}

function knownId(id: string): string {
  if (!isId(id)) throw barbersError('BARBER_NOT_FOUND')
  return id
}
