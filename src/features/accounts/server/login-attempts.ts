import type { RateLimit } from '#platform/http/rate-limits.ts'
import type { Platform } from '#platform/platform.ts'

import { accountsError } from './errors.ts'

const perAccount: RateLimit = { name: 'login-account', points: 5, seconds: 15 * 60 }
/** A whole household or salon may share one address. */
const perAddress: RateLimit = { name: 'login-address', points: 50, seconds: 15 * 60 }
/** How often an account was locked within a day; each time doubles the wait. It has no limit of its own. */
const lockouts: RateLimit = { name: 'login-lockouts', points: 1_000_000, seconds: 24 * 60 * 60 }

const firstWait = 60
const longestWait = 60 * 60

/**
 * Counts an attempt before the password is looked at, so that many at once are not all tried. Whoever goes beyond the
 * limit is locked out, longer each time.
 * @throws AppError 429 with Retry-After
 */
export async function spendLogin({ rateLimits }: Platform, account: string, address: string): Promise<void> {
  const byAddress = await rateLimits.spend(perAddress, address)
  if (byAddress.isBeyond) throw accountsError('LOGIN_LOCKED', { retryAfterSeconds: byAddress.secondsLeft })
  const byAccount = await rateLimits.spend(perAccount, account)
  if (!byAccount.isBeyond) return
  if (!byAccount.isFirstBeyond)
    throw accountsError('LOGIN_LOCKED', { retryAfterSeconds: byAccount.secondsLeft })
  const { used } = await rateLimits.spend(lockouts, account)
  const wait = Math.min(longestWait, firstWait * 2 ** (used - 1))
  await rateLimits.block(perAccount, account, wait)
  throw accountsError('LOGIN_LOCKED', { retryAfterSeconds: wait })
}

/** After a login that succeeded, and after a new password. */
export async function forgiveLogins({ rateLimits }: Platform, account: string): Promise<void> {
  await rateLimits.forgive(perAccount, account)
}
