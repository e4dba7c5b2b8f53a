import { addDays, type Day } from '#shared/calendar-time.ts'
import { dayNames } from '#shared/italian-dates.ts'

import { homeTexts } from '../../site.it.ts'

const { nextFree: texts } = homeTexts

export function dayWords(day: Day, today: Day): string {
  if (day === today) return texts.today
  if (day === addDays(today, 1)) return texts.tomorrow
  return dayNames.long(day)
}
