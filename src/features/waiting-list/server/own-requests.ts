import type { Session } from '#features/accounts/server/find-session.ts'
import { barberNames } from '#features/barbers/server/barber-rows.ts'
import type { Db } from '#platform/database/database.ts'
import type { RowOf } from '#platform/database/row-of.ts'
import type { Platform } from '#platform/platform.ts'

import type { OpenOffer, OwnRequest } from '../offers.contract.ts'
import { offerToken } from './offer-link.ts'
import { type OfferRow, presentOfferedSlot, selectOffers, stateOf } from './offers/offer-rows.ts'
import { presentPreference } from './present-preference.ts'

/** More requests than one client can have that still matter. */
const maxShown = 100

export async function ownRequests(
  platform: Platform,
  { userId }: Pick<Session, 'userId'>,
): Promise<OwnRequest[]> {
  const { db } = platform.database
  const rows = await selectRequests(db)
    .where('waiting_list.client_id', '=', userId)
    .where('waiting_list.status', '<>', 'booked')
    .orderBy('requested_at', 'desc')
    .orderBy('waiting_list.id', 'desc')
    .limit(maxShown)
    .execute()
  return await present(platform, db, rows)
}

export async function ownRequest(platform: Platform, db: Db, id: string): Promise<OwnRequest> {
  const row = await selectRequests(db).where('waiting_list.id', '=', id).executeTakeFirstOrThrow()
  const [request] = await present(platform, db, [row])
  if (!request) throw new Error('A request that was just written is gone')
  return request
}

type RequestRow = RowOf<typeof selectRequests>

function selectRequests(db: Db) {
  return db
    .selectFrom('waiting_list')
    .leftJoin('barbers', 'barbers.id', 'waiting_list.preferred_barber_id')
    .selectAll('waiting_list')
    .select(barberNames)
}

async function present(platform: Platform, db: Db, rows: readonly RequestRow[]): Promise<OwnRequest[]> {
  const now = platform.clock.now()
  const ids = rows.filter(({ status }) => status === 'notified').map(({ id }) => id)
  const offers =
    ids.length === 0
      ? []
      : await selectOffers(db).where('outcome', 'is', null).where('request_id', 'in', ids).execute()
  return rows.map((row) => {
    const offer = offers.find(({ request_id: requestId }) => requestId === row.id)
    const isOpen = offer !== undefined && stateOf(offer, now) === 'open'
    return {
      ...presentPreference(row),
      status: isOpen ? 'notified' : stateOfWaiting(row, now),
      offer: isOpen ? presentOffer(platform, offer) : null,
    }
  })
}

/** Decides by the clock, since the job may not have ended the offer or the request yet. */
function stateOfWaiting({ status, expires_at: end }: RequestRow, now: Date): OwnRequest['status'] {
  return status === 'expired' || end <= now ? 'expired' : 'pending'
}

function presentOffer(platform: Platform, row: OfferRow): OpenOffer {
  return {
    _id: row.id,
    token: offerToken(platform, row.id),
    barber: { _id: row.barber_id, firstName: row.barber_first_name, lastName: row.barber_last_name },
    serviceId: row.service_id,
    ...presentOfferedSlot(row),
  }
}
