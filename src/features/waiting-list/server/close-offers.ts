import { overtakeCauses } from '#features/notifications/server/public.ts'
import type { Transaction } from '#platform/database/transaction.ts'

import { offerFreedTimesJob } from './freed-times.ts'

/** The message that tells of an offer. */
export const offerTemplate = 'waiting-offer'

type Outcome = 'declined' | 'lapsed' | 'superseded' | 'withdrawn'

/**
 * Of requests that are met or withdrawn. What is held for them stays held until the line has been asked again, so that it is
 * never open to others in between.
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
  await overtakeCauses(
    db,
    offerTemplate,
    closed.map(({ id }) => id),
  )
  requestJob(offerFreedTimesJob)
}

/** The same, and the requests wait again, in their old places. Requests are locked before offers, as by who books. */
export async function returnToLine(
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
