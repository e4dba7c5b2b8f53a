import { midnight, type Weekday, weekdays } from '#shared/calendar-time.ts'

import type { WeekHours } from './studio.contract.ts'

/** Days after one another with the same hours; null is closed. */
export type DaysAlike = { first: Weekday; last: Weekday; hours: WeekHours[Weekday] }

/** A week as people tell it, from Monday. */
export function daysAlike(week: WeekHours): DaysAlike[] {
  const spans: DaysAlike[] = []
  for (const day of weekdays) {
    const hours = week[day]
    const before = spans.at(-1)
    if (before && before.hours?.opens === hours?.opens && before.hours?.closes === hours?.closes)
      before.last = day
    else spans.push({ first: day, last: day, hours })
  }
  return spans
}

/** The form that search engines read (https://schema.org/openingHours): 'Tu-Sa 09:00-19:00'. Closed days are left out. */
export function toSchemaHours(week: WeekHours): string[] {
  return daysAlike(week).flatMap(({ first, last, hours }) => {
    const days = first === last ? schemaDay(first) : `${schemaDay(first)}-${schemaDay(last)}`
    // Search engines read a day that ends at midnight as 23:59.
    return hours ? [`${days} ${hours.opens}-${hours.closes === midnight ? '23:59' : hours.closes}`] : []
  })
}

function schemaDay(day: Weekday): string {
  return day.charAt(0).toUpperCase() + day.charAt(1)
}

/**
 * A link to a chat, with the first words already written (https://faq.whatsapp.com/5913398998672934). A link that has
 * its own, or leads elsewhere, stays as it is.
 */
export function chatLink(link: string, words: string): string {
  const url = URL.parse(link)
  if (!url || !chatHosts.has(url.hostname) || url.searchParams.has('text')) return link
  return `${link}${url.search ? '&' : '?'}text=${encodeURIComponent(words)}`
}

const chatHosts = new Set(['wa.me', 'api.whatsapp.com'])
