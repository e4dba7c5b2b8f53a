import { shopContact } from '#features/settings/server/public-settings.ts'
import type { Platform } from '#platform/platform.ts'

import { accessOf, mayReadPlanFigures } from '../gates.rules.ts'
import type { PlanAccess, UsageStats } from '../plans.contract.ts'
import { plansTexts } from '../plans.it.ts'
import { periodAt, statusOf } from '../subscription.rules.ts'
import { alertsInWords } from '../usage-alerts.rules.ts'
import { availableUpgrades, recommendedUpgrade } from '../usage.rules.ts'
import { monthOf, usageWithin } from './count-usage.ts'
import { limitsOf, type PlanRow, presentPlanHead } from './plan-rows.ts'
import { presentSubscription } from './present-subscription.ts'
import { type LoadedSubscription, readSubscription } from './subscription-rows.ts'

export function runningPlan({ periods }: LoadedSubscription, now: Date): PlanRow | null {
  const running = periodAt(periods, now)
  return periods.find((period) => period === running)?.planRow ?? null
}

export async function usageStats(platform: Platform): Promise<UsageStats> {
  const { db } = platform.database
  const now = platform.clock.now()
  const { timeZone: zone } = await shopContact(platform)
  const known = await readSubscription(db)
  const subscription = presentSubscription(known, now)
  const plan = runningPlan(known, now)
  const usage = plan && (await usageWithin(db, limitsOf(plan), { now, zone }))
  const upgrades = plan ? availableUpgrades(sortable(known), { ...plan, sortOrder: plan.sort_order }) : []
  const recommended =
    plan && usage
      ? recommendedUpgrade(sortable(known), { ...plan, sortOrder: plan.sort_order }, usage)
      : undefined
  const { currentPeriodStart: start, currentPeriodEnd: end } = subscription ?? {}
  return {
    plan: subscription?.plan ?? null,
    subscription,
    usage,
    alerts: alertsInWords(usage ?? {}),
    availableUpgrades: upgrades.map(({ row }) => presentPlanHead(row)),
    recommendedUpgrade: recommended ? presentPlanHead(recommended.row) : null,
    billingPeriod: subscription && start && end ? { start, end, status: subscription.status } : null,
    resetDate: monthOf(now, zone).to.toISOString(),
  }
}

function sortable({ plans }: LoadedSubscription) {
  return plans.map((row) => ({ row, name: row.name, sortOrder: row.sort_order }))
}

export async function planAccess(platform: Platform, role: string): Promise<PlanAccess> {
  const { db } = platform.database
  const now = platform.clock.now()
  const known = await readSubscription(db)
  const status = statusOf(known, now)
  const access = accessOf(status)
  const isOwner = role === 'admin' && mayReadPlanFigures(role)
  if (!isOwner)
    return { hasAccess: access.hasAccess, message: access.hasAccess ? null : plansTexts.suspended }
  const { timeZone: zone } = await shopContact(platform)
  const plan = runningPlan(known, now)
  const limits = plan && limitsOf(plan)
  return {
    ...access,
    message: plansTexts.blocked[status],
    subscription: presentSubscription(known, now),
    subscriptionStatus: status,
    subscriptionId: known.id,
    limits,
    usage: limits && (await usageWithin(db, limits, { now, zone })),
  }
}
