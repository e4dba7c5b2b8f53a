import type { Db } from '#platform/database/database.ts'

/** The owner's log of offers ends with the retention. @param before its end */
export async function forgetOldOffers(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('waiting_offers').where('closed_at', '<', before).execute()
}
