import type { Platform } from '#platform/platform.ts'

import { accountsError } from './errors.ts'
import type { Session } from './find-session.ts'
import { passwordHashOf, passwordMatches } from './passwords.ts'
import { passwordTries } from './passwords/set-password.ts'

/**
 * Checks the caller's password, since a person at an open screen need not be its owner.
 *
 * @returns the verified hash
 * @throws AppError 400 for a wrong password, which does not end the session; 401 for a deleted account; 429 after too
 * many
 */
export async function proveOwnPassword(
  { database, rateLimits }: Platform,
  { userId }: Session,
  password: string,
): Promise<string> {
  await rateLimits.consume([{ limit: passwordTries, key: userId }])
  const passwordHash = await passwordHashOf(database.db, userId)
  if (!(await passwordMatches(passwordHash, password))) throw accountsError('PROFILE_PASSWORD_WRONG')
  return passwordHash
}
