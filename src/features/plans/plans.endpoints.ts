import { adminOnly, anyUser } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./plans.contract.ts')

export const listPlans = endpoint('GET /subscriptions/plans', 'public', contract, 'listPlans')

/** Whether the plan allows work. Only the owner reads why. */
export const checkAccess = endpoint('GET /subscriptions/check-access', anyUser, contract, 'checkAccess')

export const planUsage = endpoint('GET /subscriptions/usage', adminOnly, contract, 'planUsage')

/** Counts again from the tables, as every reading does; for whoever does not believe the screen. */
export const syncUsage = endpoint('POST /subscriptions/sync-usage', adminOnly, contract, 'syncUsage')

export const selectPlan = endpoint('POST /subscriptions/select', adminOnly, contract, 'selectPlan')

/** The plan ends when what is paid for ends. Beyond the documents, like the next one. */
export const cancelPlan = endpoint('POST /subscriptions/cancel', adminOnly, contract, 'cancelPlan')
export const resumePlan = endpoint('POST /subscriptions/resume', adminOnly, contract, 'resumePlan')

export const createPlanIntent = endpoint('POST /subscription-payments/create-intent', adminOnly, contract, 'createPlanIntent')

/** Asks Stripe what came of it, for whoever has just paid. */
export const confirmPlanPayment = endpoint('POST /subscription-payments/confirm', adminOnly, contract, 'confirmPlanPayment')

/** Whether an appointment may be made now. Asked before the form is filled in; the booking decides for itself. */
export const checkLimits = endpoint('GET /appointments/limits/check', 'public', contract, 'checkLimits')

/** Mails that the plan's limit has kept back. Beyond the documents. */
export const withheldMessages = endpoint('GET /subscriptions/withheld-messages', adminOnly, contract, 'withheldMessages')
