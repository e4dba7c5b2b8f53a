import type { Interval } from '../slots.rules.ts'
import type { BarberDay, WorkingIntervals } from '../slots.rules.ts'

/** One barber's working hours on one weekday, as the queries of this feature select them. */
export type WorkingHoursRow = {
  is_working: boolean
  start_minute: number
  end_minute: number
  break_start_minute: number | null
  break_end_minute: number | null
  on_vacation: boolean
}

/** Start minute and duration, as the queries aggregate live appointments. */
export type BusyPair = [start: number, duration: number]

export function barberDayOf(row: WorkingHoursRow, busy: readonly BusyPair[] | null): BarberDay {
  return {
    work: row.is_working && !row.on_vacation ? workOf(row) : undefined,
    busy: (busy ?? []).map(intervalOf),
  }
}

export function intervalOf([start, duration]: BusyPair): Interval {
  return { start, end: start + duration }
}

function workOf(row: WorkingHoursRow): WorkingIntervals {
  const { start_minute: start, end_minute: end, break_start_minute: from, break_end_minute: to } = row
  return { start, end, pause: from === null || to === null ? undefined : { start: from, end: to } }
}
