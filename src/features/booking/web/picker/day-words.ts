import type { BookableDay } from '#features/booking/booking.contract.ts'
import { dayNames } from '#features/booking/booking-days.it.ts'
import { pickerTexts } from '#features/booking/booking-screens.it.ts'

import { dayDensity } from './day-load.ts'

/** What the hatch under a day says, in words: 'venerdì 20 novembre, quasi pieno'. */
export function dayWords(day: BookableDay): string {
  const { dayStates } = pickerTexts
  const state = day.state === 'open' ? dayStates.density[dayDensity(day)] : dayStates[day.state]
  return state ? `${dayNames.long(day.date)}, ${state}` : dayNames.long(day.date)
}
