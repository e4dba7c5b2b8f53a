import { chooserTexts } from '../../plans-screens.it.ts'
import type { Plan, Subscription } from '../../plans.contract.ts'
import type { PlanChangeKind } from '../../subscription.rules.ts'
import { planDate } from '../plan-formats.ts'

export function planChangeTo(
  plan: Pick<Plan, '_id' | 'price'>,
  subscription: Pick<Subscription, 'status' | 'plan'> | null,
): PlanChangeKind {
  if (subscription?.status !== 'active' || !subscription.plan) return 'first'
  if (subscription.plan._id === plan._id) return 'renewal'
  return plan.price > subscription.plan.price ? 'upgrade' : 'downgrade'
}

export function changeSentence(
  plan: Pick<Plan, '_id' | 'price'>,
  subscription: Subscription | null,
  zone: string,
  sentences: Record<Exclude<PlanChangeKind, 'first'>, (end: string) => string> = chooserTexts.changes,
): string | null {
  const change = planChangeTo(plan, subscription)
  if (change === 'first') return null
  return sentences[change](planDate(subscription?.endDate, zone))
}
