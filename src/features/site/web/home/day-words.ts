import { addDays, type Day } from '#shared/calendar-time.ts'

const longDay = new Intl.DateTimeFormat('it-CH', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** 'oggi', 'domani' or 'lunedì 23 novembre'. */
export function dayWords(day: Day, today: Day): string {
  if (day === today) return 'oggi'
  if (day === addDays(today, 1)) return 'domani'
  return longDay.format(new Date(`${day}T00:00:00Z`))
}
