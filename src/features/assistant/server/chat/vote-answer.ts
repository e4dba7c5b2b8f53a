import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'

import type { Caller } from '../asker.ts'
import { assistantError } from '../errors.ts'
import { findChat } from './chats.ts'

type Vote = Pick<Caller, 'session'> & {
  secret: string
  messageId: string
  helpful: boolean
  rating: number | null
  comment: string | null
}

/**
 * Stores one vote on an answer of the caller's own conversation. The totals outlive the conversation.
 *
 * @throws AppError 404 for a foreign message or one that is no answer, 409 for a second vote
 */
export async function voteAnswer(
  platform: Platform,
  { session, secret, messageId, helpful, rating, comment }: Vote,
): Promise<void> {
  await inTransaction(platform, async ({ db }) => {
    const chatId = await findChat(db, secret, session?.userId ?? null, platform.clock.now())
    if (chatId === null) throw assistantError('MESSAGE_NOT_FOUND')
    const answer = await db
      .selectFrom('chat_messages')
      .select(['entry', 'helpful'])
      .where('id', '=', messageId)
      .where('chat_id', '=', chatId)
      .where('is_bot', '=', true)
      .forUpdate()
      .executeTakeFirst()
    if (!answer) throw assistantError('MESSAGE_NOT_FOUND')
    if (answer.helpful !== null) throw assistantError('VOTED_ALREADY')
    await db
      .updateTable('chat_messages')
      .set({ helpful, rating, comment: comment || null })
      .where('id', '=', messageId)
      .execute()
    if (answer.entry === null) return
    const vote = { helpful: helpful ? 1 : 0, unhelpful: helpful ? 0 : 1 }
    await db
      .insertInto('answer_scores')
      .values({ entry: answer.entry, ...vote })
      .onConflict((conflict) =>
        conflict.column('entry').doUpdateSet((eb) => ({
          helpful: eb('answer_scores.helpful', '+', vote.helpful),
          unhelpful: eb('answer_scores.unhelpful', '+', vote.unhelpful),
        })),
      )
      .execute()
  })
}
