import { type TimeOfDay, type Weekday, weekdays } from '#shared/calendar-time.ts'

import type { PublicSettings } from './studio.contract.ts'

type HoursLine = PublicSettings['openingHours'][number]

/** 'Martedì–Sabato' → 'Mar–Sab' */
export function shortDays(days: string): string {
  return days.replace(/\p{L}{4,}/gu, (day) => day.slice(0, 3))
}

export function isOpen(line: HoursLine): boolean {
  return /\d/.test(line.hours)
}

const schemaDays: Record<string, string> = {
  lun: 'Mo',
  mar: 'Tu',
  mer: 'We',
  gio: 'Th',
  ven: 'Fr',
  sab: 'Sa',
  dom: 'Su',
}

/**
 * The form that search engines read (https://schema.org/openingHours): 'Martedì–Sabato 9:00–19:00' →
 * 'Tu-Sa 09:00-19:00'. Closed days, and lines in other words, are left out.
 */
export function toSchemaHours(lines: readonly HoursLine[]): string[] {
  return lines.filter(isOpen).flatMap(({ days, hours }) => {
    const codes = days.split('–').map((day) => schemaDays[day.trim().slice(0, 3).toLowerCase()])
    const times = hours.match(/\d{1,2}:\d{2}/g) ?? []
    if (codes.includes(undefined) || times.length !== 2) return []
    return [`${codes.join('-')} ${times.map((time) => time.padStart(5, '0')).join('-')}`]
  })
}

/** What the lines say of each weekday; a day that no line names, or one in other words, is left out. */
export type OpeningTimes = Partial<Record<Weekday, { opens: TimeOfDay; closes: TimeOfDay } | 'closed'>>

const italianDays = Object.keys(schemaDays)

/** 'Martedì–Sabato 9:00–19:00' → 09:00 to 19:00 on each of these days. */
export function openingTimes(lines: readonly HoursLine[]): OpeningTimes {
  const opening: OpeningTimes = {}
  for (const line of lines) {
    const [first = -1, last = first] = line.days
      .split('–')
      .map((day) => italianDays.indexOf(day.trim().slice(0, 3).toLowerCase()))
    const [opens, closes] = (line.hours.match(/\d{1,2}:\d{2}/g) ?? []).map((time) => time.padStart(5, '0'))
    if (first < 0 || last < first || (isOpen(line) && (!opens || !closes))) continue
    for (const day of weekdays.slice(first, last + 1))
      opening[day] = opens && closes ? { opens, closes } : 'closed'
  }
  return opening
}
