import type { Selectable } from 'kysely'

import type { Users } from '#platform/database/database.types.ts'
import type { Platform } from '#platform/platform.ts'

import type { SessionAnswer } from '../../accounts.contract.ts'
import { accountsError } from '../errors.ts'
import { findSession } from '../find-session.ts'
import { signToken } from './session-token.ts'

/** Milliseconds; refreshing the token does not extend it. */
const absoluteLifetime = 12 * 60 * 60 * 1000

/**
 * Opens a session only if the password just compared is still current. A concurrent change of the password
 * locks the user's row, so it either finds and revokes this session, or this insert sees the new password.
 *
 * @param user as read when the password was compared
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
  const opened = session && (await findSession(platform, session.id))
  if (!opened) throw accountsError('INVALID_CREDENTIALS')
  return { success: true, token: await signToken(platform, opened.id, user.id), user: opened.user }
}
