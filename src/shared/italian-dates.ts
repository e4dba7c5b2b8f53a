import type { Day, TimeOfDay, Weekday } from './calendar-time.ts'
import { dateTexts } from './italian-dates.it.ts'
import { locale } from './locale.ts'

/** Days and times as written in Lugano. A day is a wall-clock day, so its formats use UTC. */
function formatOf(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let format: Intl.DateTimeFormat | undefined
  // Created on first use: each format takes up to 7 ms.
  return () => (format ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }))
}

const longDay = formatOf({ weekday: 'long', day: 'numeric', month: 'long' })
const dayAndMonth = formatOf({ day: 'numeric', month: 'long' })
const dayWithYear = formatOf({ day: 'numeric', month: 'long', year: 'numeric' })
const twoDigitDay = formatOf({ day: '2-digit', month: 'long', year: 'numeric' })
const weekday = formatOf({ weekday: 'long' })
const month = formatOf({ month: 'long', year: 'numeric' })
const weekdayAndNumber = formatOf({ weekday: 'short', day: 'numeric' })
const monthShort = formatOf({ month: 'short' })

function written(style: () => Intl.DateTimeFormat, day: Day): string {
  const midnight = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(midnight.getTime()) ? dateTexts.invalid : style().format(midnight)
}

/** Writes the first of a month as an ordinal: 1° dicembre. */
const format = (style: () => Intl.DateTimeFormat, day: Day) =>
  written(style, day).replace(/(?<!\d)1 (?=\p{L})/u, '1° ')

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const dayNames = {
  /** venerdì 20 novembre */
  long: (day: Day) => format(longDay, day),
  /** 20 novembre */
  short: (day: Day) => format(dayAndMonth, day),
  withYear: (day: Day) => format(dayWithYear, day),
  /** 05 novembre 2026, 'dd MMMM yyyy' */
  padded: (day: Day) => written(twoDigitDay, day),
  full: (day: Day) => `${format(weekday, day)} ${format(dayWithYear, day)}`,
  /** venerdì */
  weekday: (day: Day) => format(weekday, day),
  /** Ven */
  weekdayShort: (day: Day) => capitalised(format(weekday, day).slice(0, 3)),
  month: (day: Day) => capitalised(format(month, day)),
  /** nov */
  monthShort: (day: Day) => format(monthShort, day),
  /** ven 20 */
  weekdayAndNumber: (day: Day) => format(weekdayAndNumber, day),
  /** 20 */
  number: (day: Day) => String(Number(day.slice(8))),
} as const

export const weekdayNames: Record<Weekday, string> = {
  monday: 'Lunedì',
  tuesday: 'Martedì',
  wednesday: 'Mercoledì',
  thursday: 'Giovedì',
  friday: 'Venerdì',
  saturday: 'Sabato',
  sunday: 'Domenica',
}

/** 'Oggi, venerdì 20 novembre', 'Domani, sabato 21 novembre' or 'Domenica 22 novembre'. */
export function dayFromToday(day: Day, daysAhead: number | null): string {
  if (daysAhead === 0) return `Oggi, ${dayNames.long(day)}`
  if (daysAhead === 1) return `Domani, ${dayNames.long(day)}`
  return capitalised(dayNames.long(day))
}

/** '09:30' → '9:30' */
export function clockTime(time: TimeOfDay): string {
  return time.startsWith('0') ? time.slice(1) : time
}
