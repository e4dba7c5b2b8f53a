import type { BarberDay, Interval, WorkingIntervals } from '../slots.rules.ts'

/** One barber's working hours on one weekday, as the queries of this feature select them. */
export type WorkingHoursRow = {
  is_working: boolean
  start_minute: number
  end_minute: number
  break_start_minute: number | null
  break_end_minute: number | null
  on_vacation: boolean
}

/**
 * Start minute and duration of live appointments, as the queries aggregate them: '540+30 600+60', null for none.
 * Text, because PostgreSQL builds it in half the time that JSON takes it.
 */
export type BusyText = string | null

/** The aggregate over rows of `appointments a`. */
export const busyText = `string_agg(a.start_minute || '+' || a.duration_minutes, ' ')`

export function busyIntervals(text: BusyText): Interval[] {
  if (text === null) return []
  return text.split(' ').map((pair) => {
    const plus = pair.indexOf('+')
    const start = Number(pair.slice(0, plus))
    return { start, end: start + Number(pair.slice(plus + 1)) }
  })
}

export function barberDayOf(row: WorkingHoursRow, busy: readonly Interval[]): BarberDay {
  return { work: row.is_working && !row.on_vacation ? workOf(row) : undefined, busy }
}

function workOf(row: WorkingHoursRow): WorkingIntervals {
  const { start_minute: start, end_minute: end, break_start_minute: from, break_end_minute: to } = row
  return { start, end, pause: from === null || to === null ? undefined : { start: from, end: to } }
}
