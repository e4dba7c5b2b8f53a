import type { BookingSettings } from '#features/settings/settings.contract.ts'
import { type ShopNow, shopNow } from '#features/settings/shop-now.rules.ts'
import type { Day } from '#shared/calendar-time.ts'

import type { Booker } from './availability.rules.ts'
import { startedMinutesOf } from './slots.rules.ts'

export type BookingTerms = { settings: BookingSettings; booker: Booker; now: Date }

/** The days that are open for booking, today first, and the starts of each. */
export type BookableTime = Pick<ShopNow, 'day' | 'lastDay'> & {
  /** The last minute of the day at which no appointment can begin any more; -1 for none. */
  startedMinutes: (day: Day) => number
}

/** Free slots, days and bookings all follow these rules. */
export function bookableTime({ settings, now }: BookingTerms): BookableTime {
  const { day: today, minutes, lastDay } = shopNow(now, settings.timeZone, settings.bookingWindowDays)
  return { day: today, lastDay, startedMinutes: (day) => startedMinutesOf({ day: today, minutes }, day) }
}
