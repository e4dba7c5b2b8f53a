import { sql } from 'kysely'

import { isDatabaseUnavailable } from '#platform/database/constraint-errors.ts'
import type { Db } from '#platform/database/database.ts'
import { lockKey, type Transaction } from '#platform/database/transaction.ts'
import { AppError, retryAfterSeconds } from '#platform/http/errors.ts'
import type { Role } from '#shared/contracts/access.ts'

import { type Gate, gates, mayReadPlanFigures, missingPlanCode } from '../gates.rules.ts'
import { plansErrorTexts, plansTexts } from '../plans.it.ts'
import { periodAt, statusOf } from '../subscription.rules.ts'
import { type Resource, unlimited } from '../usage.rules.ts'
import { countUsage } from './count-usage.ts'
import { plansError } from './errors.ts'
import { limitsOf } from './plan-rows.ts'
import { type LoadedSubscription, readSubscription } from './subscription-rows.ts'

export type PlanObstacle =
  | { kind: 'NO_SUBSCRIPTION' | 'SUBSCRIPTION_INACTIVE' }
  | { kind: 'LIMIT'; resource: Resource; current: number; limit: number }

type Moment = { now: Date; zone: string }
type Rules = { clientsBookWithoutPlan: boolean; blocksGuestsAtLimit: boolean }

/**
 * Refuses an action that the plan does not allow. The caller runs it inside the creating transaction, so that
 * the count stays true until the commit.
 *
 * Far from the limit, bookings run concurrently: each holds a shared advisory lock while it counts and
 * writes, and the connection pool bounds how many run at once. Near the limit each takes the lock
 * exclusively.
 *
 * @throws AppError 403 with upgradeRequired, worded for `role`
 */
export async function requirePlanLimit(
  transaction: Transaction,
  { gate, role, ...moment }: Moment & { gate: Gate; role: Role | null },
): Promise<void> {
  const obstacle = await obstacleTo(transaction.db, gate, moment, (resource, limit) =>
    lockedCount(transaction, resource, limit, moment),
  ).catch(rethrowUncounted)
  if (obstacle) throw planRefusal(obstacle, gate, role)
}

/** Refuses with LIMITS_UNAVAILABLE if usage cannot be counted (C-15). */
function rethrowUncounted(error: unknown): never {
  if (!isDatabaseUnavailable(error)) throw error
  throw Object.assign(plansError('LIMITS_UNAVAILABLE', { retryAfterSeconds }), {
    cause: error,
  })
}

/** Checks the same without locks, before anything is created; the answer may change until the booking. */
export async function checkPlanObstacle(
  db: Db,
  gate: Gate,
  moment: Moment,
): Promise<PlanObstacle | undefined> {
  return await obstacleTo(db, gate, moment, (resource) => countUsage(db, resource, moment))
}

async function obstacleTo(
  db: Db,
  gate: Gate,
  { now }: Moment,
  count: (resource: Resource, limit: number) => Promise<number>,
): Promise<PlanObstacle | undefined> {
  const rules = await readRules(db)
  if (gate === 'guestBooking' && !rules.blocksGuestsAtLimit) return undefined
  const subscription = await readSubscription(db)
  const plan = periodAt(subscription.periods, now)
  if (!plan) return isOpenWithout(gate, rules) ? undefined : { kind: refusalOfStatus(subscription, now) }
  const resource = resourceOf(gate)
  const known = subscription.periods.find(({ startsAt }) => startsAt === plan.startsAt)?.planRow
  if (resource === null || !known) return undefined
  const limit = limitsOf(known)[resource]
  if (limit >= unlimited) return undefined
  const current = await count(resource, limit)
  return current >= limit ? { kind: 'LIMIT', resource, current, limit } : undefined
}

function refusalOfStatus(subscription: LoadedSubscription, now: Date) {
  return missingPlanCode(statusOf(subscription, now))
}

function isOpenWithout(gate: Gate, { clientsBookWithoutPlan }: Rules): boolean {
  return !gates[gate].needsPlan || (gate === 'clientBooking' && clientsBookWithoutPlan)
}

/** Guest bookings use up the appointments' limit only if the shop refuses guests at the limit. */
function resourceOf(gate: Gate): Resource | null {
  return gate === 'guestBooking' ? 'appointments' : gates[gate].uses
}

async function readRules(db: Db): Promise<Rules> {
  const row = await db
    .selectFrom('studio_settings')
    .select(['clients_book_without_plan', 'blocks_guests_at_limit'])
    .executeTakeFirstOrThrow()
  return {
    clientsBookWithoutPlan: row.clients_book_without_plan,
    blocksGuestsAtLimit: row.blocks_guests_at_limit,
  }
}

async function lockedCount(
  { db }: Transaction,
  resource: Resource,
  limit: number,
  moment: Moment,
): Promise<number> {
  const key = lockKey(`plan limit ${resource}`)
  const most = await maxConnections(db)
  const isFar = (current: number) => limit - current > most
  /* Counts first without a lock and requires twice the distance, since others may write before the lock is taken. */
  const seen = await countUsage(db, resource, moment)
  if (limit - seen > 2 * most) {
    await sql`SELECT pg_advisory_xact_lock_shared(${key}::bigint)`.execute(db)
    const current = await countUsage(db, resource, moment)
    if (isFar(current)) return current
  }
  await sql`SELECT pg_advisory_xact_lock(${key}::bigint)`.execute(db)
  return await countUsage(db, resource, moment)
}

async function maxConnections(db: Db): Promise<number> {
  const { rows } = await sql<{
    most: number
  }>`SELECT current_setting('max_connections')::int AS most`.execute(db)
  return rows[0]?.most ?? Number.POSITIVE_INFINITY
}

/** Words the refusal: only the owner reads figures, plans and upgrades; others read its effect on them. */
export function planRefusal(obstacle: PlanObstacle, gate: Gate, role: Role | null): AppError {
  const isOwner = mayReadPlanFigures(role)
  if (obstacle.kind !== 'LIMIT') {
    const { code, status, message } = plansError(obstacle.kind)
    // Bookings always get SUBSCRIPTION_INACTIVE, whether the plan never existed or has ended.
    if (!isOwner) return new AppError('SUBSCRIPTION_INACTIVE', status, plansTexts.suspended)
    const shownCode = gates[gate].uses === 'appointments' ? 'SUBSCRIPTION_INACTIVE' : code
    return new AppError(shownCode, status, message, { upgradeRequired: true })
  }
  const { resource, current, limit } = obstacle
  const isMonthly = gates[gate].uses === 'appointments' || gate === 'guestBooking'
  const { code, status } = plansError(isMonthly ? 'MONTHLY_LIMIT_REACHED' : 'LIMIT_EXCEEDED')
  if (!isOwner)
    return new AppError(code, status, plansErrorTexts.MONTHLY_LIMIT_REACHED, { upgradeRequired: true })
  const message = plansTexts.limitReached(resource, current, limit)
  return new AppError(code, status, message, { upgradeRequired: true, resource, current, limit })
}
