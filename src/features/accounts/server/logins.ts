import type { Actor } from '#features/audit/server/record-change.ts'
import type { Db } from '#platform/database/database.ts'
import type { Transaction } from '#platform/database/transaction.ts'

import { revokeSessionsOf } from './sessions/revoke-sessions.ts'
import { reclaimUnproven } from './users/reclaim-account.ts'

export type Login = {
  id: string
  email: string
  first_name: string
  last_name: string
  role: string
  barber_id: string | null
  without_profile: boolean
  email_verified_at: Date | null
}

const loginsOf = (db: Db) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'email',
      'first_name',
      'last_name',
      'role',
      'barber_id',
      'without_profile',
      'email_verified_at',
    ])
    .where('deleted_at', 'is', null)

/** Returns the account of an e-mail and locks it until the transaction ends. */
export async function findLogin(db: Db, email: string): Promise<Login | undefined> {
  return await loginsOf(db)
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function hasLogin(db: Db, email: string): Promise<boolean> {
  const login = await loginsOf(db)
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst()
  return login !== undefined
}

export async function loginOfBarber(db: Db, barberId: string): Promise<Login | undefined> {
  return await loginsOf(db).where('barber_id', '=', barberId).forNoKeyUpdate().executeTakeFirst()
}

/**
 * Turns an account into a barber's. An admin stays an admin. Any other user becomes a barber and must log in
 * again, by invitation if the e-mail is unproven.
 *
 * @returns the new role
 */
export async function linkBarber(
  transaction: Transaction,
  actor: Actor,
  login: Login,
  barberId: string,
  now: Date,
): Promise<string> {
  const { db } = transaction
  const role = login.role === 'admin' ? 'admin' : 'barber'
  await db
    .updateTable('users')
    .set({ barber_id: barberId, without_profile: false, role, updated_at: now })
    .where('id', '=', login.id)
    .execute()
  if (role !== login.role) await revokeSessionsOf(db, login.id, now)
  await reclaimUnproven(transaction, actor, login, { role, email: login.email, now })
  return role
}

export async function unlinkBarber(db: Db, login: Login, now: Date): Promise<void> {
  await db.updateTable('users').set({ barber_id: null, updated_at: now }).where('id', '=', login.id).execute()
}
