import type { Selectable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'

import type { WorkingDays } from '#platform/database/database.types.ts'
import type { Platform } from '#platform/platform.ts'
import { minutesToTime, weekdays } from '#shared/calendar-time.ts'

import type { PublicBarber, WorkingDay } from '../barbers.contract.ts'

/** Active barbers without their contacts, in the shop's order. */
export async function publicBarbers({ database }: Platform, id?: string): Promise<PublicBarber[]> {
  const rows = await database.db
    .selectFrom('barbers')
    .select((eb) => [
      'id',
      'first_name',
      'last_name',
      'tagline',
      'bio',
      'image_url',
      jsonArrayFrom(
        eb
          .selectFrom('working_days')
          .selectAll('working_days')
          .whereRef('working_days.barber_id', '=', 'barbers.id')
          .orderBy('weekday'),
      ).as('days'),
      jsonArrayFrom(
        eb
          .selectFrom('barber_services')
          .innerJoin('services', 'services.id', 'barber_services.service_id')
          .select('services.name')
          .whereRef('barber_services.barber_id', '=', 'barbers.id')
          .where('services.is_active', '=', true)
          .where('services.deleted_at', 'is', null)
          .orderBy('services.sort_order'),
      ).as('services'),
    ])
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('sort_order')
    .orderBy('last_name')
    .execute()
  return rows.map((row) => ({
    _id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    tagline: row.tagline,
    bio: row.bio,
    services: row.services.map(({ name }) => name),
    workingHours: row.days.map(presentWorkingDay),
    profileImage: row.image_url === null ? null : { url: row.image_url },
  }))
}

function presentWorkingDay(row: Selectable<WorkingDays>): WorkingDay {
  const { break_start_minute: breakStart, break_end_minute: breakEnd } = row
  return {
    day: weekdays[row.weekday] ?? 'monday',
    isWorking: row.is_working,
    startTime: minutesToTime(row.start_minute),
    endTime: minutesToTime(row.end_minute),
    hasBreak: breakStart !== null,
    breakStart: breakStart === null ? null : minutesToTime(breakStart),
    breakEnd: breakEnd === null ? null : minutesToTime(breakEnd),
  }
}
