import { sql } from 'kysely'

import { barberNames } from '#features/barbers/server/barber-rows.ts'
import type { Db } from '#platform/database/database.ts'
import type { RowOf } from '#platform/database/row-of.ts'
import type { Platform } from '#platform/platform.ts'
import { minutesToTime } from '#shared/calendar-time.ts'
import { isId } from '#shared/ids.ts'
import { centimesToChf } from '#shared/money.ts'

import type { LinkedOffer, OfferedSlot, OfferState } from '../../offers.contract.ts'
import { waitingListError } from '../errors.ts'
import { isOfferToken } from '../offer-link.ts'

/** The client's other requests for the service, which a booking ends too. */
const otherRequests = sql<number>`(SELECT count(*)::int FROM waiting_list AS other
  WHERE other.client_id = waiting_offers.client_id AND other.service_id = waiting_offers.service_id
    AND other.status IN ('pending', 'notified') AND other.id IS DISTINCT FROM waiting_offers.request_id)`

export function selectOffers(db: Db) {
  return db
    .selectFrom('waiting_offers')
    .innerJoin('users', 'users.id', 'waiting_offers.client_id')
    .innerJoin('barbers', 'barbers.id', 'waiting_offers.barber_id')
    .selectAll('waiting_offers')
    .select([
      'users.first_name as client_first_name',
      'users.last_name as client_last_name',
      ...barberNames,
      otherRequests.as('other_requests'),
    ])
}

export type OfferRow = RowOf<typeof selectOffers>

/** @throws AppError 404 for a wrong token or id, without telling which */
export async function offerOfLink(platform: Platform, id: string, token: string): Promise<OfferRow> {
  const offer =
    isId(id) && isOfferToken(platform, id, token)
      ? await selectOffers(platform.database.db).where('waiting_offers.id', '=', id).executeTakeFirst()
      : undefined
  if (!offer) throw waitingListError('OFFER_NOT_FOUND')
  return offer
}

export function stateOf({ outcome, expires_at: end, hold_id: hold }: OfferRow, now: Date): OfferState {
  if (outcome === 'accepted' || outcome === 'declined') return outcome
  if (outcome === 'lapsed') return 'expired'
  if (outcome !== null || hold === null) return 'gone'
  return end <= now ? 'expired' : 'open'
}

export function presentLinkedOffer(row: OfferRow, now: Date): LinkedOffer {
  return {
    _id: row.id,
    state: stateOf(row, now),
    firstName: row.client_first_name,
    service: row.service_name,
    barber: `${row.barber_first_name} ${row.barber_last_name}`.trim(),
    ...presentOfferedSlot(row),
  }
}

export function presentOfferedSlot(row: OfferRow): OfferedSlot {
  return {
    date: row.shop_day,
    time: minutesToTime(row.start_minute),
    duration: row.duration_minutes,
    price: centimesToChf(row.price_centimes),
    expiresAt: row.expires_at.toISOString(),
    otherRequests: row.other_requests,
  }
}
