import type { BarberDay, Interval, WorkingIntervals } from '../slots.rules.ts'
import { occupiesSlotSql } from './occupancy.ts'

export type WorkingHoursRow = {
  is_working: boolean
  start_minute: number
  end_minute: number
  break_start_minute: number | null
  break_end_minute: number | null
  on_vacation: boolean
}

/**
 * The appointments that take time, aggregated as one number each: '552990 614430'; null for none. See busyIntervals. PostgreSQL
 * builds such a text in a fifth of the time of JSON.
 */
export type BusyText = string | null

/** Minutes; longer than any appointment. */
const durationRange = 1024

/** @param start SQL: the start in minutes, of the day or of several days */
export function busyText(start = 'a.start_minute'): string {
  return `string_agg(((${start}) * ${durationRange} + a.duration_minutes)::text, ' ')`
}

/** @param ignored SQL array of the appointments whose time counts as free */
export function barberDayColumns({ day, ignored, now }: Record<'day' | 'ignored' | 'now', string>): string {
  return `w.is_working, w.start_minute, w.end_minute, w.break_start_minute, w.break_end_minute,
    EXISTS (SELECT 1 FROM vacations v WHERE v.barber_id = b.id AND v.start_day <= ${day} AND v.end_day >= ${day})
      AS on_vacation,
    (SELECT ${busyText()} FROM appointments a
      WHERE a.barber_id = b.id AND a.shop_day = ${day} AND ${occupiesSlotSql('a', now)}
        AND a.id <> ALL (${ignored}::uuid[])) AS busy`
}

export function busyIntervals(text: BusyText): Interval[] {
  if (text === null) return []
  return text.split(' ').map((packed) => {
    const start = Math.floor(Number(packed) / durationRange)
    return { start, end: start + (Number(packed) % durationRange) }
  })
}

export type BarberDayRow = WorkingHoursRow & { busy: BusyText }

/** @param skipped the time that the clocks skip that day */
export function wholeDayOf(row: BarberDayRow, skipped: Interval | undefined): BarberDay {
  return barberDayOf(row, busyIntervals(row.busy), skipped)
}

export function barberDayOf(row: WorkingHoursRow, busy: readonly Interval[], skipped?: Interval): BarberDay {
  return { work: row.is_working && !row.on_vacation ? workOf(row) : undefined, busy, skipped }
}

function workOf(row: WorkingHoursRow): WorkingIntervals {
  const { start_minute: start, end_minute: end, break_start_minute: from, break_end_minute: to } = row
  return { start, end, pause: from === null || to === null ? undefined : { start: from, end: to } }
}
