import type { Subscription } from '../plans.contract.ts'
import { isChoicePending, type PaidPeriod, paidUntil, periodAt, statusOf } from '../subscription.rules.ts'
import { presentPlanHead } from './plan-rows.ts'
import type { LoadedPeriod, LoadedSubscription } from './subscription-rows.ts'

export function presentSubscription(subscription: LoadedSubscription, now: Date): Subscription | null {
  const status = statusOf(subscription, now)
  return status === 'inactive' ? null : presentLoadedSubscription(subscription, now)
}

export function presentLoadedSubscription(subscription: LoadedSubscription, now: Date): Subscription {
  const { id, periods, chosenPlan, chosenAt, isCancelled } = subscription
  const status = statusOf(subscription, now)
  const running = periodAt(periods, now)
  const current =
    periods.find((period) => period === running) ?? periods.findLast(({ endsAt }) => endsAt <= now)
  const span = current && spanOf(periods, current)
  const shown = status === 'pending_payment' ? chosenPlan : current?.planRow
  const until = status === 'active' ? paidUntil(periods, now) : current?.endsAt
  return {
    _id: id,
    status,
    plan: shown ? presentPlanHead(shown) : null,
    startDate: text(span?.startsAt),
    endDate: text(until),
    nextBillingDate: text(until),
    currentPeriodStart: text(span?.startsAt),
    currentPeriodEnd: text(span?.endsAt),
    cancelAtPeriodEnd: isCancelled && status === 'active',
    chosenPlan: isChoicePending(chosenAt, now) && chosenPlan ? presentPlanHead(chosenPlan) : null,
    nextPlan: status === 'active' && span ? nextOf(periods, span.endsAt) : null,
  }
}

function spanOf(periods: readonly LoadedPeriod[], current: PaidPeriod): { startsAt: Date; endsAt: Date } {
  let { startsAt, endsAt } = current
  for (const period of periods)
    if (period.plan.id === current.plan.id && period.startsAt <= endsAt && period.endsAt > endsAt)
      endsAt = period.endsAt
  for (const period of periods.toReversed())
    if (period.plan.id === current.plan.id && period.endsAt >= startsAt && period.startsAt < startsAt)
      startsAt = period.startsAt
  return { startsAt, endsAt }
}

function nextOf(periods: readonly LoadedPeriod[], after: Date): Subscription['nextPlan'] {
  const next = periods.find(({ startsAt }) => startsAt >= after)
  return next ? { ...presentPlanHead(next.planRow), startsAt: next.startsAt.toISOString() } : null
}

function text(instant: Date | undefined): string | null {
  return instant?.toISOString() ?? null
}
