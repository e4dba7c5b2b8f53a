import type { PlanAccess, UsageStats } from '../plans.contract.ts'
import { alertsInWords } from '../usage-alerts.rules.ts'

/** Builds the dashboard from the access answer; undefined if that has no plan data. */
export function usageFromAccess({ subscription, usage }: PlanAccess): UsageStats | undefined {
  if (subscription === undefined) return undefined
  const { currentPeriodStart: start, currentPeriodEnd: end, status } = subscription ?? {}
  return {
    plan: subscription?.plan ?? null,
    subscription,
    usage: usage ?? null,
    alerts: alertsInWords(usage ?? {}),
    availableUpgrades: [],
    recommendedUpgrade: null,
    billingPeriod: start && end && status ? { start, end, status } : null,
    resetDate: '',
  }
}
