export { accessQuery, limitsQuery, planKey, plansQuery, usageQuery, withheldQuery } from './plan-queries.ts'
export { usePlan } from './use-plan.ts'
export { refreshUsage } from './usage-refresh.ts'
