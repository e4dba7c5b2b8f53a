import type { SelectQueryBuilder } from 'kysely'

import type { Db } from '#platform/database/database.ts'
import type { DB } from '#platform/database/database.types.ts'

type Query = SelectQueryBuilder<DB, 'appointments', { id: string }>

/** Of writers of many appointments no two wait for each other in a circle: all lock them in one order. */
export async function lockAppointments(db: Db, where: (query: Query) => Query): Promise<void> {
  await where(db.selectFrom('appointments').select('id')).orderBy('id').forNoKeyUpdate().execute()
}
