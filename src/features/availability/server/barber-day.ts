import { sql } from 'kysely'

import type { Db } from '#platform/database/database.ts'
import { type Day, skippedMinutes, weekdayIndex } from '#shared/calendar-time.ts'

import type { BarberDay } from '../slots.rules.ts'
import { barberDayColumns, type BarberDayRow, wholeDayOf } from './day-facts.ts'

/**
 * @param ignored appointments and holds whose time counts as free
 * @returns undefined when the barber does not work here any more
 */
export async function readBarberDay(
  db: Db,
  { barberId, day }: { barberId: string; day: Day },
  { ignored, now }: { ignored: readonly string[]; now: Date },
): Promise<BarberDay | undefined> {
  const columns = sql.raw(barberDayColumns({ day: 'asked.day', ignored: 'asked.ignored', now: 'asked.now' }))
  const { rows } = await sql<BarberDayRow & { time_zone: string }>`
    SELECT ${columns}, s.time_zone
    FROM (SELECT ${day}::date AS day, ${ignored}::uuid[] AS ignored, ${now}::timestamptz AS now) asked,
      studio_settings s, barbers b JOIN working_days w ON w.barber_id = b.id AND w.weekday = ${weekdayIndex(day)}
    WHERE b.id = ${barberId} AND b.is_active AND b.deleted_at IS NULL`.execute(db)
  const [row] = rows
  return row && wholeDayOf(row, skippedMinutes(day, row.time_zone))
}
