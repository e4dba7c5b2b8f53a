import type { Db } from '#platform/database/database.ts'

/** @param before the end of the retention period */
export async function forgetOldOffers(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('waiting_offers').where('closed_at', '<', before).execute()
}
