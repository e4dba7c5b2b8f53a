import { dayNames } from '#shared/italian-dates.ts'

import type { BookableDay } from '../../availability.contract.ts'
import { pickerTexts } from '../../availability.it.ts'
import { dayDensity } from '../day-load.ts'

/** @param isToday a full day may then be over instead of booked */
export function dayWords(day: BookableDay, isToday: boolean): string {
  const { dayStates } = pickerTexts
  const state = day.state === 'open' ? dayStates.density[dayDensity(day)] : dayStates[day.state]
  const words = isToday && day.state === 'full' ? dayStates.fullToday : state
  return words ? `${dayNames.long(day.date)}, ${words}` : dayNames.long(day.date)
}
