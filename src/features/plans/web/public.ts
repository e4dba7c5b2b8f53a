import { lazy } from 'react'

export { accessQuery, limitsQuery, planKey, plansQuery, usageQuery, withheldQuery } from './plan-queries.ts'
export { usePlan } from './use-plan.ts'
export { refreshUsage } from './usage-refresh.ts'

/** The last days of what is paid, wherever the owner works. */
export { RenewalBanner } from './renewal/renewal-banner.tsx'

/** Two sections of the admin panel: the plan that runs, and the plans. */
export const SubscriptionTab = lazy(() => import('./subscription-tab.tsx'))
export const PlansTab = lazy(() => import('./plans-tab.tsx'))
