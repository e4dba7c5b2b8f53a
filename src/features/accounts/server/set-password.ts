import { queueMessage, sendMessagesJob } from '#features/notifications/server/public.ts'
import { inTransaction, type Transaction } from '#platform/database/transaction.ts'
import { platformError } from '#platform/http/errors.ts'
import type { RateLimit } from '#platform/http/rate-limits.ts'
import type { Platform } from '#platform/platform.ts'

import { useLink } from './account-links.ts'
import { accountsError } from './errors.ts'
import type { Session } from './find-session.ts'
import { hashPassword, passwordMatches, refuseCommonPassword } from './passwords.ts'
import { revokeSessionsOf } from './revoke-sessions.ts'

const changes: RateLimit = { name: 'change-password', points: 10, seconds: 15 * 60 }

/** With the link of the mail; every session of the user ends. @throws AppError 400 for a bad link */
export async function setPasswordByLink(platform: Platform, token: string, password: string): Promise<void> {
  refuseCommonPassword(password)
  const passwordHash = await hashPassword(password)
  await inTransaction(platform.database.pool, async (transaction) => {
    const userId = await useLink(transaction.db, token, 'reset_password', platform.clock.now())
    await storePassword(platform, transaction, userId, passwordHash)
  })
  platform.requestJob(sendMessagesJob)
}

/** By somebody who is logged in; only this session goes on. @throws AppError 401, 403, 400 */
export async function changePassword(
  platform: Platform,
  session: Session,
  { userId, currentPassword, newPassword }: { userId: string; currentPassword: string; newPassword: string },
): Promise<void> {
  if (userId !== session.userId) throw accountsError('NOT_YOUR_ACCOUNT')
  await platform.rateLimits.consume(changes, session.userId)
  const user = await platform.database.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', session.userId)
    .executeTakeFirst()
  if (!user) throw platformError('UNAUTHENTICATED')
  if (!(await passwordMatches(user.password_hash, currentPassword)))
    throw accountsError('CURRENT_PASSWORD_WRONG')
  refuseCommonPassword(newPassword)
  const passwordHash = await hashPassword(newPassword)
  await inTransaction(platform.database.pool, (transaction) =>
    storePassword(platform, transaction, session.userId, passwordHash, session.id),
  )
  platform.requestJob(sendMessagesJob)
}

async function storePassword(
  { clock }: Platform,
  { db }: Transaction,
  userId: string,
  passwordHash: string,
  keptSession?: string,
): Promise<void> {
  const now = clock.now()
  const user = await db
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: now })
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning(['email', 'first_name'])
    .executeTakeFirst()
  if (!user) throw accountsError('LINK_INVALID')
  await revokeSessionsOf(db, userId, now, keptSession)
  const payload = { firstName: user.first_name }
  await queueMessage(db, { template: 'password-changed', recipient: user.email, payload }, now)
}
