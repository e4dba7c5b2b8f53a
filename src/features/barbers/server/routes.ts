import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { shopDayOf } from '#features/studio/server/public.ts'
import type { Platform } from '#platform/platform.ts'
import { idParams, isId } from '#shared/ids.ts'

import {
  dayQuerySchema,
  publicBarberSchema,
  publicBarbersSchema,
  vacationCheckSchema,
} from '../barbers.contract.ts'
import { checkVacation } from './check-vacation.ts'
import { barbersError } from './errors.ts'
import { publicBarbers } from './public-barbers.ts'

const publicCall = { access: 'public' } as const

export function barbersRoutes(platform: Platform): FastifyPluginAsyncZod {
  return async (api) => {
    for (const path of ['/barbers/public', '/appointments/public/barbers']) {
      api.get(
        path,
        { config: publicCall, schema: { response: { 200: publicBarbersSchema } } },
        async () => await publicBarbers(platform),
      )
    }

    api.get(
      '/appointments/public/barbers/:id',
      { config: publicCall, schema: { params: idParams, response: { 200: publicBarberSchema } } },
      async ({ params }) => {
        const [barber] = await publicBarbers(platform, knownId(params.id))
        if (!barber) throw barbersError('BARBER_NOT_FOUND')
        return barber
      },
    )

    api.get(
      '/barbers/:id/check-vacation',
      {
        config: publicCall,
        schema: {
          params: idParams,
          querystring: z.object({ date: dayQuerySchema }),
          response: { 200: vacationCheckSchema },
        },
      },
      async ({ params, query }) => {
        const check = await checkVacation(platform, knownId(params.id), await shopDayOf(platform, query.date))
        if (!check) throw barbersError('BARBER_NOT_FOUND')
        return check
      },
    )
  }
}

function knownId(id: string): string {
  if (!isId(id)) throw barbersError('BARBER_NOT_FOUND')
  return id
}
