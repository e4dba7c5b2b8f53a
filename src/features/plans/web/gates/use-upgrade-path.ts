import { pages } from '#shared/pages.ts'

import { withStep } from '../purchase/purchase-step.ts'
import { usePlan } from '../use-plan.ts'

/** Where a bigger plan is chosen: the one that is recommended, marked among the others (D-SUB-15). */
export function useUpgradePath(): string {
  const { usageStats, getRecommendedUpgrade } = usePlan()
  const upgrade = getRecommendedUpgrade() ?? usageStats?.availableUpgrades[0]
  const { path } = pages.subscription
  if (!upgrade) return path
  const query = withStep(new URLSearchParams(), { kind: 'choosing', highlighted: upgrade.name })
  return `${path}?${query.toString()}`
}
