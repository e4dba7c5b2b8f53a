import type { Db } from '#platform/database/database.ts'

/** Returns the client's offered slots, which count as free for themselves. */
export async function offeredHoldsOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('appointments')
    .select('id')
    .where('status', '=', 'held')
    .where('held_for', '=', 'offer')
    .where('client_id', '=', userId)
    .execute()
  return rows.map(({ id }) => id)
}
