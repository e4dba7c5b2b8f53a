import type { Db } from '#platform/database/database.ts'
import type { Transaction } from '#platform/database/transaction.ts'

import type { Channel } from '../notifications.contract.ts'
import type { ClaimedMessage } from './claim-messages.ts'

/** What the shop's plan says about messages; each channel has a limit of its own. */
export type MessageRules = {
  /** Sent only while the plan has room; all others leave in any case (D-SUB-24). */
  isRoutine: (message: Pick<ClaimedMessage, 'template' | 'payload'>) => boolean
  /** How many may still leave; held until the transaction ends. */
  allowance: (
    transaction: Transaction,
    question: { channel: Channel; now: Date; claimed: readonly string[] },
  ) => Promise<number>
}

/**
 * Keeps back what the plan has no room for, in the transaction that has claimed it: the oldest leave, and what must leave in any
 * case uses up room like the others.
 * @returns what may leave
 */
export async function withholdBeyond(
  transaction: Transaction,
  { channel, claimed }: { channel: Channel; claimed: readonly ClaimedMessage[] },
  { isRoutine, allowance }: MessageRules,
  now: Date,
): Promise<ClaimedMessage[]> {
  if (claimed.length === 0) return []
  let room = await allowance(transaction, { channel, now, claimed: claimed.map(({ id }) => id) })
  const leaving: ClaimedMessage[] = []
  const withheld: string[] = []
  for (const message of claimed) {
    if (isRoutine(message) && room <= 0) withheld.push(message.id)
    else {
      leaving.push(message)
      room -= 1
    }
  }
  if (withheld.length > 0)
    await transaction.db
      .updateTable('messages')
      .set({ state: 'withheld' })
      .where('id', 'in', withheld)
      .execute()
  return leaving
}

/** The newest hundred that were kept back. */
export async function messagesWithheldSince(db: Db, from: Date) {
  return await db
    .selectFrom('messages')
    .select(['id', 'template', 'recipient', 'channel', 'created_at'])
    .where('state', '=', 'withheld')
    .where('created_at', '>=', from)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
}
