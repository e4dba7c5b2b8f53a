import { sql } from 'kysely'

import type { Transaction } from '#platform/database/transaction.ts'

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
