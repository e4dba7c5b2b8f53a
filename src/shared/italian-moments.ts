import { dateTexts } from './italian-dates.it.ts'
import { locale } from './locale.ts'

/** Instants on the wall clock of the zone; without a zone, on the browser's clock. */
export const instantNames = {
  /** 20 nov 2026 */
  short: (instant: Date, zone: string) =>
    written(instant, { day: 'numeric', month: 'short', year: 'numeric', timeZone: zone }),
  /** 20.11.26 */
  numeric: (instant: Date, zone: string) =>
    written(instant, { day: '2-digit', month: '2-digit', year: '2-digit', timeZone: zone }),
  /** 09:30 */
  time: (instant: Date) => written(instant, { hour: '2-digit', minute: '2-digit' }),
} as const

function written(instant: Date, parts: Intl.DateTimeFormatOptions): string {
  if (Number.isNaN(instant.getTime())) return dateTexts.invalid
  return new Intl.DateTimeFormat(locale, parts).format(instant)
}

/** Adds 'il' or 'l’' to a date that begins with its day: 'il 12 apr 2026', 'l’11 apr 2026'. */
export function onDate(date: string): string {
  return vowelDays.test(date) ? `l’${date}` : `il ${date}`
}

export function untilDate(date: string): string {
  return vowelDays.test(date) ? `fino all’${date}` : `fino al ${date}`
}

/** The days 'otto' and 'undici' begin with a vowel. */
const vowelDays = /^(?:8|11)(?!\d)/

/** '2026-11-20' → '20.11.2026', for every day in the text. */
export function withNumericDays(text: string): string {
  return text.replace(/\b(\d{4})-(\d{2})-(\d{2})\b/g, '$3.$2.$1')
}
