import { inTransaction, type Transaction } from '#platform/database/transaction.ts'
import type { RateLimit } from '#platform/http/rate-limits.ts'
import type { Platform } from '#platform/platform.ts'

import { opaquePassword } from '../../password.rules.ts'
import { accountsError } from '../errors.ts'
import type { Session } from '../find-session.ts'
import { hashPassword, passwordHashOf, passwordMatches, refuseCommonPassword } from '../passwords.ts'
import { resetLoginCounts } from '../sessions/login-attempts.ts'
import { mailedLinks, passwordLinks, requireValidLink, useLink } from './account-links.ts'
import { storePassword } from './store-password.ts'

const linkUses: RateLimit = { name: 'reset-confirm', points: 20, seconds: 15 * 60 }
/** Per account, on every screen that asks for the current password. */
export const passwordTries: RateLimit = { name: 'change-password', points: 10, seconds: 15 * 60 }

/**
 * Sets the password with a mailed link and ends all sessions of the user.
 *
 * @throws AppError 400 for a bad link, before any costly work; 429 after too many guesses
 */
export async function setPasswordByLink(
  platform: Platform,
  { token, password, address }: { token: string; password: string; address: string },
): Promise<void> {
  const { database, clock, rateLimits } = platform
  await rateLimits.consume([{ limit: linkUses, key: address }])
  refuseCommonPassword(password)
  await requireValidLink(database.db, token, mailedLinks, clock.now())
  const passwordHash = await hashPassword(password)
  const email = await inTransaction(platform, async (transaction) => {
    const { userId } = await useLink(transaction.db, token, mailedLinks, clock.now())
    await proveAddress(transaction, userId, clock.now())
    const user = await storePassword(platform, transaction, userId, { passwordHash, ends: mailedLinks })
    if (!user) throw accountsError('LINK_INVALID')
    return user.email
  })
  await resetLoginCounts(platform, email.toLowerCase())
}

/** Only this session stays open. @throws AppError 401, 403, 400 */
export async function changePassword(
  platform: Platform,
  session: Session,
  { userId, currentPassword, newPassword }: { userId: string; currentPassword: string; newPassword: string },
): Promise<void> {
  if (userId !== session.userId) throw accountsError('NOT_YOUR_ACCOUNT')
  await platform.rateLimits.consume([{ limit: passwordTries, key: session.userId }])
  const formerHash = await passwordHashOf(platform.database.db, session.userId)
  if (!(await passwordMatches(formerHash, currentPassword))) throw accountsError('CURRENT_PASSWORD_WRONG')
  if (session.user.mustChangePassword && opaquePassword(newPassword) === opaquePassword(currentPassword))
    throw accountsError('PASSWORD_UNCHANGED')
  refuseCommonPassword(newPassword)
  const passwordHash = await hashPassword(newPassword)
  await inTransaction(platform, async (transaction) => {
    const choice = {
      passwordHash,
      ends: passwordLinks,
      replaces: formerHash,
      remainingSession: session.id,
    }
    if (!(await storePassword(platform, transaction, session.userId, choice)))
      throw accountsError('CURRENT_PASSWORD_WRONG')
  })
}

/** The link was mailed to this address, so using it proves the address. */
async function proveAddress({ db }: Transaction, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set((eb) => ({ email_verified_at: eb.fn.coalesce('email_verified_at', eb.val(now)) }))
    .where('id', '=', userId)
    .execute()
}
