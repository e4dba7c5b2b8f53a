import type { SlotSettings } from '#features/settings/settings.contract.ts'
import { type ShopNow, shopNow } from '#features/settings/shop-now.rules.ts'
import type { Day } from '#shared/calendar-time.ts'

import type { SlotClaimant } from './availability.rules.ts'
import { startedMinutesOf } from './slots.rules.ts'

type BookingTerms = { settings: SlotSettings; booker: SlotClaimant; now: Date }

/** `day` is the present day. */
export type BookableTime = Pick<ShopNow, 'day' | 'lastDay'> & {
  /** The last minute of the day at which a start is too late; -1 on a later day. */
  startedMinutes: (day: Day) => number
}

/** Decides the days and times that a booker may book, for the free slots and for the booking itself. */
export function bookableTime({ settings, now }: BookingTerms): BookableTime {
  const { day: today, minutes, lastDay } = shopNow(now, settings.timeZone, settings.bookingWindowDays)
  return { day: today, lastDay, startedMinutes: (day) => startedMinutesOf({ day: today, minutes }, day) }
}
