import type { Weekday } from '#shared/calendar-time.ts'

import type { WorkingDay } from '../../barbers.contract.ts'
import { type DayFault, dayFault } from '../../working-hours.rules.ts'

export type WeekFaults = ReadonlyMap<Weekday, { kind: DayFault; text: string }>

/** The days that cannot be saved, in the words of the form. */
export function weekFaults(days: readonly WorkingDay[], texts: Record<DayFault, string>): WeekFaults {
  const faults = new Map<Weekday, { kind: DayFault; text: string }>()
  for (const day of days) {
    const kind = dayFault(day)
    if (kind) faults.set(day.day, { kind, text: texts[kind] })
  }
  return faults
}
