import { sql } from 'kysely'

import type { Db } from '#platform/database/database.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import type { Day } from '#shared/calendar-time.ts'

import { returnToWaitingList } from './close-offers.ts'

/** Gives up offers at the time of another booking, since the client cannot have both: the requests wait again. */
export async function cancelOverlappingOffers(
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
  await returnToWaitingList(transaction, requests, 'superseded', now)
}

type TakenOffer = { clientId: string; barberId: string; day: Day; takenAt: Date }

/** Returns whether the hold replaced an offer: one transaction wrote both with the same timestamp. */
export async function isOfferTaken(db: Db, taken: TakenOffer): Promise<boolean> {
  return (await takenOffers(db, taken).limit(1).executeTakeFirst()) !== undefined
}

/** Assigns the offer to the freed slot, so that the client is not asked for it again. */
export async function assignOfferToFreedSlot(db: Db, taken: TakenOffer, freedSlotId: string): Promise<void> {
  await db
    .updateTable('waiting_offers')
    .set({ freed_time_id: freedSlotId })
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
