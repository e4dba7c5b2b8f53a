import type { Selectable } from 'kysely'

import type { SessionAnswer } from '#features/accounts/accounts.contract.ts'
import type { Users } from '#platform/database/database.types.ts'
import type { Platform } from '#platform/platform.ts'

import { accountsError } from '../errors.ts'
import { presentUser } from './present-user.ts'
import { signToken } from './session-token.ts'

/** However often its token is refreshed, a session ends after this long, in milliseconds. */
const absoluteLifetime = 12 * 60 * 60 * 1000

/**
 * Only while the password that has just been compared still stands: whoever replaces it holds the account's row, and
 * then either finds this session and ends it, or is found here.
 * @param user as they were when their password was compared
 * @throws AppError 401
 */
export async function openSession(platform: Platform, user: Selectable<Users>): Promise<SessionAnswer> {
  const now = platform.clock.now()
  const ends = new Date(now.getTime() + absoluteLifetime)
  const session = await platform.database.db
    .insertInto('sessions')
    .columns(['user_id', 'created_at', 'expires_at'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select(['users.id', eb.val(now).as('created_at'), eb.val(ends).as('expires_at')])
        .where('users.id', '=', user.id)
        .where('password_hash', '=', user.password_hash)
        .where('deleted_at', 'is', null)
        .forShare(),
    )
    .returning('id')
    .executeTakeFirst()
  if (!session) throw accountsError('INVALID_CREDENTIALS')
  return { success: true, token: await signToken(platform, session.id, user.id), user: presentUser(user) }
}
