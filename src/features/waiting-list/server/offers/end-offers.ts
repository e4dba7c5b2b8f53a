import { clientLock } from '#features/appointments/server/person-locks.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'

import { returnToWaitingList } from '../close-offers.ts'
import { waitingListLock } from '../waiting-list-lock.ts'

/** Milliseconds by which the clocks of processes may differ. */
const clockSlack = 2 * 60_000

export async function endOffers(platform: Platform): Promise<void> {
  const now = platform.clock.now()
  const due = await platform.database.db
    .selectFrom('waiting_offers')
    .select(['id', 'client_id'])
    .where('outcome', 'is', null)
    .where((eb) =>
      eb.or([
        eb('expires_at', '<=', now),
        eb('hold_id', 'is', null),
        // The clock was ahead when the offer was made.
        eb('offered_at', '>', new Date(now.getTime() + clockSlack)),
      ]),
    )
    .orderBy('expires_at')
    .execute()
  for (const { id, client_id: clientId } of due) {
    await inTransaction(
      platform,
      async (transaction) => {
        const offer = await transaction.db
          .selectFrom('waiting_offers')
          .select(['request_id', 'hold_id'])
          .where('id', '=', id)
          .where('outcome', 'is', null)
          .executeTakeFirst()
        if (!offer?.request_id) return
        const outcome = offer.hold_id === null ? 'withdrawn' : 'lapsed'
        await returnToWaitingList(transaction, [{ id: offer.request_id }], outcome, now)
        transaction.publish({ kind: 'shop' })
      },
      { exclusive: [waitingListLock, clientLock(clientId)] },
    )
  }
}

export async function endRequests({ database, clock }: Platform): Promise<void> {
  await database.db
    .updateTable('waiting_list')
    .set({ status: 'expired' })
    .where('status', '=', 'pending')
    .where('expires_at', '<=', clock.now())
    .execute()
}
