import { z } from 'zod'

import type { Db } from '#platform/database/database.ts'

import { type ChatMessage, replySchema } from '../../assistant.contract.ts'
import { maxMessages } from '../../assistant.rules.ts'
import type { ReplyResult, ChatMemory } from '../answers/reply-to.ts'

const mentionedSchema = z.object({
  serviceId: z.string().optional(),
  barberId: z.string().optional(),
  day: z.string().optional(),
})

export async function messagesOf(db: Db, chatId: string): Promise<ChatMessage[]> {
  const rows = await db
    .selectFrom('chat_messages')
    .selectAll()
    .where('chat_id', '=', chatId)
    .orderBy('number')
    .execute()
  return rows.map(presentMessage)
}

export async function memoryOf(db: Db, chatId: string): Promise<ChatMemory | undefined> {
  const row = await db
    .selectFrom('chat_messages')
    .select(['entry', 'mentioned'])
    .where('chat_id', '=', chatId)
    .where('is_bot', '=', true)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row?.entry) return undefined
  return { entry: row.entry, mentioned: mentionedSchema.parse(row.mentioned) }
}

/** Maximum length of a stored answer: a shop may have very many services. */
const maxAnswerLength = 8_000

type ClientMessage = { chatId: string; text: string; now: Date }

/** @returns the stored answer */
export async function keepMessages(
  db: Db,
  { chatId, text, now }: ClientMessage,
  { reply, entry, mentioned }: ReplyResult,
): Promise<ChatMessage> {
  await db
    .insertInto('chat_messages')
    .values({ chat_id: chatId, is_bot: false, content: text, kind: 'text', created_at: now })
    .execute()
  const row = await db
    .insertInto('chat_messages')
    .values({
      chat_id: chatId,
      is_bot: true,
      content: reply.content.slice(0, maxAnswerLength).toWellFormed(),
      kind: reply.type,
      entry,
      mentioned: JSON.stringify(mentioned),
      actions: JSON.stringify(reply.actions),
      suggestions: JSON.stringify(reply.suggestions),
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await db
    .deleteFrom('chat_messages')
    .where('chat_id', '=', chatId)
    .where('number', '<=', (eb) =>
      eb
        .selectFrom('chat_messages as later')
        .select('later.number')
        .where('later.chat_id', '=', chatId)
        .orderBy('later.number', 'desc')
        .offset(maxMessages)
        .limit(1),
    )
    .execute()
  return presentMessage(row)
}

type Row = {
  id: string
  is_bot: boolean
  content: string
  kind: string
  actions: unknown
  suggestions: unknown
  helpful: boolean | null
  created_at: Date
}

function presentMessage(row: Row): ChatMessage {
  const { content, actions, suggestions } = row
  return {
    ...replySchema.parse({ content, actions, suggestions, type: row.kind }),
    id: row.id,
    isBot: row.is_bot,
    timestamp: row.created_at.toISOString(),
    isError: false,
    feedback: { isOpen: row.is_bot && row.helpful === null && row.kind !== 'greeting', helpful: row.helpful },
  }
}
