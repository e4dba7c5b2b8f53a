import { maxDuration, minDuration } from '#features/services/services.contract.ts'
import { shopDayOf } from '#features/settings/server/shop-day.ts'
import type { Platform } from '#platform/platform.ts'
import { isDayOrInstant } from '#shared/calendar-time.ts'

import type { Booker } from '../availability.rules.ts'
import type { SlotsCriteria } from './available-slots.ts'
import type { DaysCriteria } from './bookable-days.ts'
import { availabilityError } from './errors.ts'

type SlotsQuery = {
  booker: Booker
  date?: string | undefined
  barberId?: string | undefined
  duration?: string | undefined
  serviceId?: string | undefined
}

/** @throws AppError 400 with the text of the requested endpoint */
export async function slotsCriteriaOf(
  platform: Platform,
  query: SlotsQuery,
  missing: 'AVAILABILITY_PARAMETERS_MISSING' | 'SLOT_PARAMETERS_MISSING',
): Promise<SlotsCriteria> {
  const { booker, date, barberId, duration, serviceId } = query
  if (!date || !barberId || !duration) throw availabilityError(missing)
  if (!isDayOrInstant(date)) throw availabilityError('INVALID_DATE_TIME')
  return {
    booker,
    day: await shopDayOf(platform, date),
    barberId,
    duration: minutesOf(duration, serviceId),
    serviceId: serviceId || undefined,
  }
}

/** @throws AppError 400 */
export function daysCriteriaOf({ booker, barberId, duration, serviceId }: SlotsQuery): DaysCriteria {
  if (!barberId || (!duration && !serviceId)) throw availabilityError('AVAILABILITY_PARAMETERS_MISSING')
  return {
    booker,
    barberId,
    serviceId: serviceId || undefined,
    duration: minutesOf(duration ?? '', serviceId),
  }
}

/** Ignores the sent duration when a service is given, whose own applies. */
function minutesOf(text: string, serviceId: string | undefined): number {
  const minutes = Number(text)
  const usable = /^\d{1,3}$/.test(text) && minDuration <= minutes && minutes <= maxDuration
  if (!usable && !serviceId) throw availabilityError('INVALID_SERVICE')
  return usable ? minutes : minDuration
}
