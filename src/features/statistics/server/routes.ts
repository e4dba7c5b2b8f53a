import type { FastifyPluginAsync } from 'fastify'

import { sessionOf } from '#features/accounts/server/access.ts'
import { errorsOf, platformError } from '#platform/http/errors.ts'
import { serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import { isId } from '#shared/ids.ts'

import { type Timeframe, timeframes } from '../statistics.contract.ts'
import * as endpoints from '../statistics.endpoints.ts'
import { statisticsErrorTexts } from '../statistics.it.ts'
import { adminStatistics } from './admin-statistics.ts'
import { barberStatistics } from './barber-statistics.ts'

const statisticsError = errorsOf(statisticsErrorTexts, {
  400: ['INVALID_TIMEFRAME'],
  404: ['BARBER_NOT_FOUND'],
})

export function statisticsRoutes(platform: Platform): FastifyPluginAsync {
  return async (api) => {
    await serve(api, endpoints.adminStatistics, async ({ query }) => {
      const barberId = query.barberId || undefined
      if (barberId !== undefined) await refuseUnknownBarber(platform, barberId)
      return await adminStatistics(platform, timeframeOf(query.timeframe), barberId)
    })

    await serve(api, endpoints.barberStatistics, async (request) => {
      const { id } = request.params
      const { role, user } = sessionOf(request)
      if (role === 'barber' && user.barberId !== id) throw platformError('FORBIDDEN')
      await refuseUnknownBarber(platform, id)
      return await barberStatistics(platform, id, timeframeOf(request.query.timeframe))
    })
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
