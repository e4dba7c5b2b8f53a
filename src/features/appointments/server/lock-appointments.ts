import type { RawBuilder, SqlBool } from 'kysely'

import type { Db } from '#platform/database/database.ts'

/** Locks many appointments in one order, so that two writers cannot deadlock. */
export async function lockAppointments(db: Db, isMeant: RawBuilder<SqlBool>): Promise<void> {
  await db.selectFrom('appointments').select('id').where(isMeant).orderBy('id').forNoKeyUpdate().execute()
}
