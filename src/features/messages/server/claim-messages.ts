import { sql } from 'kysely'

import type { Db } from '#platform/database/database.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'

import type { Channel } from '../notifications.contract.ts'
import { unsentStates } from './unsent-states.ts'
import { type MessageRules, withholdBeyondLimit } from './withhold-messages.ts'

/** Seconds. After this, another run claims a message whose process died while sending it. */
const claimLifetime = 120
export const batchSize = 50

export type ClaimedMessage = {
  id: string
  template: string
  recipient: string
  payload: unknown
  attempts: number
  /** When the message was queued or resent; the retry limit counts from here. */
  since: Date
}

/**
 * Claims due messages in a commit of its own, so that two processes never send the same one. Claims only the oldest
 * message per appointment and recipient: a confirmation must not arrive after its cancellation.
 */
export async function claimMessages(
  platform: Platform,
  channel: Channel,
  rules: MessageRules,
): Promise<Claim> {
  const now = platform.clock.now()
  return await inTransaction(platform, async (transaction) => {
    const claimed = await claimDueMessages(transaction.db, channel, now)
    const leaving = await withholdBeyondLimit(transaction, { channel, claimed }, rules, now)
    return { leaving, isEmpty: claimed.length === 0 }
  })
}

/** `leaving` holds the messages to send now. `isEmpty` says that no message was due at all. */
export type Claim = { leaving: ClaimedMessage[]; isEmpty: boolean }

async function claimDueMessages(db: Db, channel: Channel, now: Date): Promise<ClaimedMessage[]> {
  const due = db
    .selectFrom('messages')
    .select('id')
    .where('state', 'in', unsentStates)
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
            .where('older.state', 'in', unsentStates),
        ),
      ),
    )
    .orderBy('send_after')
    .orderBy('id')
    .limit(batchSize)
    .forUpdate()
    .skipLocked()
  // Materialized: PostgreSQL may run a plain subquery once per row, and each run would lock other rows.
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
  // Ids grow with time, so this is the order in which the messages were queued.
  return claimed.toSorted((first, second) => (first.id < second.id ? -1 : 1))
}

/**
 * Extends the claim. Call it before each message: while a slow mail server blocks, another process must not claim the rest
 * of the batch.
 * @returns false when another process has claimed the message, or it has expired
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

/** Skips messages that another process has claimed since. */
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
