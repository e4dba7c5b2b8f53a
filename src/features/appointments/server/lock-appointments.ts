import type { RawBuilder, SqlBool } from 'kysely'

import type { Db } from '#platform/database/database.ts'
import { lockRow } from '#platform/database/lock-row.ts'

/** Locks many appointments in one order, so that two writers cannot deadlock. */
export async function lockAppointments(db: Db, condition: RawBuilder<SqlBool>): Promise<void> {
  await db.selectFrom('appointments').select('id').where(condition).orderBy('id').forNoKeyUpdate().execute()
}

/** Locks an appointment or a hold, and its customer before it. */
export async function lockAppointment(db: Db, id: string): Promise<void> {
  await lockRow(db, { table: 'appointments', id, parent: 'customers', key: 'customer_id' })
}
