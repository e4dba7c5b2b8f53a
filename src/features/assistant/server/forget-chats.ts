import type { AccountExport } from '#features/accounts/server/account-export.ts'
import type { AccountTrace } from '#features/accounts/server/account-trace.ts'
import type { Db } from '#platform/database/database.ts'

import { chatLocks } from './chat/chats.ts'

export async function forgetOldChats(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('chats').where('expires_at', '<=', now).execute()
}

export const chatsOfAccount: AccountTrace = {
  locks: ({ id }) => chatLocks(id),
  forget: async (_platform, { db }, { id }) => {
    await db.deleteFrom('chats').where('user_id', '=', id).execute()
  },
}

export const chatsForAccount: AccountExport = {
  name: 'chats',
  read: async (db, { id }) =>
    await db
      .selectFrom('chat_messages')
      .innerJoin('chats', 'chats.id', 'chat_messages.chat_id')
      .select([
        'chat_messages.is_bot as isBot',
        'chat_messages.content',
        'chat_messages.helpful',
        'chat_messages.rating',
        'chat_messages.comment',
        'chat_messages.created_at as createdAt',
      ])
      .where('chats.user_id', '=', id)
      .orderBy('chat_messages.number')
      .execute(),
}
