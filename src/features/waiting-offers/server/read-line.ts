import type { Selectable } from 'kysely'

import { readBarberDay } from '#features/availability/server/public.ts'
import { freeStartsOfDay } from '#features/availability/slots.rules.ts'
import { waitingPeriods } from '#features/waiting-list/waiting-list.contract.ts'
import { suitingStart } from '#features/waiting-list/waiting-list.rules.ts'
import type { Db } from '#platform/database/database.ts'
import type { FreedTimes } from '#platform/database/database.types.ts'
import { wallClockToInstant } from '#shared/calendar-time.ts'

export type FreedRow = Selectable<FreedTimes>

/** Somebody whom freed time suits, and when it would begin. */
export type NextInLine = {
  requestId: string
  requestEnds: Date
  client: { userId: string; firstName: string; lastName: string; email: string; phone: string }
  serviceId: string
  duration: number
  /** minutes of the day */
  start: number
}

type Terms = {
  now: Date
  /** Nothing is offered that begins before. */
  earliest: Date
  zone: string
  /** Requests that cannot have it, for whatever reason. */
  passedOver: ReadonlySet<string>
  /** Holds that keep the time for the line. */
  holds: readonly string[]
}

/** Whoever has waited longest of those whom this time suits and who have not been asked for it yet. */
export async function nextInLine(db: Db, freed: FreedRow, terms: Terms): Promise<NextInLine | undefined> {
  const { now, earliest, zone, passedOver, holds } = terms
  const { barber_id: barberId, shop_day: day } = freed
  const barberDay = await readBarberDay(db, { barberId, day }, { ignored: holds, now })
  if (!barberDay) return undefined
  const span = { start: freed.start_minute, end: freed.end_minute }
  for (const row of await waitingFor(db, freed, now)) {
    if (passedOver.has(row.id)) continue
    const duration = row.duration_minutes
    const starts = freeStartsOfDay(barberDay, duration, -1).filter(
      (start) => wallClockToInstant(day, start, zone) >= earliest,
    )
    const periods = waitingPeriods.filter((period) => row.preferred_time_slots.includes(period))
    const wish = { days: row.preferred_days, periods }
    const start = suitingStart(wish, { day, duration, freed: span }, starts)
    if (start === undefined) continue
    return {
      requestId: row.id,
      requestEnds: row.expires_at,
      client: {
        userId: row.client_id,
        firstName: row.first_name,
        lastName: row.last_name,
        email: row.email,
        phone: row.phone,
      },
      serviceId: row.service_id,
      duration,
      start,
    }
  }
  return undefined
}

/** In the order in which they came. */
async function waitingFor(db: Db, freed: FreedRow, now: Date) {
  return await db
    .selectFrom('waiting_list')
    .innerJoin('users', 'users.id', 'waiting_list.client_id')
    .innerJoin('services', 'services.id', 'waiting_list.service_id')
    .innerJoin('barber_services', (join) =>
      join
        .onRef('barber_services.service_id', '=', 'services.id')
        .on('barber_services.barber_id', '=', freed.barber_id),
    )
    .select([
      'waiting_list.id',
      'waiting_list.client_id',
      'waiting_list.service_id',
      'waiting_list.preferred_days',
      'waiting_list.preferred_time_slots',
      'waiting_list.expires_at',
      'services.duration_minutes',
      'users.first_name',
      'users.last_name',
      'users.email',
      'users.phone',
    ])
    .where('waiting_list.status', '=', 'pending')
    .where('waiting_list.expires_at', '>', now)
    .where('users.deleted_at', 'is', null)
    .where('services.is_active', '=', true)
    .where('services.deleted_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('waiting_list.preferred_barber_id', '=', freed.barber_id),
        eb('waiting_list.preferred_barber_id', 'is', null),
      ]),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('waiting_offers')
            .select('waiting_offers.id')
            .whereRef('waiting_offers.request_id', '=', 'waiting_list.id')
            .where('waiting_offers.freed_time_id', '=', freed.id),
        ),
      ),
    )
    .orderBy('waiting_list.requested_at')
    .orderBy('waiting_list.id')
    .execute()
}
