import type { RateLimit } from '#platform/http/rate-limits.ts'
import type { Platform } from '#platform/platform.ts'

import { accountsError } from './errors.ts'

const perAccount: RateLimit = { name: 'login-account', points: 5, seconds: 15 * 60 }
/** A whole household or salon may share one address. */
const perAddress: RateLimit = { name: 'login-address', points: 50, seconds: 15 * 60 }
/** How often an account was locked within a day; each time doubles the wait. */
const lockouts: RateLimit = { name: 'login-lockouts', points: 1_000_000, seconds: 24 * 60 * 60 }

const firstWait = 60
const longestWait = 60 * 60

/** @throws AppError 429 with Retry-After while the account or the address has to wait */
export async function refuseLockedLogin(
  { rateLimits }: Platform,
  account: string,
  address: string,
): Promise<void> {
  const states = [
    await rateLimits.exhausted(perAccount, account),
    await rateLimits.exhausted(perAddress, address),
  ]
  const wait = Math.max(0, ...states.map((seconds) => seconds ?? 0))
  if (wait > 0) throw accountsError('LOGIN_LOCKED', { retryAfterSeconds: wait })
}

/** Counts a failure; the fifth locks the account, longer each time. */
export async function spendLogin({ rateLimits }: Platform, account: string, address: string): Promise<void> {
  await rateLimits.spend(perAddress, address)
  const { left } = await rateLimits.spend(perAccount, account)
  if (left > 0) return
  const { used } = await rateLimits.spend(lockouts, account)
  const wait = Math.min(longestWait, firstWait * 2 ** (used - 1))
  await rateLimits.block(perAccount, account, wait)
}

export async function forgiveLogins({ rateLimits }: Platform, account: string): Promise<void> {
  await rateLimits.forgive(perAccount, account)
}
