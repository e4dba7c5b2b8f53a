import { midnight, type Weekday, weekdays } from '#shared/calendar-time.ts'

import type { WeekHours } from './public-settings.contract.ts'

export type DayRange = { first: Weekday; last: Weekday; hours: WeekHours[Weekday] }

export function dayRangesOf(week: WeekHours): DayRange[] {
  const spans: DayRange[] = []
  for (const day of weekdays) {
    const hours = week[day]
    const before = spans.at(-1)
    if (before && before.hours?.opens === hours?.opens && before.hours?.closes === hours?.closes)
      before.last = day
    else spans.push({ first: day, last: day, hours })
  }
  return spans
}

/** https://schema.org/openingHours: 'Tu-Sa 09:00-19:00', without closed days. */
export function toSchemaHours(week: WeekHours): string[] {
  return dayRangesOf(week).flatMap(({ first, last, hours }) => {
    const days = first === last ? schemaDay(first) : `${schemaDay(first)}-${schemaDay(last)}`
    // Search engines expect a day that ends at midnight to end at 23:59.
    return hours ? [`${days} ${hours.opens}-${hours.closes === midnight ? '23:59' : hours.closes}`] : []
  })
}

function schemaDay(day: Weekday): string {
  return day.charAt(0).toUpperCase() + day.charAt(1)
}

/** https://faq.whatsapp.com/5913398998672934. Leaves a link unchanged if it has a text already or leads elsewhere. */
export function chatLink(link: string, words: string): string {
  const url = URL.parse(link)
  if (!url || !chatHosts.has(url.hostname) || url.searchParams.has('text')) return link
  return `${link}${url.search ? '&' : '?'}text=${encodeURIComponent(words)}`
}

const chatHosts = new Set(['wa.me', 'api.whatsapp.com'])
