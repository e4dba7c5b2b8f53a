import type { Db } from '#platform/database/database.ts'
import { platformError } from '#platform/http/errors.ts'

export async function accountExists(db: Db, userId: string): Promise<boolean> {
  return (await accountOf(db, userId).executeTakeFirst()) !== undefined
}

/** @throws AppError 401 when the account has been deleted since the call began */
export async function requireAccount(db: Db, userId: string): Promise<void> {
  if (!(await accountExists(db, userId))) throw platformError('UNAUTHENTICATED')
}

/**
 * Like requireAccount, and locks the row against deletion until the transaction ends.
 *
 * @throws AppError 401
 */
export async function lockAccount(db: Db, userId: string): Promise<void> {
  const account = await accountOf(db, userId).forKeyShare().executeTakeFirst()
  if (!account) throw platformError('UNAUTHENTICATED')
}

function accountOf(db: Db, userId: string) {
  return db.selectFrom('users').select('id').where('id', '=', userId).where('deleted_at', 'is', null)
}
