import type { Db } from '#platform/database/database.ts'

/** Chairs that are held for a client who has been offered them: to themselves they are free. */
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
