import { call } from '#ui/http/call.ts'

import * as endpoints from '../plans.endpoints.ts'

/** @returns whether the plan must be paid first */
export async function selectPlan(planId: string): Promise<{ needsPayment: boolean }> {
  const body = { planId, paymentMethod: 'card', autoRenew: false } as const
  return (await call(endpoints.selectPlan, { body })).data
}

export async function startPlanPayment(planId: string, subscriptionId: string, signal?: AbortSignal) {
  return (await call(endpoints.createPlanIntent, { body: { planId, subscriptionId }, signal })).data
}

export async function confirmPlanPayment(paymentIntentId: string, signal?: AbortSignal) {
  return await call(endpoints.confirmPlanPayment, { body: { paymentIntentId }, signal })
}

export async function syncUsage() {
  return (await call(endpoints.syncUsage)).data
}

export async function cancelPlan() {
  return await call(endpoints.cancelPlan)
}

export async function resumePlan() {
  return await call(endpoints.resumePlan)
}
