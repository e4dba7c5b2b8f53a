import type { Db } from '#platform/database/database.ts'
import { namedStatement } from '#platform/database/named-statement.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { newId } from '#platform/uuid.ts'

import { type AppointmentStatus } from '../appointment-statuses.rules.ts'
import type { Appointment, Hold } from './appointment.ts'

const ownOfferThen = `held_for = 'offer' AND client_id = :clientId AND starts_at < :endsAt AND ends_at > :startsAt`

/**
 * SQL: the holds that give way to an appointment of `:clientId` with `:barberId` from `:startsAt` to `:endsAt`.
 * @param barber SQL of the barber's id; a query of the locked row makes the statement lock it first
 * @param takesOffer SQL: whether the appointment replaces the client's own offers at that time
 */
export function holdsGiveWay({ barber, takesOffer }: { barber: string; takesOffer: string }) {
  return {
    /** To delete: expired holds, and the client's offers of this barber. */
    removed: `(status = 'held' AND ((hold_expires_at <= :now AND (barber_id = ${barber} OR client_id = :clientId))
      OR (${takesOffer} AND barber_id = :barberId AND ${ownOfferThen})))`,
    /** To return to the waiting list: the client's offers of another barber. */
    returned: `(status = 'held' AND ${takesOffer} AND barber_id <> :barberId AND ${ownOfferThen})`,
  }
}

const { removed, returned } = holdsGiveWay({ barber: ':barberId', takesOffer: 'true' })
const returnOffers = namedStatement(
  'return-offers-in-the-way',
  `UPDATE appointments SET held_for = 'line', client_id = NULL WHERE ${returned}`,
)
const removeHolds = namedStatement(
  'remove-holds-in-the-way',
  `DELETE FROM appointments WHERE id IN (SELECT id FROM appointments WHERE ${removed} FOR UPDATE SKIP LOCKED)`,
)

/**
 * Makes holds give way before a slot of this barber is taken; the caller must have locked the barber's row. Skips a hold
 * whose payment is just being confirmed: that one keeps the slot.
 */
export async function removeHoldsInTheWay(
  { client }: Transaction,
  {
    barberId,
    clientId,
    startsAt,
    endsAt,
  }: { barberId: string; clientId: string | null; startsAt: Date; endsAt: Date },
  now: Date,
): Promise<void> {
  await client.query(returnOffers({ barberId, clientId, startsAt, endsAt }))
  await client.query(removeHolds({ barberId, clientId, startsAt, endsAt, now }))
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
  former: Appointment | Hold,
  part: { offset: number; duration: number },
  { now, until }: { now: Date; until: Date },
): Promise<string | undefined> {
  const startsAt = new Date(former.startsAt.getTime() + part.offset * 60_000)
  const held = await db
    .insertInto('appointments')
    .values({
      id: newId(),
      barber_id: former.barber.id,
      service_id: former.service.id,
      service_name: former.service.name,
      price_centimes: former.price,
      duration_minutes: part.duration,
      starts_at: startsAt,
      ends_at: new Date(startsAt.getTime() + part.duration * 60_000),
      shop_day: former.day,
      start_minute: former.start + part.offset,
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
