import { supersedeByCause } from '#features/messages/server/supersede-messages.ts'
import type { Transaction } from '#platform/database/transaction.ts'

import { offerFreedSlotsJob } from './freed-slots.ts'

export const offerTemplate = 'waiting-offer'

type Outcome = 'declined' | 'lapsed' | 'superseded' | 'withdrawn'

/**
 * Closes the offers of fulfilled or withdrawn requests. Their slots stay held until the waiting list has been asked
 * again, so that they never open in between.
 */
export async function closeOffers(
  { db, requestJob }: Transaction,
  requests: readonly { id: string }[],
  outcome: Outcome,
  now: Date,
): Promise<void> {
  if (requests.length === 0) return
  const requestIds = requests.map(({ id }) => id)
  const closed = await db
    .updateTable('waiting_offers')
    .set({ outcome, closed_at: now })
    .where('outcome', 'is', null)
    .where('request_id', 'in', requestIds)
    .returning('id')
    .execute()
  if (closed.length === 0) return
  await supersedeByCause(
    db,
    offerTemplate,
    closed.map(({ id }) => id),
  )
  requestJob(offerFreedSlotsJob)
}

/**
 * Closes the offers and puts the requests back in their old places. Locks requests before offers, as a booking does.
 */
export async function returnToWaitingList(
  transaction: Transaction,
  requests: readonly { id: string }[],
  outcome: Outcome,
  now: Date,
): Promise<void> {
  if (requests.length === 0) return
  const requestIds = requests.map(({ id }) => id)
  await transaction.db
    .updateTable('waiting_list')
    .set({ status: 'pending' })
    .where('id', 'in', requestIds)
    .where('status', '=', 'notified')
    .execute()
  await closeOffers(transaction, requests, outcome, now)
}
