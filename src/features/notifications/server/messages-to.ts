import type { Db } from '#platform/database/database.ts'

/** What was written to an address and when, without the words: they hold links that only its owner may use. */
export async function messagesTo(db: Db, email: string): Promise<object[]> {
  return await db
    .selectFrom('messages')
    .select(['template', 'channel', 'state', 'created_at as createdAt', 'sent_at as sentAt'])
    .where((eb) => eb(eb.fn('lower', ['recipient']), '=', email.toLowerCase()))
    .orderBy('created_at')
    .execute()
}
