import type { Selectable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'

import type { Db } from '#platform/database/database.ts'
import type { WorkingDays } from '#platform/database/database.types.ts'
import type { RowOf } from '#platform/database/row-of.ts'
import { addDays, minutesToTime, wallClockToInstant, weekdays } from '#shared/calendar-time.ts'

import type { Barber, Vacation } from '../barbers.contract.ts'
import type { PublicBarber, WorkingDay } from '../barbers.contract.ts'
import type { DaySpan } from '../vacations.rules.ts'

export const barberNames = [
  'barbers.first_name as barber_first_name',
  'barbers.last_name as barber_last_name',
] as const

export function selectBarbers(db: Db) {
  return db
    .selectFrom('barbers')
    .selectAll('barbers')
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('working_days')
          .selectAll('working_days')
          .whereRef('working_days.barber_id', '=', 'barbers.id')
          .orderBy('weekday'),
      ).as('days'),
      jsonArrayFrom(
        eb
          .selectFrom('vacations')
          .select(['vacations.id', 'start_day', 'end_day'])
          .whereRef('vacations.barber_id', '=', 'barbers.id')
          .orderBy('start_day'),
      ).as('vacations'),
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
    .where('deleted_at', 'is', null)
    .orderBy('sort_order')
    .orderBy('last_name')
}

export type BarberRow = RowOf<typeof selectBarbers>

/** @param zone the shop's time zone */
export function presentBarber(row: BarberRow, zone: string): Barber {
  return {
    ...presentPublicBarber(row),
    email: row.email,
    phone: row.phone,
    isActive: row.is_active,
    vacations: row.vacations.map((vacation) => presentVacation(vacation, zone)),
    updatedAt: row.updated_at.toISOString(),
  }
}

export function pictureOfBarber({
  photo_url: photo,
  image_url: drawing,
}: Pick<BarberRow, 'photo_url' | 'image_url'>): { url: string } | null {
  const url = photo ?? drawing
  return url === null ? null : { url }
}

export function presentPublicBarber(row: BarberRow): PublicBarber {
  return {
    _id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    tagline: row.tagline,
    bio: row.bio,
    services: row.services.map(({ name }) => name),
    workingHours: row.days.map(presentWorkingDay),
    profileImage: pictureOfBarber(row),
  }
}

export function spansOf(row: BarberRow): DaySpan[] {
  return row.vacations.map(({ start_day: startDay, end_day: endDay }) => ({ startDay, endDay }))
}

function presentVacation(row: BarberRow['vacations'][number], zone: string): Vacation {
  const { id, start_day: startDay, end_day: endDay } = row
  const dayAfter = wallClockToInstant(addDays(endDay, 1), 0, zone)
  return {
    _id: id,
    startDate: wallClockToInstant(startDay, 0, zone).toISOString(),
    endDate: new Date(dayAfter.getTime() - 1).toISOString(),
    startDay,
    endDay,
  }
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
