import { adminOnly, anyUser } from '#shared/contracts/access.ts'
import { endpoints } from '#shared/contracts/endpoint.ts'

const contract = () => import('./plans.contract.ts')

export const { listPlans, checkLimits } = endpoints(contract, 'public', {
  listPlans: 'GET /subscriptions/plans',
  /** Whether an appointment may be made now. Asked before the form is filled in; the booking decides for itself. */
  checkLimits: 'GET /appointments/limits/check',
})

export const { checkAccess } = endpoints(contract, anyUser, {
  /** Whether the plan allows work. Only the owner reads why. */
  checkAccess: 'GET /subscriptions/check-access',
})

export const { planUsage, syncUsage, selectPlan, cancelPlan, resumePlan, createPlanIntent, confirmPlanPayment, withheldMessages } = endpoints(
  contract,
  adminOnly,
  {
    planUsage: 'GET /subscriptions/usage',
    /** Counts again from the tables, as every reading does; for whoever does not believe the screen. */
    syncUsage: 'POST /subscriptions/sync-usage',
    selectPlan: 'POST /subscriptions/select',
    /** The plan ends when what is paid for ends. Beyond the documents, like the next one. */
    cancelPlan: 'POST /subscriptions/cancel',
    resumePlan: 'POST /subscriptions/resume',
    createPlanIntent: 'POST /subscription-payments/create-intent',
    /** Asks Stripe what came of it, for whoever has just paid. */
    confirmPlanPayment: 'POST /subscription-payments/confirm',
    /** Mails that the plan's limit has kept back. Beyond the documents. */
    withheldMessages: 'GET /subscriptions/withheld-messages',
  },
)
