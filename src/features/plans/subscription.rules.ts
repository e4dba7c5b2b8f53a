import { addMonth, dayOfMonth, instantToWallClock } from '#shared/calendar-time.ts'

/** GATE-01. 'inactive': no plan was ever paid for or chosen. */
export const subscriptionStatuses = ['active', 'pending_payment', 'expired', 'cancelled', 'inactive'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** Prices in centimes, a month each. */
export type PricedPlan = { id: string; price: number }

/** Paid time: from its start up to, and without, its end. */
export type PaidPeriod = {
  plan: PricedPlan
  startsAt: Date
  endsAt: Date
  /** The day of the month on which its months end. */
  monthDay: number
  /** Centimes: what was paid for it, and what was left of the plan before. */
  worth: number
}

/** All that is known of a shop's subscription. Periods in the order of time, none overlapping. */
export type Subscription = {
  periods: readonly PaidPeriod[]
  /** What was chosen and waits to be paid. */
  chosenAt: Date | null
  /** The owner wants no further month. */
  isCancelled: boolean
}

/** How long a choice waits to be paid (D-SUB-23). Milliseconds. */
export const choiceTime = 24 * 60 * 60 * 1000

/** The period that contains the instant. */
export function periodAt(periods: readonly PaidPeriod[], now: Date): PaidPeriod | undefined {
  return periods.find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)
}

/** The end of the time that is paid without a gap; undefined when no plan runs. */
export function paidUntil(periods: readonly PaidPeriod[], now: Date): Date | undefined {
  let end = periodAt(periods, now)?.endsAt
  for (const { startsAt, endsAt } of periods) if (end && startsAt <= end && endsAt > end) end = endsAt
  return end
}

/** Only 'active' grants access; what waits to be paid never replaces what runs (D-SUB-04). */
export function statusOf({ periods, chosenAt, isCancelled }: Subscription, now: Date): SubscriptionStatus {
  if (periodAt(periods, now)) return 'active'
  if (chosenAt !== null && now.getTime() - chosenAt.getTime() < choiceTime) return 'pending_payment'
  if (periods.length === 0) return 'inactive'
  return isCancelled ? 'cancelled' : 'expired'
}

export type PaidFor = 'first' | 'renewal' | 'upgrade' | 'downgrade'

/** What a payment of this plan is at present. */
export function kindOf(periods: readonly PaidPeriod[], plan: PricedPlan, now: Date): PaidFor {
  const running = periodAt(periods, now)?.plan
  if (!running) return 'first'
  if (running.id === plan.id) return 'renewal'
  return plan.price > running.price ? 'upgrade' : 'downgrade'
}

const day = 24 * 60 * 60 * 1000

/**
 * The paid time after a payment.
 * @param zone of the shop: months are of its calendar
 * @returns all periods; a dearer plan ends those before it now
 */
export function afterPayment(
  periods: readonly PaidPeriod[],
  { plan, now, zone }: { plan: PricedPlan; now: Date; zone: string },
): PaidPeriod[] {
  const kind = kindOf(periods, plan, now)
  const over = periods.filter(({ endsAt }) => endsAt <= now)
  if (kind === 'first') return [...over, monthFrom(plan, now, zone)]
  if (kind === 'upgrade') {
    const left = periods.filter(({ endsAt }) => endsAt > now)
    const month = monthFrom(plan, now, zone)
    const credit = Math.round(left.reduce((sum, period) => sum + valueLeft(period, now), 0))
    const length = month.endsAt.getTime() - now.getTime()
    const days = Math.ceil((credit / plan.price) * (length / day))
    const endsAt = new Date(month.endsAt.getTime() + days * day)
    const cut = left
      .filter(({ startsAt }) => startsAt < now)
      .map((period) => ({ ...period, endsAt: now, worth: period.worth - Math.round(valueLeft(period, now)) }))
    const longer = { ...month, endsAt, monthDay: monthDayOf(endsAt, zone), worth: plan.price + credit }
    return [...over, ...cut, longer]
  }
  const last = periods.findLast(({ endsAt }) => endsAt > now)
  if (!last) return [...over, monthFrom(plan, now, zone)]
  const { endsAt: startsAt, monthDay } = last
  const endsAt = addMonth(startsAt, zone, monthDay)
  return [...periods, { plan, startsAt, endsAt, monthDay, worth: plan.price }]
}

function monthFrom(plan: PricedPlan, startsAt: Date, zone: string): PaidPeriod {
  const monthDay = monthDayOf(startsAt, zone)
  return { plan, startsAt, endsAt: addMonth(startsAt, zone), monthDay, worth: plan.price }
}

function monthDayOf(instant: Date, zone: string): number {
  return dayOfMonth(instantToWallClock(instant, zone).day)
}

/** Centimes that were paid for the time that has not passed. */
function valueLeft({ worth, startsAt, endsAt }: PaidPeriod, now: Date): number {
  const from = Math.max(now.getTime(), startsAt.getTime())
  return (worth * (endsAt.getTime() - from)) / (endsAt.getTime() - startsAt.getTime())
}
