import { pages } from '#shared/pages.ts'

import { usePlan } from '../use-plan.ts'

/** Where a bigger plan is chosen: the one that is recommended, marked among the others (D-SUB-15). */
export function useUpgradePath(): string {
  const { usageStats, getRecommendedUpgrade } = usePlan()
  const upgrade = getRecommendedUpgrade() ?? usageStats?.availableUpgrades[0]
  const { path } = pages.subscription
  return upgrade ? `${path}?${new URLSearchParams({ plan: upgrade.name }).toString()}` : path
}
