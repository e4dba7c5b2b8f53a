import { pages } from '#shared/pages.ts'

import { withStep } from './purchase-step.ts'
import { usePlan } from './use-plan.ts'

/** D-SUB-15. */
export function useUpgradePath(): string {
  const { usageStats, getRecommendedUpgrade } = usePlan()
  const upgrade = getRecommendedUpgrade() ?? usageStats?.availableUpgrades[0]
  const { path } = pages.subscription
  if (!upgrade) return path
  const query = withStep(new URLSearchParams(), { kind: 'choosing', highlighted: upgrade.name })
  return `${path}?${query.toString()}`
}
