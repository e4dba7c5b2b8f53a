import type { Platform } from '#platform/platform.ts'
import type { Day } from '#shared/calendar-time.ts'

import type { VacationCheck } from '../barbers.contract.ts'

/** @returns whether the barber is on vacation that day, and the vacation; undefined for an unknown or inactive barber */
export async function checkVacation(
  { database }: Platform,
  barberId: string,
  day: Day,
): Promise<VacationCheck | undefined> {
  const row = await database.db
    .selectFrom('barbers')
    .leftJoin('vacations', (join) =>
      join
        .onRef('vacations.barber_id', '=', 'barbers.id')
        .on('vacations.start_day', '<=', day)
        .on('vacations.end_day', '>=', day),
    )
    .select(['vacations.start_day', 'vacations.end_day'])
    .where('barbers.id', '=', barberId)
    .where('barbers.is_active', '=', true)
    .where('barbers.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { start_day: startDate, end_day: endDate } = row
  if (startDate === null || endDate === null) return { isOnVacation: false, vacationInfo: null }
  return { isOnVacation: true, vacationInfo: { startDate, endDate } }
}
