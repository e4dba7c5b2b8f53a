import type { Db } from '#platform/database/database.ts'

/**
 * Raises the version that open booking pages poll to reload barbers and slots. Call it last in a transaction: it locks one
 * row that all writers share.
 */
export async function bumpScheduleVersion(db: Db): Promise<void> {
  await db
    .updateTable('studio_settings')
    .set((eb) => ({ schedule_version: eb('schedule_version', '+', 1) }))
    .execute()
}
