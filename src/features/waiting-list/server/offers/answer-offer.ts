import { bookHeldSlot, lockHold } from '#features/appointments/server/book-held-slot.ts'
import { clientIdOf } from '#features/appointments/server/customer.ts'
import { clientLock } from '#features/appointments/server/person-locks.ts'
import { refuseUnbookable } from '#features/appointments/server/refuse-unbookable.ts'
import { inTransaction, type Transaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'

import type { LinkedOffer, OfferState } from '../../offers.contract.ts'
import { returnToWaitingList } from '../close-offers.ts'
import { waitingListError } from '../errors.ts'
import { waitingListLock } from '../waiting-list-lock.ts'
import { offerOfLink, type OfferRow, presentLinkedOffer, selectOffers, stateOf } from './offer-rows.ts'

const refusals = {
  expired: 'OFFER_EXPIRED',
  declined: 'OFFER_DECLINED',
  gone: 'OFFER_GONE',
  accepted: 'OFFER_GONE',
} as const satisfies Record<Exclude<OfferState, 'open'>, string>

/**
 * Books the offered slot. A repeated call changes nothing.
 * @throws AppError 404; 409 when the offer has expired or the slot is gone; the errors of a booking
 */
export async function acceptOffer(platform: Platform, id: string, token: string): Promise<LinkedOffer> {
  return await answering(platform, id, token, async (transaction, offer, now) => {
    const state = stateOf(offer, now)
    if (state === 'accepted') return
    if (state !== 'open') throw waitingListError(refusals[state])
    const { db } = transaction
    await db.selectFrom('barbers').select('id').where('id', '=', offer.barber_id).forKeyShare().execute()
    const held = offer.hold_id === null ? undefined : await lockHold(db, offer.hold_id)
    if (held?.heldFor !== 'offer' || clientIdOf(held.customer) !== offer.client_id || held.isClientDeleted)
      throw waitingListError('OFFER_GONE')
    await refuseUnbookable(platform, transaction, held, now)
    await bookHeldSlot(platform, transaction, held, { now, isPaid: false })
  })
}

/**
 * Gives the slot to the next client; the request stays on the waiting list. A repeated call changes nothing.
 * @throws AppError 404, 409
 */
export async function declineOffer(platform: Platform, id: string, token: string): Promise<LinkedOffer> {
  return await answering(platform, id, token, async (transaction, offer, now) => {
    const state = stateOf(offer, now)
    if (state === 'declined') return
    if (state !== 'open' || offer.request_id === null)
      throw waitingListError(state === 'open' ? 'OFFER_GONE' : refusals[state])
    await returnToWaitingList(transaction, [{ id: offer.request_id }], 'declined', now)
    transaction.publish({ kind: 'shop' })
  })
}

async function answering(
  platform: Platform,
  id: string,
  token: string,
  answer: (transaction: Transaction, offer: OfferRow, now: Date) => Promise<void>,
): Promise<LinkedOffer> {
  const now = platform.clock.now()
  const { client_id: clientId } = await offerOfLink(platform, id, token)
  return await inTransaction(
    platform,
    async (transaction) => {
      const read = async () =>
        await selectOffers(transaction.db).where('waiting_offers.id', '=', id).executeTakeFirstOrThrow()
      await answer(transaction, await read(), now)
      return presentLinkedOffer(await read(), now)
    },
    { exclusive: [waitingListLock, clientLock(clientId)] },
  )
}
