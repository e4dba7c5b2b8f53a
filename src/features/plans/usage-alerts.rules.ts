import type { UsageStats } from './plans.contract.ts'
import { plansTexts } from './plans.it.ts'
import { alertsOf, type KnownUsage } from './usage.rules.ts'

export function alertsInWords(usage: KnownUsage): UsageStats['alerts'] {
  return alertsOf(usage).map(({ type, resource, percentage }) => ({
    type,
    resource,
    message: plansTexts.alerts[type](resource, percentage),
  }))
}
