import { sql } from 'kysely'

import type { Db } from '#platform/database/database.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import type { Day } from '#shared/calendar-time.ts'

import { returnToLine } from './close-offers.ts'

/** A client who takes another chair at the time of an offer cannot have both: the request waits again. */
export async function giveUpOffers(
  transaction: Transaction,
  { clientId, startsAt, endsAt }: { clientId: string; startsAt: Date; endsAt: Date },
  now: Date,
): Promise<void> {
  const met = await transaction.db
    .selectFrom('waiting_offers')
    .select('request_id')
    .where('client_id', '=', clientId)
    .where('outcome', 'is', null)
    .where('starts_at', '<', endsAt)
    .where(sql<boolean>`starts_at + duration_minutes * interval '1 minute' > ${startsAt}`)
    .execute()
  const requests = met.flatMap(({ request_id: id }) => (id === null ? [] : [{ id }]))
  await returnToLine(transaction, requests, 'superseded', now)
}

/** A payment hold of a client, and the moment it was made. */
type TakenOffer = { clientId: string; barberId: string; day: Day; takenAt: Date }

/** Whether the hold took the place of an offer: both changed in one transaction, at one moment. */
export async function isOfferTaken(db: Db, taken: TakenOffer): Promise<boolean> {
  return (await takenOffers(db, taken).limit(1).executeTakeFirst()) !== undefined
}

/** Counts the offer for the time that is freed now, so that the client is not asked for it again. */
export async function giveBackOffered(db: Db, taken: TakenOffer, freedTimeId: string): Promise<void> {
  await db
    .updateTable('waiting_offers')
    .set({ freed_time_id: freedTimeId })
    .where('id', 'in', takenOffers(db, taken).limit(1))
    .execute()
}

function takenOffers(db: Db, { clientId, barberId, day, takenAt }: TakenOffer) {
  return db
    .selectFrom('waiting_offers')
    .select('id')
    .where('client_id', '=', clientId)
    .where('barber_id', '=', barberId)
    .where('shop_day', '=', day)
    .where('outcome', '=', 'superseded')
    .where('closed_at', '=', takenAt)
    .orderBy('id')
}
