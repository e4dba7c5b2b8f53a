import type { Db } from '#platform/database/database.ts'

import { accountsError } from '../errors.ts'

/**
 * The caller holds the staff lock.
 *
 * @throws AppError 409 when there is no other admin
 */
export async function refuseLastAdmin(db: Db, leavingId: string): Promise<void> {
  const other = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('deleted_at', 'is', null)
    .where('id', '<>', leavingId)
    .executeTakeFirst()
  if (!other) throw accountsError('LAST_ADMIN')
}
