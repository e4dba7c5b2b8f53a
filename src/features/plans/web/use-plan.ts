import { useQuery } from '@tanstack/react-query'

import type { Subscription, UsageStats } from '../plans.contract.ts'
import { isNearLimit, isOverLimit, type Resource } from '../usage.rules.ts'
import { usageQuery } from './plan-queries.ts'

/** The only source of plan data on the owner's screens (USAGE-23). */
export type PlanOnScreen = {
  usageStats: UsageStats | undefined
  subscription: Subscription | null
  isLoading: boolean
  error: Error | null
  hasActiveSubscription: boolean
  isNearLimit: (resource: Resource) => boolean
  isOverLimit: (resource: Resource) => boolean
  getRecommendedUpgrade: () => UsageStats['recommendedUpgrade']
  retry: () => void
}

export function usePlan(): PlanOnScreen {
  const { data, isPending, error, refetch } = useQuery(usageQuery)
  const percentage = (resource: Resource) => data?.usage?.[resource]?.percentage ?? 0
  return {
    usageStats: data,
    subscription: data?.subscription ?? null,
    isLoading: isPending,
    error: data === undefined ? error : null,
    hasActiveSubscription: data?.subscription?.status === 'active',
    isNearLimit: (resource) => isNearLimit(percentage(resource)),
    isOverLimit: (resource) => isOverLimit(percentage(resource)),
    getRecommendedUpgrade: () => data?.recommendedUpgrade ?? null,
    retry: () => void refetch(),
  }
}
