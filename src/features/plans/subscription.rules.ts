import { addDays, addMonth, dayOfMonth, instantToWallClock } from '#shared/calendar-time.ts'

/** GATE-01. 'inactive': no plan was ever paid or chosen. */
export const subscriptionStatuses = ['active', 'pending_payment', 'expired', 'cancelled', 'inactive'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** Price in centimes per month. */
export type PricedPlan = { id: string; price: number }

/**
 * The end is exclusive. `monthDay`: day of the month on which its months end; `worth`: centimes, the price paid plus the credit
 * from an earlier plan.
 */
export type PaidPeriod = {
  plan: PricedPlan
  startsAt: Date
  endsAt: Date
  monthDay: number
  worth: number
}

/** Periods are sorted by time and never overlap. */
export type Subscription = {
  periods: readonly PaidPeriod[]
  chosenAt: Date | null
  isCancelled: boolean
}

const day = 24 * 60 * 60 * 1000
/** Milliseconds after which an unpaid choice expires (D-SUB-23). */
export const planChoiceTime = day

/** Milliseconds by which the clocks of two processes may differ. */
const clockTolerance = 5 * 60 * 1000

/**
 * Returns the period that contains the instant. Tolerates a start slightly ahead, because another process's
 * clock may be fast.
 */
export function periodAt<Period extends PaidPeriod>(
  periods: readonly Period[],
  now: Date,
): Period | undefined {
  return (
    periods.find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt) ??
    periods.find(({ startsAt }) => startsAt > now && startsAt.getTime() - now.getTime() <= clockTolerance)
  )
}

export function paidUntil(periods: readonly PaidPeriod[], now: Date): Date | undefined {
  let end = periodAt(periods, now)?.endsAt
  for (const { startsAt, endsAt } of periods) if (end && startsAt <= end && endsAt > end) end = endsAt
  return end
}

/** Only 'active' grants access; an unpaid choice never replaces the active plan (D-SUB-04). */
export function statusOf({ periods, chosenAt, isCancelled }: Subscription, now: Date): SubscriptionStatus {
  if (periodAt(periods, now)) return 'active'
  if (isChoicePending(chosenAt, now)) return 'pending_payment'
  if (periods.length === 0) return 'inactive'
  return isCancelled ? 'cancelled' : 'expired'
}

export const reminderDays = [7, 3, 1] as const

export function dueReminder(end: Date, now: Date): (typeof reminderDays)[number] | undefined {
  const left = end.getTime() - now.getTime()
  return left <= 0 ? undefined : reminderDays.findLast((days) => left <= days * day)
}

export function isChoicePending(chosenAt: Date | null, now: Date): boolean {
  // abs(), so that a choice stamped by a fast clock still expires.
  return chosenAt !== null && Math.abs(now.getTime() - chosenAt.getTime()) < planChoiceTime
}

export type PlanChangeKind = 'first' | 'renewal' | 'upgrade' | 'downgrade'

export function planChangeKindOf(
  periods: readonly PaidPeriod[],
  plan: PricedPlan,
  now: Date,
): PlanChangeKind {
  const running = periodAt(periods, now)?.plan
  if (!running) return 'first'
  if (running.id === plan.id) return 'renewal'
  return plan.price > running.price ? 'upgrade' : 'downgrade'
}

export type Timeline<Period extends PaidPeriod> = { existing: Period[]; added: PaidPeriod }

/**
 * Returns the paid time after a payment. A dearer plan ends the current periods now and credits their value;
 * any other month is appended.
 *
 * @param zone of the shop, for calendar months
 */
export function periodsAfterPayment<Period extends PaidPeriod>(
  periods: readonly Period[],
  { plan, now, zone }: { plan: PricedPlan; now: Date; zone: string },
): Timeline<Period> {
  const month = monthFrom(plan, now, zone)
  const kind = planChangeKindOf(periods, plan, now)
  if (kind === 'first') return { existing: moved(periods, { from: now, to: month.endsAt }), added: month }
  if (kind === 'upgrade') {
    const credit = Math.round(periods.reduce((sum, period) => sum + remainingValue(period, now), 0))
    const days = Math.ceil((credit / plan.price) * ((month.endsAt.getTime() - now.getTime()) / day))
    const endsAt = new Date(month.endsAt.getTime() + days * day)
    const added = { ...month, endsAt, monthDay: monthDayOf(endsAt, zone), worth: plan.price + credit }
    return { existing: endedAt(periods, now), added }
  }
  const last = (kind === 'renewal' ? lastOfRunning(periods, now) : periods.at(-1)) ?? month
  const startsAt = last.endsAt
  const monthDay = monthDayAfter(last, zone)
  const endsAt = addMonth(startsAt, zone, monthDay)
  const added = { plan, startsAt, endsAt, monthDay, worth: plan.price }
  return { existing: moved(periods, { from: startsAt, to: endsAt }), added }
}

function lastOfRunning<Period extends PaidPeriod>(periods: readonly Period[], now: Date): Period | undefined {
  const running = periodAt(periods, now)
  let last = running
  for (const period of periods)
    if (last && period.startsAt >= last.endsAt) {
      if (period.plan.id !== last.plan.id || period.startsAt > last.endsAt) break
      last = period
    }
  return last
}

/**
 * Returns the paid time after a refund. The payment's own period is shortened. If its value was already
 * credited to a dearer plan, that plan is shortened instead. Time from other payments stays.
 *
 * @param refund `bought` is the payment's period, if it still has one; `amount` in centimes
 */
export function periodsAfterRefund<Period extends PaidPeriod>(
  periods: readonly Period[],
  { bought, amount }: { bought: Period | undefined; amount: number },
  now: Date,
): Period[] {
  if (bought && bought.endsAt > now) return shortened(periods, bought, amount, now)
  const carried = amount - (bought?.worth ?? 0)
  const carrier = periodAt(periods, now) ?? periods.find(({ startsAt }) => startsAt > now)
  return carried > 0 && carrier ? shortened(periods, carrier, carried, now) : [...periods]
}

/** @property worth centimes */
export type RefundedTime = { plan: PricedPlan; milliseconds: number; worth: number }

export function refundedTimeOf(
  before: readonly PaidPeriod[],
  after: readonly PaidPeriod[],
): RefundedTime | undefined {
  const plans = [...new Map(before.map(({ plan }) => [plan.id, plan])).values()]
  return plans
    .map((plan) => {
      const [was, is] = [totalOf(before, plan), totalOf(after, plan)]
      return { plan, milliseconds: was.milliseconds - is.milliseconds, worth: was.worth - is.worth }
    })
    .find(({ milliseconds }) => milliseconds > 0)
}

function totalOf(periods: readonly PaidPeriod[], plan: PricedPlan): { milliseconds: number; worth: number } {
  const own = periods.filter((period) => period.plan.id === plan.id)
  return {
    milliseconds: own.reduce((sum, { startsAt, endsAt }) => sum + endsAt.getTime() - startsAt.getTime(), 0),
    worth: own.reduce((sum, { worth }) => sum + worth, 0),
  }
}

/**
 * Returns the paid time after a failed refund. The time taken comes back: at once without an active plan,
 * else after the same plan, else after all periods.
 */
export function periodsAfterFailedRefund<Period extends PaidPeriod>(
  periods: readonly Period[],
  { plan, milliseconds, worth }: RefundedTime,
  { now, zone }: { now: Date; zone: string },
): Timeline<Period> {
  const running = periodAt(periods, now)
  const last = running?.plan.id === plan.id ? lastOfRunning(periods, now) : running && periods.at(-1)
  const startsAt = last?.endsAt ?? now
  const endsAt = new Date(startsAt.getTime() + milliseconds)
  const added = { plan, startsAt, endsAt, monthDay: monthDayOf(endsAt, zone), worth }
  return { existing: moved(periods, { from: startsAt, to: endsAt }), added }
}

function shortened<Period extends PaidPeriod>(
  periods: readonly Period[],
  period: Period,
  value: number,
  now: Date,
): Period[] {
  const { startsAt, worth } = period
  const from = Math.max(now.getTime(), startsAt.getTime())
  const left = remainingValue(period, now)
  const remaining = Math.max(0, Math.round(left - value))
  const length = period.endsAt.getTime() - startsAt.getTime()
  const endsAt = new Date(remaining === 0 ? from : from + Math.round((remaining / worth) * length))
  const shift = endsAt.getTime() - period.endsAt.getTime()
  const rest = { ...period, endsAt, worth: Math.max(0, Math.round(worth - left) + remaining) }
  return [
    ...periods.filter((other) => other !== period && other.startsAt < period.endsAt),
    ...(endsAt > startsAt ? [rest] : []),
    ...periods.filter((other) => other.startsAt >= period.endsAt).map((later) => shifted(later, shift)),
  ]
}

function endedAt<Period extends PaidPeriod>(periods: readonly Period[], now: Date): Period[] {
  return periods
    .filter(({ startsAt }) => startsAt < now)
    .map((period) =>
      period.endsAt <= now
        ? period
        : { ...period, endsAt: now, worth: period.worth - Math.round(remainingValue(period, now)) },
    )
}

/** Inserting a period postpones later ones. */
function moved<Period extends PaidPeriod>(
  periods: readonly Period[],
  { from, to }: { from: Date; to: Date },
): Period[] {
  const first = periods.find(({ startsAt }) => startsAt >= from)
  const shift = first ? Math.max(0, to.getTime() - first.startsAt.getTime()) : 0
  return periods.map((period) => (period.startsAt >= from ? shifted(period, shift) : period))
}

function shifted<Period extends PaidPeriod>(period: Period, by: number): Period {
  if (by === 0) return period
  const startsAt = new Date(period.startsAt.getTime() + by)
  return { ...period, startsAt, endsAt: new Date(period.endsAt.getTime() + by) }
}

function monthFrom(plan: PricedPlan, startsAt: Date, zone: string): PaidPeriod {
  const monthDay = monthDayOf(startsAt, zone)
  return { plan, startsAt, endsAt: addMonth(startsAt, zone), monthDay, worth: plan.price }
}

/** Returns the day of the month on which the first month began, even if this month is too short for it. */
function monthDayAfter({ endsAt, monthDay }: PaidPeriod, zone: string): number {
  const { day: last } = instantToWallClock(endsAt, zone)
  const isMonthsEnd = dayOfMonth(addDays(last, 1)) === 1
  return isMonthsEnd ? Math.max(monthDay, dayOfMonth(last)) : dayOfMonth(last)
}

function monthDayOf(instant: Date, zone: string): number {
  return dayOfMonth(instantToWallClock(instant, zone).day)
}

function remainingValue({ worth, startsAt, endsAt }: PaidPeriod, now: Date): number {
  const from = Math.max(now.getTime(), startsAt.getTime())
  return Math.max(0, (worth * (endsAt.getTime() - from)) / (endsAt.getTime() - startsAt.getTime()))
}
