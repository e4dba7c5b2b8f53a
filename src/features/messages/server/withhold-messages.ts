import { sql } from 'kysely'

import type { Db } from '#platform/database/database.ts'
import { newestFirst } from '#platform/database/pages.ts'
import type { Transaction } from '#platform/database/transaction.ts'

import type { Channel } from '../notifications.contract.ts'
import type { ClaimedMessage } from './claim-messages.ts'

export type MessageRules = {
  /** D-SUB-24. */
  isRoutine: (message: Pick<ClaimedMessage, 'template' | 'payload'>) => boolean
  /**
   * Templates triggered by visitors who fill in a form. They may use half of the plan's messages; the rest is the shop's.
   */
  visitorTemplates: ReadonlySet<string>
  /**
   * Templates that visitors without an account can trigger and that are always sent. Beyond half of the plan's messages
   * they no longer count, so they never block the shop's own messages.
   */
  publicTemplates: ReadonlySet<string>
  /** Locks the count until the transaction ends. */
  allowance: (transaction: Transaction, question: AllowanceQuery) => Promise<Allowance>
}

/** @property claimed ids of the messages about to be sent, which do not count yet */
export type AllowanceQuery = Pick<MessageRules, 'visitorTemplates' | 'publicTemplates'> & {
  channel: Channel
  now: Date
  claimed: readonly string[]
}

/**
 * Messages of this month. `usedByPublic` is at most half of the limit. Without a limit, `left` and `limit` are infinite.
 */
export type Allowance = { left: number; limit: number; usedByVisitors: number; usedByPublic: number }

/**
 * Withholds routine messages beyond the plan's limit, in the transaction that claimed them. The oldest are sent first;
 * messages that are always sent count too.
 * @returns the messages to send
 */
export async function withholdBeyondLimit(
  transaction: Transaction,
  { channel, claimed }: { channel: Channel; claimed: readonly ClaimedMessage[] },
  { isRoutine, visitorTemplates, publicTemplates, allowance }: MessageRules,
  now: Date,
): Promise<ClaimedMessage[]> {
  if (claimed.length === 0) return []
  const ids = claimed.map(({ id }) => id)
  const query = { channel, now, claimed: ids, visitorTemplates, publicTemplates }
  const { left, limit, usedByVisitors, usedByPublic } = await allowance(transaction, query)
  let room = left
  let visitorRoom = limit / 2 - usedByVisitors
  let publicRoom = limit / 2 - usedByPublic
  const leaving: ClaimedMessage[] = []
  const withheld: string[] = []
  for (const message of claimed) {
    const isVisitorMessage = visitorTemplates.has(message.template)
    const isFull = room <= 0 || (isVisitorMessage && visitorRoom <= 0)
    if (isRoutine(message) && isFull) {
      withheld.push(message.id)
      continue
    }
    leaving.push(message)
    if (isVisitorMessage) visitorRoom -= 1
    const isPublicMessage = publicTemplates.has(message.template)
    if (!isPublicMessage || publicRoom > 0) room -= 1
    if (isPublicMessage) publicRoom -= 1
  }
  if (withheld.length > 0)
    await transaction.db
      .updateTable('messages')
      .set({ state: 'withheld' })
      .where('id', 'in', withheld)
      .execute()
  return leaving
}

export async function messagesWithheldSince(db: Db, from: Date) {
  return await db
    .selectFrom('messages')
    .select(['id', 'template', 'recipient', 'channel', 'created_at'])
    .where('state', '=', sql.lit('withheld'))
    .where('created_at', '>=', from)
    .$call(newestFirst('messages'))
    .limit(100)
    .execute()
}
