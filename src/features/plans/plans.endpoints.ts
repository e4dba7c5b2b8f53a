import { adminOnly, anyUser } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./plans.contract.ts')

export const listPlans = endpoint('GET /subscriptions/plans', 'public', {
  contract,
  answer: 'plansAnswerSchema',
})

/** Whether the plan allows work. Only the owner reads why. */
export const checkAccess = endpoint('GET /subscriptions/check-access', anyUser, {
  contract,
  answer: 'accessAnswerSchema',
})

export const planUsage = endpoint('GET /subscriptions/usage', adminOnly, {
  contract,
  answer: 'usageAnswerSchema',
})

/** Counts again from the tables, as every reading does; for whoever does not believe the screen. */
export const syncUsage = endpoint('POST /subscriptions/sync-usage', adminOnly, {
  contract,
  answer: 'usageAnswerSchema',
})

export const selectPlan = endpoint('POST /subscriptions/select', adminOnly, {
  contract,
  body: 'selectPlanRequestSchema',
  answer: 'selectedPlanAnswerSchema',
})

/** The plan ends when what is paid for ends. Beyond the documents, like the next one. */
export const cancelPlan = endpoint('POST /subscriptions/cancel', adminOnly, {
  contract,
  answer: 'subscriptionAnswerSchema',
})
export const resumePlan = endpoint('POST /subscriptions/resume', adminOnly, {
  contract,
  answer: 'subscriptionAnswerSchema',
})

export const createPlanIntent = endpoint('POST /subscription-payments/create-intent', adminOnly, {
  contract,
  body: 'planIntentRequestSchema',
  answer: 'startedPlanPaymentAnswerSchema',
})

/** Asks Stripe what came of it, for whoever has just paid. */
export const confirmPlanPayment = endpoint('POST /subscription-payments/confirm', adminOnly, {
  contract,
  body: 'confirmPlanPaymentRequestSchema',
  answer: 'confirmedPlanPaymentAnswerSchema',
})

/** Whether an appointment may be made now. Asked before the form is filled in; the booking decides for itself. */
export const checkLimits = endpoint('GET /appointments/limits/check', 'public', {
  contract,
  answer: 'limitsAnswerSchema',
})

/** Mails that the plan's limit has kept back. Beyond the documents. */
export const withheldMessages = endpoint('GET /subscriptions/withheld-messages', adminOnly, {
  contract,
  answer: 'withheldMessagesAnswerSchema',
})
