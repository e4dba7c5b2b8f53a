import type { AppointmentStatus } from '#features/appointments/appointments.contract.ts'
import type { Db } from '#platform/database/database.ts'
import { newId } from '#platform/uuid.ts'

import type { AppointmentRow } from '../appointment-rows.ts'

/** Writes chairs that are held: appointments that nobody has booked yet. */

/**
 * Makes room for whoever is about to take a chair of this barber, whose row must be locked: holds that have ended keep nobody
 * away, but one that is just being paid is left; what the client was offered at that time gives way to what they take, and stays
 * for the line where it is another barber's.
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

/** A booking locks the held chair in its way before the offer of that chair; the caller follows the same order. */
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

/** Gives the chair of an unpaid hold back. @returns false when it has been booked or is gone */
export async function removeHold(db: Db, id: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('appointments')
    .where('id', '=', id)
    .where('status', '=', 'held')
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}

/** Turns a hold into an appointment. The row must be locked. */
export async function bookHold(db: Db, id: string, status: AppointmentStatus, now: Date): Promise<void> {
  await db
    .updateTable('appointments')
    .set({ status, hold_expires_at: null, held_for: null, created_at: now, updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'held')
    .execute()
}

/**
 * Keeps time that has become free from everybody, as long as the line is being asked.
 * @param piece of the appointment that gave it back: minutes from its start, and how many
 * @returns undefined when somebody else has it already
 */
export async function insertLineHold(
  db: Db,
  former: AppointmentRow,
  piece: { offset: number; duration: number },
  { now, until }: { now: Date; until: Date },
): Promise<string | undefined> {
  const startsAt = new Date(former.starts_at.getTime() + piece.offset * 60_000)
  const held = await db
    .insertInto('appointments')
    .values({
      id: newId(),
      barber_id: former.barber_id,
      service_id: former.service_id,
      service_name: former.service_name,
      price_centimes: former.price_centimes,
      duration_minutes: piece.duration,
      starts_at: startsAt,
      ends_at: new Date(startsAt.getTime() + piece.duration * 60_000),
      shop_day: former.shop_day,
      start_minute: former.start_minute + piece.offset,
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

/** What is held goes on being held. */
export async function prolongHolds(db: Db, ids: readonly string[], until: Date): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('appointments')
    .set({ hold_expires_at: until })
    .where('id', 'in', ids)
    .where('status', '=', 'held')
    .execute()
}
