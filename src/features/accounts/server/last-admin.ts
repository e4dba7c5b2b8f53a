import type { Db } from '#platform/database/database.ts'
import { lockKey } from '#platform/database/transaction.ts'

import { accountsError } from './errors.ts'

/** Whoever takes an admin away holds this lock: two at once must not each leave the shop to the other. */
export const adminsLock = lockKey('the shop keeps an admin')

/** @throws AppError 409 when nobody else is admin */
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
