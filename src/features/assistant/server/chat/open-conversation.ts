import { publicSettings } from '#features/settings/server/public-settings.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'

import { answerTexts } from '../../answers.it.ts'
import type { ChatMessage } from '../../assistant.contract.ts'
import { suggestionsFor } from '../answers/reply-to.ts'
import type { Caller } from '../asker.ts'
import { messagesOf } from './chat-messages.ts'
import { chatLocks, findChat, openChat } from './chats.ts'

type Opening = Caller & { secret: string | null | undefined; page: string }

export async function openConversation(
  platform: Platform,
  { session, asker, secret, page }: Opening,
): Promise<{ sessionId: string; messages: ChatMessage[] }> {
  const { db } = platform.database
  const now = platform.clock.now()
  const userId = session?.userId ?? null
  const { name } = await publicSettings(platform)
  const greeting = greetingOf(answerTexts.welcome[asker](name, session?.user.firstName ?? ''), {
    suggestions: suggestionsFor(asker, page),
    now,
  })
  const known = await findChat(db, secret, userId, now)
  if (known !== null && secret)
    return { sessionId: secret, messages: [greeting, ...(await messagesOf(db, known))] }
  const chat = await inTransaction(platform, async ({ db }) => await openChat(db, userId, now), {
    exclusive: chatLocks(userId),
  })
  return { sessionId: chat.secret, messages: [greeting] }
}

function greetingOf(
  content: string,
  { suggestions, now }: { suggestions: string[]; now: Date },
): ChatMessage {
  return {
    id: 'welcome',
    content,
    isBot: true,
    timestamp: now.toISOString(),
    actions: [],
    suggestions,
    type: 'greeting',
    isError: false,
    feedback: { isOpen: false, helpful: null },
  }
}
