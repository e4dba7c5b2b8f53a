import { isDay } from '#shared/calendar-time.ts'
import { capitalised, clockTime, dayNames } from '#shared/italian-dates.ts'

import { consultationTexts as texts } from '../../consultation.it.ts'

/** '9:00', the specification's format. */
export const timeName = clockTime

/** 'Venerdì 13 marzo, alle 9:30'; null without a day, the day alone without a time. */
export function whenName(day: string, time: string): string | null {
  if (!isDay(day)) return null
  const name = capitalised(dayNames.long(day))
  return time === '' ? name : texts.summary.whenAt(name, timeName(time))
}
