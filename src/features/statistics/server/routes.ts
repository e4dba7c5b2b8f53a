import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { sessionOf } from '#features/accounts/server/public.ts'
import { errorsOf, platformError } from '#platform/http/errors.ts'
import type { Platform } from '#platform/platform.ts'
import { idParams, isId } from '#shared/ids.ts'

import {
  adminStatisticsSchema,
  barberStatisticsSchema,
  statisticsErrorStatus,
  type Timeframe,
  timeframes,
} from '../statistics.contract.ts'
import { statisticsErrorTexts } from '../statistics.it.ts'
import { adminStatistics } from './admin-statistics.ts'
import { barberStatistics } from './barber-statistics.ts'

const statisticsError = errorsOf(statisticsErrorStatus, statisticsErrorTexts)
const timeframeQuery = z.object({ timeframe: z.string().optional() })

export function statisticsRoutes(platform: Platform): FastifyPluginAsyncZod {
  return async (api) => {
    api.get(
      '/admin/stats',
      {
        config: { access: ['admin'] },
        schema: {
          querystring: timeframeQuery.extend({ barberId: z.string().optional() }),
          response: { 200: adminStatisticsSchema },
        },
      },
      async ({ query }) => {
        const barberId = query.barberId || undefined
        if (barberId !== undefined) await refuseUnknownBarber(platform, barberId)
        return await adminStatistics(platform, timeframeOf(query.timeframe), barberId)
      },
    )

    api.get(
      '/barbers/:id/stats',
      {
        config: { access: ['admin', 'barber'] },
        schema: {
          params: idParams,
          querystring: timeframeQuery,
          response: { 200: barberStatisticsSchema },
        },
      },
      async (request) => {
        const { id } = request.params
        const { role, user } = sessionOf(request)
        if (role === 'barber' && user.barberId !== id) throw platformError('FORBIDDEN')
        await refuseUnknownBarber(platform, id)
        return await barberStatistics(platform, id, timeframeOf(request.query.timeframe))
      },
    )
  }
}

function timeframeOf(text = 'month'): Timeframe {
  const timeframe = timeframes.find((known) => known === text)
  if (!timeframe) throw statisticsError('INVALID_TIMEFRAME')
  return timeframe
}

async function refuseUnknownBarber({ database }: Platform, id: string): Promise<void> {
  const barber = isId(id)
    ? await database.db.selectFrom('barbers').select('id').where('id', '=', id).executeTakeFirst()
    : undefined
  if (!barber) throw statisticsError('BARBER_NOT_FOUND')
}
