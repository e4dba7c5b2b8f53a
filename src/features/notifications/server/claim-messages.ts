import { sql } from 'kysely'

import type { Db } from '#platform/database/database.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'

import type { Channel } from '../notifications.contract.ts'
import { waiting } from './waiting.ts'
import { type MessageRules, withholdBeyond } from './withhold-messages.ts'

/** A message that a killed process was sending is taken up again after this long, in seconds. */
const claimLifetime = 120
export const batchSize = 50

export type ClaimedMessage = {
  id: string
  template: string
  recipient: string
  payload: unknown
  attempts: number
  /** When it was caused, or sent again: it is tried for so long. */
  since: Date
}

/**
 * Takes what is due, in a commit of its own, so that two processes never send the same. Of one appointment's messages
 * to one person only the oldest: that it is booked must not be told after that it is cancelled.
 */
export async function claimMessages(
  platform: Platform,
  channel: Channel,
  rules: MessageRules,
): Promise<Claim> {
  const now = platform.clock.now()
  return await inTransaction(platform, async (transaction) => {
    const claimed = await claimDue(transaction.db, channel, now)
    const leaving = await withholdBeyond(transaction, { channel, claimed }, rules, now)
    return { leaving, isEmpty: claimed.length === 0 }
  })
}

/** What may be sent now; empty when nothing at all was due. */
export type Claim = { leaving: ClaimedMessage[]; isEmpty: boolean }

async function claimDue(db: Db, channel: Channel, now: Date): Promise<ClaimedMessage[]> {
  const due = db
    .selectFrom('messages')
    .select('id')
    .where('state', 'in', waiting)
    .where('channel', '=', channel)
    .where('send_after', '<=', now)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('messages as older')
            .select('older.id')
            .whereRef('older.appointment_id', '=', 'messages.appointment_id')
            .whereRef('older.recipient', '=', 'messages.recipient')
            .whereRef('older.id', '<', 'messages.id')
            .where('older.state', 'in', waiting),
        ),
      ),
    )
    .orderBy('send_after')
    .orderBy('id')
    .limit(batchSize)
    .forUpdate()
    .skipLocked()
  // Asked once: as a plain subquery it may be asked again for each row, and takes others each time.
  const claimed = await db
    .with(
      (cte) => cte('due').materialized(),
      () => due,
    )
    .updateTable('messages')
    .from('due')
    .set((eb) => ({ state: 'sending', attempts: eb('attempts', '+', 1), send_after: endOfClaim(now) }))
    .whereRef('messages.id', '=', 'due.id')
    .returning((eb) => [
      'messages.id',
      'template',
      'recipient',
      'payload',
      'attempts',
      eb.fn.coalesce('resent_at', 'created_at').as('since'),
    ])
    .execute()
  // In the order of their causes: ids grow with time.
  return claimed.toSorted((first, second) => (first.id < second.id ? -1 : 1))
}

/**
 * Before each message: a slow mail server must not let the rest of the batch be taken by others.
 * @returns false when somebody else has taken it
 */
export async function renewClaim(
  { database, clock }: Platform,
  { id, attempts }: ClaimedMessage,
): Promise<boolean> {
  const renewed = await database.db
    .updateTable('messages')
    .set({ send_after: endOfClaim(clock.now()) })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('attempts', '=', attempts)
    .where((eb) => eb.or([eb('useful_until', 'is', null), eb('useful_until', '>', clock.now())]))
    .returning('id')
    .executeTakeFirst()
  return renewed !== undefined
}

/** Gives back what was claimed and not tried, unless somebody else has taken it since. */
export async function returnClaims(
  { database }: Platform,
  messages: readonly ClaimedMessage[],
  again: Date,
): Promise<void> {
  if (messages.length === 0) return
  await database.db
    .updateTable('messages')
    .set({ state: 'queued', attempts: sql`attempts - 1`, send_after: again })
    .where((eb) =>
      eb(
        eb.refTuple('id', 'attempts'),
        'in',
        messages.map(({ id, attempts }) => eb.tuple(id, attempts)),
      ),
    )
    .where('state', '=', 'sending')
    .execute()
}

function endOfClaim(now: Date): Date {
  return new Date(now.getTime() + claimLifetime * 1000)
}
