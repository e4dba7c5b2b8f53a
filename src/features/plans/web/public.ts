import { lazy } from 'react'

export { readPlans } from './read-plans.ts'
export { planKey } from './plan-queries.ts'
export { usePlan } from './use-plan.ts'
export { withStep } from './purchase/purchase-step.ts'
export { refreshUsage } from './usage-refresh.ts'

export { badgesOf } from './gates/badges.ts'
export { isUsedUp } from './gates/plan-refusal.ts'
export { recheckLimits } from './gates/recheck-limits.ts'
export { type Access, useAccess } from './gates/use-access.ts'
export { useClientGate } from './gates/use-client-gate.ts'
export { useCreationGate } from './gates/use-creation-gate.ts'
export { usePlanRefusals } from './gates/use-plan-refusals.ts'
export { useBarbersLimit } from './gates/use-barbers-limit.ts'
export { useUpgradePath } from './gates/use-upgrade-path.ts'

export const PlanLine = lazy(() => import('./gates/plan-line.tsx'))
export const LockedSection = lazy(() => import('./gates/locked-section.tsx'))
export const CreationGate = lazy(() => import('./gates/creation-gate.tsx'))
export const BarbersUsage = lazy(() => import('./gates/barbers-usage.tsx'))

export { RenewalBanner } from './renewal/renewal-banner.tsx'

export const SubscriptionTab = lazy(() => import('./subscription-tab.tsx'))
export const PlansTab = lazy(() => import('./plans-tab.tsx'))
