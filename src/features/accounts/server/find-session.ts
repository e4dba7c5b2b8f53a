import { sql } from 'kysely'

import type { Platform } from '#platform/platform.ts'
import type { Role } from '#shared/contracts/access.ts'
import { isId } from '#shared/ids.ts'

import type { User } from '../accounts.contract.ts'
import { presentUser } from './sessions/present-user.ts'

/** Read from the database on every call, so a changed role counts at once. */
export type Session = { id: string; userId: string; role: Role; user: User }

/** @returns undefined when the session is unknown, revoked or expired, or its user is deleted */
export async function findSession({ database, clock }: Platform, id: string): Promise<Session | undefined> {
  if (!isId(id)) return undefined
  const row = await database.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    // A barber's login without a linked profile opens the profile with its e-mail.
    .select(
      sql<string | null>`CASE WHEN users.role = 'barber' THEN profile_of_address(users) END`.as(
        'barber_of_address',
      ),
    )
    .where('sessions.id', '=', id)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', clock.now())
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const user = presentUser({ ...row, barber_id: row.barber_id ?? row.barber_of_address })
  return { id, userId: row.id, role: user.role, user }
}

export async function isSessionAlive(platform: Platform, { id, role, user }: Session): Promise<boolean> {
  const now = await findSession(platform, id)
  return now?.role === role && now.user.barberId === user.barberId
}
