import type { Weekday } from '#shared/calendar-time.ts'
import { clockTime, weekdayNames } from '#shared/italian-dates.ts'

import { dayRangesOf } from './opening-hours.rules.ts'
import type { OpenHours, WeekHours } from './public-settings.contract.ts'

export const publicSettingsTexts = {
  chat: (shop: string) => `Ciao ${shop}, vorrei un’informazione.`,
  withoutScript:
    'Per prenotare, comprare e accedere serve JavaScript, che nel tuo browser è spento. Chiamaci, ci pensiamo noi:',
} as const

export type HoursLine = { days: string; hours: string }

export function hoursLines(week: WeekHours): HoursLine[] {
  return dayRangesOf(week).map(({ first, last, hours }) => ({
    days: span(weekdayNames[first], weekdayNames[last]),
    hours: hours ? times(hours) : 'chiuso',
  }))
}

export function shortHoursLines(week: WeekHours): HoursLine[] {
  return dayRangesOf(week).flatMap(({ first, last, hours }) =>
    hours ? [{ days: span(shortName(first), shortName(last)), hours: times(hours) }] : [],
  )
}

const times = ({ opens, closes }: OpenHours) => `${clockTime(opens)}–${clockTime(closes)}`
const span = (first: string, last: string) => (first === last ? first : `${first}–${last}`)
const shortName = (day: Weekday) => weekdayNames[day].slice(0, 3)
