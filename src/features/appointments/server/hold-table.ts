import type { Db } from '#platform/database/database.ts'
import { newId } from '#platform/uuid.ts'

import { type AppointmentStatus } from '../appointment-statuses.rules.ts'
import type { AppointmentRow } from './appointment-rows.ts'

/**
 * Removes holds before a slot of this barber is taken; the caller must have locked the barber's row. Deletes expired
 * holds, but skips one whose payment is just being confirmed. Replaces the client's own offers at that time: an offer
 * of this barber is deleted, one of another barber goes back to the waiting list.
 */
export async function removeHoldsInTheWay(
  db: Db,
  place: { barberId: string; clientId: string | null; startsAt: Date; endsAt: Date },
  now: Date,
): Promise<void> {
  const { barberId, clientId, startsAt, endsAt } = place
  await db
    .updateTable('appointments')
    .set({ held_for: 'line', client_id: null })
    .where('status', '=', 'held')
    .where('held_for', '=', 'offer')
    .where('client_id', '=', clientId)
    .where('barber_id', '<>', barberId)
    .where('starts_at', '<', endsAt)
    .where('ends_at', '>', startsAt)
    .execute()
  await db
    .deleteFrom('appointments')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('appointments')
        .select('id')
        .where('status', '=', 'held')
        .where((either) =>
          either.or([
            either.and([
              either('hold_expires_at', '<=', now),
              either.or([either('barber_id', '=', barberId), either('client_id', '=', clientId)]),
            ]),
            either.and([
              either('held_for', '=', 'offer'),
              either('client_id', '=', clientId),
              either('starts_at', '<', endsAt),
              either('ends_at', '>', startsAt),
            ]),
          ]),
        )
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}

/** Locks holds before their offers, in the same order as a booking does. */
export async function lockHoldsWithin(
  db: Db,
  { barberId, startsAt, endsAt }: { barberId: string; startsAt: Date; endsAt: Date },
): Promise<void> {
  await db
    .selectFrom('appointments')
    .select('id')
    .where('status', '=', 'held')
    .where('barber_id', '=', barberId)
    .where('starts_at', '<', endsAt)
    .where('ends_at', '>', startsAt)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function removeHold(db: Db, id: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('appointments')
    .where('id', '=', id)
    .where('status', '=', 'held')
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}

/** The caller must have locked the row. */
export async function bookHold(db: Db, id: string, status: AppointmentStatus, now: Date): Promise<void> {
  await db
    .updateTable('appointments')
    .set({ status, hold_expires_at: null, held_for: null, created_at: now, updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'held')
    .execute()
}

/** @returns undefined when another booking already has the slot */
export async function insertWaitingListHold(
  db: Db,
  former: AppointmentRow,
  part: { offset: number; duration: number },
  { now, until }: { now: Date; until: Date },
): Promise<string | undefined> {
  const startsAt = new Date(former.starts_at.getTime() + part.offset * 60_000)
  const held = await db
    .insertInto('appointments')
    .values({
      id: newId(),
      barber_id: former.barber_id,
      service_id: former.service_id,
      service_name: former.service_name,
      price_centimes: former.price_centimes,
      duration_minutes: part.duration,
      starts_at: startsAt,
      ends_at: new Date(startsAt.getTime() + part.duration * 60_000),
      shop_day: former.shop_day,
      start_minute: former.start_minute + part.offset,
      status: 'held',
      held_for: 'line',
      hold_expires_at: until,
      payment_type: 'in_person',
      payment_method: 'cash',
      payment_status: 'pending',
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return held?.id
}

export async function prolongHolds(db: Db, ids: readonly string[], until: Date): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('appointments')
    .set({ hold_expires_at: until })
    .where('id', 'in', ids)
    .where('status', '=', 'held')
    .execute()
}
