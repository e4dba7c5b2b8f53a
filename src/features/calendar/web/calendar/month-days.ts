import { workloadOf } from '#features/availability/slots.rules.ts'
import type { Day } from '#shared/calendar-time.ts'

import type { MonthEntry } from '../../calendar.contract.ts'
import { barberDayOf } from '../day-grid/barber-day.ts'
import { type Density, densityOf } from '../day-grid/density.ts'
import type { StaffBarber } from '../staff/staff-barber.ts'
import { byDay, liveCount } from './by-day.ts'

export type MonthDay = {
  day: Day
  entries: readonly MonthEntry[]
  count: number
  density: Density
}

export function monthDays(
  days: readonly Day[],
  entries: readonly MonthEntry[],
  barbers: readonly StaffBarber[],
): ReadonlyMap<Day, MonthDay> {
  const ofDay = byDay(entries)
  return new Map(
    days.map((day) => {
      const own = ofDay.get(day) ?? []
      const loads = barbers
        .map((barber) => barberDayOf(barber, day, own))
        .filter(({ work }) => work !== undefined)
        .map(workloadOf)
      const load = loads.reduce((sum, share) => sum + share, 0) / Math.max(1, loads.length)
      const count = liveCount(own)
      // An appointment outside all working hours must still show a hatch.
      const density = densityOf(count > 0 ? Math.max(load, 0.01) : 0)
      return [day, { day, entries: own, count, density }]
    }),
  )
}
