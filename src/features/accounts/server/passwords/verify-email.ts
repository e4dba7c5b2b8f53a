import { inTransaction } from '#platform/database/transaction.ts'
import type { RateLimit } from '#platform/http/rate-limits.ts'
import type { Platform } from '#platform/platform.ts'

import { accountsError } from '../errors.ts'
import { passwordMatches } from '../passwords.ts'
import { allLinks, closeLinks, type LinkPurpose, requireValidLink, useLink } from './account-links.ts'

const purposes: readonly LinkPurpose[] = ['verify_email', 'change_email']

const attempts: RateLimit = { name: 'verify-email', points: 20, seconds: 15 * 60 }

/**
 * Verifies the address with the mailed link and the password. Both are required: opening the mail proves the
 * address, knowing the password proves the registration. A reader who does not know the password chooses a
 * new one, see setPasswordByLink. A 'change_email' link makes its address the login's.
 *
 * @throws AppError 400 for a bad link or a wrong password; 409 for an address that another account has taken
 * since; 429 after too many guesses
 */
export async function verifyEmail(
  platform: Platform,
  { token, password, address }: { token: string; password: string; address: string },
): Promise<void> {
  const { database, clock, rateLimits } = platform
  await rateLimits.consume([{ limit: attempts, key: address }])
  const id = await requireValidLink(database.db, token, purposes, clock.now())
  const user = await database.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!user || !(await passwordMatches(user.password_hash, password)))
    throw accountsError('PASSWORD_NOT_YOURS')
  await inTransaction(platform, async ({ db }) => {
    const { userId, email } = await useLink(db, token, purposes, clock.now())
    const proven = await db
      .updateTable('users')
      .set({ email_verified_at: clock.now(), updated_at: clock.now(), ...(email === null ? {} : { email }) })
      .where('id', '=', userId)
      .where('password_hash', '=', user.password_hash)
      .executeTakeFirst()
    if (proven.numUpdatedRows === 0n) throw accountsError('PASSWORD_NOT_YOURS')
    if (email !== null) await closeLinks(db, userId, allLinks, clock.now())
  })
}
