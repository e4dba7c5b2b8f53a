import { type RawBuilder, sql, type SqlBool } from 'kysely'

import type { Db } from '#platform/database/database.ts'

/** Other names of these customers are those of visits and orders that still bear them. */
export async function rememberOtherNames(db: Db, ids: readonly string[]): Promise<void> {
  await setOtherNames(db, sql<SqlBool>`id = ANY(${ids}::uuid[])`)
}

/** The same once visits and orders have been forgotten. */
export async function forgetOtherNames(db: Db): Promise<void> {
  await setOtherNames(db, sql<SqlBool>`other_names <> '{}'`)
}

async function setOtherNames(db: Db, isMeant: RawBuilder<SqlBool>): Promise<void> {
  await sql`UPDATE customers SET other_names = other_names_of(id)
    WHERE ${isMeant} AND other_names IS DISTINCT FROM other_names_of(id)`.execute(db)
}
