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
  /** How many may still leave; held until the transaction ends. */
  allowance: (
    transaction: Transaction,
    question: { channel: Channel; now: Date; claimed: readonly string[]; ofStrangers: ReadonlySet<string> },
  ) => Promise<Allowance>
}

/** Of this month, `usedByStrangers` within the used; without a limit endless. */
export type Allowance = { left: number; limit: number; usedByStrangers: number }

/**
 * Keeps back what the plan has no room for, in the transaction that has claimed it: the oldest leave, and what must leave in any
 * case uses up room like the others.
 * @returns what may leave
 */
export async function withholdBeyond(
  transaction: Transaction,
  { channel, claimed }: { channel: Channel; claimed: readonly ClaimedMessage[] },
  { isRoutine, ofStrangers, allowance }: MessageRules,
  now: Date,
): Promise<ClaimedMessage[]> {
  if (claimed.length === 0) return []
  const ids = claimed.map(({ id }) => id)
  const { left, limit, usedByStrangers } = await allowance(transaction, {
    channel,
    now,
    claimed: ids,
    ofStrangers,
  })
  let room = left
  let roomOfStrangers = limit / 2 - usedByStrangers
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
    room -= 1
    if (isOfStranger) roomOfStrangers -= 1
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
