import { shopDayOf } from '#features/settings/server/shop-day.ts'
import type { Platform } from '#platform/platform.ts'
import { type Day, instantToWallClock } from '#shared/calendar-time.ts'

import type { VacationsRequest } from '../../barber-changes.contract.ts'
import { type DaySpan, nextVacations, vacationFault } from '../../vacations.rules.ts'
import { barbersError } from '../errors.ts'

export async function sentSpans(platform: Platform, sent: VacationsRequest['vacations']): Promise<DaySpan[]> {
  const spans: DaySpan[] = []
  for (const { startDate, endDate } of sent) {
    spans.push({ startDay: await shopDayOf(platform, startDate), endDay: await shopDayOf(platform, endDate) })
  }
  return spans
}

/**
 * @returns all vacations of the barber, in order
 * @throws AppError 400
 */
export function checkedVacations(sent: DaySpan[], today: Day, saved: DaySpan[]): DaySpan[] {
  for (const span of sent) {
    const fault = vacationFault(span, today, saved)
    if (fault) throw barbersError(fault === 'past' ? 'VACATION_IN_PAST' : 'VACATION_ORDER')
  }
  return nextVacations(sent, today, saved)
}

export function shopToday(now: Date, zone: string): Day {
  return instantToWallClock(now, zone).day
}
