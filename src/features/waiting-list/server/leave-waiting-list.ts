import type { Session } from '#features/accounts/server/find-session.ts'
import { clientLock } from '#features/appointments/server/person-locks.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'
import { isId } from '#shared/ids.ts'

import { closeOffers } from './close-offers.ts'
import { waitingListError } from './errors.ts'

/** Removes a request; a slot held for it goes to the next client. @throws AppError 403, 404, 405 */
export async function leaveWaitingList(
  platform: Platform,
  { userId }: Pick<Session, 'userId'>,
  id: string,
): Promise<void> {
  if (!isId(id)) throw waitingListError('WAITING_REQUEST_NOT_FOUND')
  const now = platform.clock.now()
  await inTransaction(
    platform,
    async (transaction) => {
      const { db } = transaction
      const request = await db
        .selectFrom('waiting_list')
        .select(['client_id', 'status'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (!request) throw waitingListError('WAITING_REQUEST_NOT_FOUND')
      if (request.client_id !== userId) throw waitingListError('WAITING_REQUEST_NOT_YOURS')
      if (request.status === 'booked') throw waitingListError('WAITING_REQUEST_BOOKED')
      await closeOffers(transaction, [{ id }], 'declined', now)
      await db.deleteFrom('waiting_list').where('id', '=', id).execute()
      transaction.publish({ kind: 'shop' })
    },
    { exclusive: [clientLock(userId)] },
  )
}
