import { type Selectable, sql } from 'kysely'

import { readBarberDay } from '#features/availability/server/barber-day.ts'
import { freeStartsOfDay } from '#features/availability/slots.rules.ts'
import type { Db } from '#platform/database/database.ts'
import type { FreedTimes } from '#platform/database/database.types.ts'
import { wallClockToInstant, weekdayOf } from '#shared/calendar-time.ts'

import { waitingPeriods } from '../waiting-list.contract.ts'
import { matchingStarts } from '../waiting-list.rules.ts'

export type FreedSlotRow = Selectable<FreedTimes>

export type NextWaitingRequest = {
  requestId: string
  requestEnds: Date
  client: { userId: string; firstName: string; lastName: string; email: string; phone: string }
  serviceId: string
  serviceName: string
  /** minutes */
  duration: number
  /** centimes */
  price: number
  /** minutes of the day, best first; at least one */
  starts: readonly number[]
}

type Terms = {
  now: Date
  earliest: Date
  zone: string
  holds: readonly string[]
}

const pageSize = 100

export async function nextWaitingRequest(
  db: Db,
  freed: FreedSlotRow,
  terms: Terms,
): Promise<NextWaitingRequest | undefined> {
  const { now, earliest, zone, holds } = terms
  const { barber_id: barberId, shop_day: day } = freed
  const barberDay = await readBarberDay(db, { barberId, day }, { ignored: holds, now })
  if (!barberDay) return undefined
  const startsFor = remembered((duration: number) =>
    freeStartsOfDay(barberDay, duration, -1).filter(
      (start) =>
        start < freed.end_minute &&
        freed.start_minute < start + duration &&
        wallClockToInstant(day, start, zone) >= earliest,
    ),
  )
  let page: Awaited<ReturnType<typeof matchingRequests>> = []
  do {
    page = await matchingRequests(db, freed, { now, after: page.at(-1) })
    for (const row of page) {
      const duration = row.duration_minutes
      const periods = waitingPeriods.filter((period) => row.preferred_time_slots.includes(period))
      const span = { start: freed.start_minute, end: freed.end_minute }
      const starts = matchingStarts(periods, { duration, freed: span }, startsFor(duration))
      if (starts.length > 0) return present(row, starts)
    }
  } while (page.length === pageSize)
  return undefined
}

function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const value = known.get(key) ?? make(key)
    known.set(key, value)
    return value
  }
}

type RequestRow = Awaited<ReturnType<typeof matchingRequests>>[number]

function present(row: RequestRow, starts: readonly number[]): NextWaitingRequest {
  const { client_id: userId, first_name: firstName, last_name: lastName, email, phone } = row
  return {
    requestId: row.id,
    requestEnds: row.expires_at,
    client: { userId, firstName, lastName, email, phone },
    serviceId: row.service_id,
    serviceName: row.service_name,
    duration: row.duration_minutes,
    price: row.price_centimes,
    starts,
  }
}

async function matchingRequests(
  db: Db,
  freed: FreedSlotRow,
  { now, after }: { now: Date; after: { id: string; requested_at: Date } | undefined },
) {
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
      'waiting_list.requested_at',
      'waiting_list.preferred_time_slots',
      'waiting_list.expires_at',
      'services.name as service_name',
      'services.duration_minutes',
      'services.price_centimes',
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
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM waiting_offers AS former
        WHERE former.client_id = waiting_list.client_id AND former.freed_time_id = ${freed.id})`,
    )
    .where(sql<boolean>`(preferred_days = '{}' OR ${weekdayOf(freed.shop_day)} = ANY (preferred_days))`)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(waiting_list.requested_at, waiting_list.id) > (${after?.requested_at}, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('waiting_list.requested_at')
    .orderBy('waiting_list.id')
    .limit(pageSize)
    .execute()
}
