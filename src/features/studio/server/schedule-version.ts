import type { Db } from '#platform/database/database.ts'

/**
 * Open booking pages ask for it and read barbers and times again when it has grown. All writers share this one row, so it is
 * the last thing that a transaction takes.
 */
export async function bumpScheduleVersion(db: Db): Promise<void> {
  await db
    .updateTable('studio_settings')
    .set((eb) => ({ schedule_version: eb('schedule_version', '+', 1) }))
    .execute()
}
