import type { Db } from '#platform/database/database.ts'

/** Lists the messages to an address without their contents, which hold links for the recipient only. */
export async function messagesTo(db: Db, email: string): Promise<object[]> {
  return await db
    .selectFrom('messages')
    .select(['template', 'channel', 'state', 'created_at as createdAt', 'sent_at as sentAt'])
    .where((eb) => eb(eb.fn('lower', ['recipient']), '=', email.toLowerCase()))
    .orderBy('created_at')
    .execute()
}
