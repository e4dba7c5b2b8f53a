import type { FastifyInstance } from 'fastify'

import { sessionOf } from '#features/accounts/server/access.ts'
import type { Platform } from '#platform/platform.ts'

import type { Gate } from '../gates.rules.ts'
import { checkPlanObstacle, planRefusal } from './require-plan-limit.ts'

/**
 * Requires an active plan for the owner's writes in this scope (D-SUB-19). Reads stay open, except for
 * statistics, and so do the barbers' own actions.
 */
export function requirePlan(api: FastifyInstance, platform: Platform, gate: Gate): void {
  const isReading = gate === 'statistics'
  api.addHook('preValidation', async (request) => {
    if (request.routeOptions.config.access === 'public' || (request.method === 'GET' && !isReading)) return
    const { role } = sessionOf(request)
    if (role !== 'admin') return
    const moment = { now: platform.clock.now(), zone: 'UTC' }
    const obstacle = await checkPlanObstacle(platform.database.db, gate, moment)
    if (obstacle) throw planRefusal(obstacle, gate, role)
  })
}
