import { type Day, daysBetween, instantToWallClock } from '#shared/calendar-time.ts'

import type { Subscription } from '../plans.contract.ts'

/** D-SUB-05. */
const reminderDays = { from: 7, plainly: 3, urgently: 1 } as const

export type Urgency = 'early' | 'soon' | 'now'

export function daysLeft(
  subscription: Pick<Subscription, 'status' | 'endDate'> | null,
  today: Day,
  zone: string,
): number | null {
  if (subscription?.status !== 'active' || subscription.endDate === null) return null
  const days = daysBetween(today, instantToWallClock(new Date(subscription.endDate), zone).day)
  // NaN for an unreadable date.
  return days >= 0 && days <= reminderDays.from ? days : null
}

export function urgencyOf(days: number): Urgency {
  if (days <= reminderDays.urgently) return 'now'
  return days <= reminderDays.plainly ? 'soon' : 'early'
}
