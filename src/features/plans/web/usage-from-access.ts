import type { PlanAccess, UsageStats } from '../plans.contract.ts'
import { alertsInWords } from '../usage-alerts.rules.ts'

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
