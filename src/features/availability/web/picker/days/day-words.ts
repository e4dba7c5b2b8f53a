import type { BookableDay } from '#features/availability/availability.contract.ts'
import { pickerTexts } from '#features/availability/availability.it.ts'
import { dayNames } from '#shared/italian-dates.ts'

import { dayDensity } from './day-load.ts'

/**
 * What the hatch under a day says, in words: 'venerdì 20 novembre, quasi pieno'.
 * @param isToday its times may be over instead of taken
 */
export function dayWords(day: BookableDay, isToday: boolean): string {
  const { dayStates } = pickerTexts
  const state = day.state === 'open' ? dayStates.density[dayDensity(day)] : dayStates[day.state]
  const words = isToday && day.state === 'full' ? dayStates.fullToday : state
  return words ? `${dayNames.long(day.date)}, ${words}` : dayNames.long(day.date)
}
