import { addDays, type Day } from '#shared/calendar-time.ts'
import { dayNames } from '#shared/italian-dates.ts'

/** 'oggi', 'domani' or 'lunedì 23 novembre'. */
export function dayWords(day: Day, today: Day): string {
  if (day === today) return 'oggi'
  if (day === addDays(today, 1)) return 'domani'
  return dayNames.long(day)
}
