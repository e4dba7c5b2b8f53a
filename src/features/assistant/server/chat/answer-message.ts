import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'

import type { ChatMessage } from '../../assistant.contract.ts'
import { replyTo } from '../answers/reply-to.ts'
import type { Caller } from '../asker.ts'
import { limitMessages } from './chat-limits.ts'
import { keepMessages, memoryOf } from './chat-messages.ts'
import { chatLocks, findChat, holdChat, openChat } from './chats.ts'

type Sent = Caller & {
  secret: string | null | undefined
  text: string
  page: string
  address: string
}

/**
 * Answers a message and stores both. An unknown, expired or foreign conversation is replaced by a new one.
 *
 * @throws AppError 429
 */
export async function answerMessage(
  platform: Platform,
  { session, asker, secret, text, page, address }: Sent,
): Promise<{ sessionId: string; response: ChatMessage }> {
  const { db } = platform.database
  const now = platform.clock.now()
  const userId = session?.userId ?? null
  const known = await findChat(db, secret, userId, now)
  await limitMessages(platform, address, known)
  const memory = known === null ? undefined : await memoryOf(db, known)
  const answered = await replyTo(platform, { text, asker, session, memory, page })
  return await inTransaction(
    platform,
    async ({ db }) => {
      const openedChat =
        known !== null && secret && (await holdChat(db, known)) ? { id: known, secret } : null
      const chat = openedChat ?? (await openChat(db, userId, now))
      const response = await keepMessages(db, { chatId: chat.id, text, now }, answered)
      return { sessionId: chat.secret, response }
    },
    { exclusive: chatLocks(userId) },
  )
}
