import { adminOnly, anyUser } from '#shared/contracts/access.ts'
import { endpoints } from '#shared/contracts/endpoint.ts'

const contract = () => import('./plans.contract.ts')

export const { listPlans, checkLimits } = endpoints(contract, 'public', {
  listPlans: 'GET /subscriptions/plans',
  /**
   * Says whether the caller may book now. Screens ask before they show the form; the booking checks again.
   */
  checkLimits: 'GET /appointments/limits/check',
})

export const { checkAccess } = endpoints(contract, anyUser, {
  /** Says whether the plan grants access. Only the owner sees the reason. */
  checkAccess: 'GET /subscriptions/check-access',
})

export const { planUsage, syncUsage, selectPlan, cancelPlan, resumePlan, createPlanIntent, confirmPlanPayment, withheldMessages } = endpoints(
  contract,
  adminOnly,
  {
    planUsage: 'GET /subscriptions/usage',
    /** Counts again from the tables, as each read does; the button exists for owners who doubt the screen. */
    syncUsage: 'POST /subscriptions/sync-usage',
    selectPlan: 'POST /subscriptions/select',
    /** Ends the plan at the end of the paid time. Not in the specification, like the next one. */
    cancelPlan: 'POST /subscriptions/cancel',
    resumePlan: 'POST /subscriptions/resume',
    createPlanIntent: 'POST /subscription-payments/create-intent',
    confirmPlanPayment: 'POST /subscription-payments/confirm',
    withheldMessages: 'GET /subscriptions/withheld-messages',
  },
)
