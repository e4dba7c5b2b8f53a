import { sql } from 'kysely'

import type { Db } from '#platform/database/database.ts'
import { newestFirst } from '#platform/database/pages.ts'
import type { Transaction } from '#platform/database/transaction.ts'

import type { Channel } from '../notifications.contract.ts'
import type { ClaimedMessage } from './claim-messages.ts'

/** What the shop's plan says about messages; each channel has a limit of its own. */
export type MessageRules = {
  /** Sent only while the plan has room; all others leave in any case (D-SUB-24). */
  isRoutine: (message: Pick<ClaimedMessage, 'template' | 'payload'>) => boolean
  /** Templates caused by whoever fills in a form: of the plan's messages they may be half, the others are the shop's. */
  ofStrangers: ReadonlySet<string>
  /**
   * Templates that anybody causes without an account, and that leave in any case: beyond half of the plan's messages they use up
   * nothing of it, so that they keep no message of the shop from leaving.
   */
  ofAnybody: ReadonlySet<string>
  /** How many may still leave; held until the transaction ends. */
  allowance: (transaction: Transaction, question: AllowanceQuestion) => Promise<Allowance>
}

/** @property claimed which the caller is about to send, and which do not count yet */
export type AllowanceQuestion = Pick<MessageRules, 'ofStrangers'> & {
  channel: Channel
  now: Date
  claimed: readonly string[]
}

/** Messages of this month: `usedByAnybody` uses up at most half of the limit; without a limit endless. */
export type Allowance = { left: number; limit: number; usedByStrangers: number; usedByAnybody: number }

/**
 * Keeps back what the plan has no room for, in the transaction that has claimed it: the oldest leave, and what must leave in any
 * case uses up room like the others.
 * @returns what may leave
 */
export async function withholdBeyond(
  transaction: Transaction,
  { channel, claimed }: { channel: Channel; claimed: readonly ClaimedMessage[] },
  { isRoutine, ofStrangers, ofAnybody, allowance }: MessageRules,
  now: Date,
): Promise<ClaimedMessage[]> {
  if (claimed.length === 0) return []
  const ids = claimed.map(({ id }) => id)
  const question = { channel, now, claimed: ids, ofStrangers }
  const { left, limit, usedByStrangers, usedByAnybody } = await allowance(transaction, question)
  let room = left
  let roomOfStrangers = limit / 2 - usedByStrangers
  let roomOfAnybody = limit / 2 - usedByAnybody
  const leaving: ClaimedMessage[] = []
  const withheld: string[] = []
  for (const message of claimed) {
    const isOfStranger = ofStrangers.has(message.template)
    const isFull = room <= 0 || (isOfStranger && roomOfStrangers <= 0)
    if (isRoutine(message) && isFull) {
      withheld.push(message.id)
      continue
    }
    leaving.push(message)
    if (isOfStranger) roomOfStrangers -= 1
    const isOfAnybody = ofAnybody.has(message.template)
    if (!isOfAnybody || roomOfAnybody > 0) room -= 1
    if (isOfAnybody) roomOfAnybody -= 1
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
    .where('state', '=', sql.lit('withheld'))
    .where('created_at', '>=', from)
    .$call(newestFirst('messages'))
    .limit(100)
    .execute()
}
