import type { RawBuilder, SqlBool } from 'kysely'

import type { Db } from '#platform/database/database.ts'

/** Of writers of many appointments no two wait for each other in a circle: all lock them in one order. */
export async function lockAppointments(db: Db, isMeant: RawBuilder<SqlBool>): Promise<void> {
  await db.selectFrom('appointments').select('id').where(isMeant).orderBy('id').forNoKeyUpdate().execute()
}
