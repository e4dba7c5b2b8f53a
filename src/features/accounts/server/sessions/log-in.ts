import type { Platform } from '#platform/platform.ts'

import type { SessionAnswer } from '../../accounts.contract.ts'
import { comparePassword, hashPassword } from '../passwords.ts'
import { rememberPlace } from './familiar-places.ts'
import { resetLoginCount, countLogin } from './login-attempts.ts'
import { openSession } from './open-session.ts'

/**
 * Opens a session. An unknown e-mail and a wrong password get the same answer after the same time.
 *
 * @throws AppError 401 for wrong credentials, 429 after five failures within 15 minutes from one address
 */
export async function logIn(
  platform: Platform,
  { email, password, address }: { email: string; password: string; address: string },
): Promise<SessionAnswer> {
  const account = email.toLowerCase()
  const wrongPassword = await countLogin(platform, { account, address })
  const user = await platform.database.db
    .selectFrom('users')
    .selectAll()
    .where((eb) => eb(eb.fn('lower', ['email']), '=', account))
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  const compared = await comparePassword(user?.password_hash, password)
  if (!user || compared === 'wrong') throw wrongPassword
  const session = await openSession(platform, user)
  if (compared === 'former') await renewHash(platform, user, password)
  await resetLoginCount(platform, { account, address })
  await rememberPlace(platform, user.id, address)
  return session
}

async function renewHash(
  { database }: Platform,
  user: { id: string; password_hash: string },
  password: string,
): Promise<void> {
  await database.db
    .updateTable('users')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', user.id)
    .where('password_hash', '=', user.password_hash)
    .execute()
}
