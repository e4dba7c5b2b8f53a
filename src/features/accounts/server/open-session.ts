import type { Selectable } from 'kysely'

import type { Users } from '#platform/database/database.types.ts'
import type { Platform } from '#platform/platform.ts'

import type { SessionAnswer } from '../accounts.contract.ts'
import { presentUser } from './present-user.ts'
import { signToken } from './session-token.ts'

/** However often its token is refreshed, a session ends after this long, in milliseconds. */
const absoluteLifetime = 12 * 60 * 60 * 1000

export async function openSession(platform: Platform, user: Selectable<Users>): Promise<SessionAnswer> {
  const now = platform.clock.now()
  const { id } = await platform.database.db
    .insertInto('sessions')
    .values({ user_id: user.id, created_at: now, expires_at: new Date(now.getTime() + absoluteLifetime) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { success: true, token: await signToken(platform, id, user.id), user: presentUser(user) }
}
