import type { FastifyInstance } from 'fastify'

import { sessionOf } from '#features/accounts/server/public.ts'
import type { Platform } from '#platform/platform.ts'

import type { Gate } from '../gates.rules.ts'
import { obstacleNow, refusalOf } from './admit.ts'

/**
 * What the owner does in this scope needs a plan that runs (D-SUB-19). Lists stay open, unless the gate is about reading; what
 * barbers do for themselves, too.
 */
export function requirePlan(api: FastifyInstance, platform: Platform, gate: Gate): void {
  const isReading = gate === 'statistics'
  api.addHook('preValidation', async (request) => {
    if (request.routeOptions.config.access === 'public' || (request.method === 'GET' && !isReading)) return
    const { role } = sessionOf(request)
    if (role !== 'admin') return
    const moment = { now: platform.clock.now(), zone: 'UTC' }
    const obstacle = await obstacleNow(platform.database.db, gate, moment)
    if (obstacle) throw refusalOf(obstacle, gate, role)
  })
}
