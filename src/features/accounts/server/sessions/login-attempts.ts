import { setTimeout as sleep } from 'node:timers/promises'

import type { AppError } from '#platform/http/errors.ts'
import type { RateLimit } from '#platform/http/rate-limits.ts'
import type { Platform } from '#platform/platform.ts'

import { accountsError } from '../errors.ts'
import { isFamiliarPlace } from './familiar-places.ts'

/** Whose account is tried, and from where. */
export type LoginAttempt = { account: string; address: string }

/** All logins from one address, which a whole household or salon may share. */
const perAddress: RateLimit = { name: 'login-address', points: 50, seconds: 15 * 60 }
/** One account from one address: only this is refused, so that nobody can be locked out from elsewhere. */
const perPlace: RateLimit = { name: 'login-place', points: 5, seconds: 15 * 60 }
/** One account from everywhere: beyond it, strangers wait. */
const perAccount: RateLimit = { name: 'login-account', points: 20, seconds: 15 * 60 }
/** How often a place was locked within a day; each time doubles the wait. It has no limit of its own. */
const lockouts: RateLimit = { name: 'login-lockouts', points: 1_000_000, seconds: 24 * 60 * 60 }

/** Seconds. */
const firstWait = 60
const longestWait = 60 * 60
/** Milliseconds. */
const firstDelay = 250
const longestDelay = 4_000

/**
 * Counts an attempt before the password is looked at, so that many at once are not all tried. Who goes beyond the limit
 * of the place is locked out, longer each time; who tries an account that many try, and is not known there, waits. An address
 * at which too many logins failed, as of a salon's Wi-Fi, stays open to accounts that are known there.
 * @returns the refusal of a wrong password; at a locked address the same as for all others, so that it tells nobody who is known
 * @throws AppError 429 with Retry-After
 */
export async function spendLogin(platform: Platform, { account, address }: LoginAttempt): Promise<AppError> {
  const { rateLimits } = platform
  const place = placeOf({ account, address })
  const byAddress = await rateLimits.spend(perAddress, address)
  const lockedFor = (seconds: number) =>
    accountsError('LOGIN_LOCKED', { retryAfterSeconds: byAddress.isBeyond ? byAddress.secondsLeft : seconds })
  const wrongPassword = byAddress.isBeyond ? lockedFor(0) : accountsError('INVALID_CREDENTIALS')
  if (byAddress.isBeyond && !(await isFamiliarPlace(platform, account, address))) throw wrongPassword
  const byPlace = await rateLimits.spend(perPlace, place)
  if (byPlace.isBeyond) {
    if (!byPlace.isFirstBeyond) throw lockedFor(byPlace.secondsLeft)
    const { used } = await rateLimits.spend(lockouts, place)
    const wait = Math.min(longestWait, firstWait * 2 ** (used - 1))
    await rateLimits.block(perPlace, place, wait)
    throw lockedFor(wait)
  }
  const byAccount = await rateLimits.spend(perAccount, account)
  if (!byAccount.isBeyond || (await isFamiliarPlace(platform, account, address))) return wrongPassword
  const beyond = byAccount.used - rateLimits.pointsOf(perAccount)
  await sleep(Math.min(longestDelay, firstDelay * 2 ** Math.min(beyond - 1, 10)))
  return wrongPassword
}

/** After a login that succeeded: at this place. */
export async function forgiveLogin({ rateLimits }: Platform, attempt: LoginAttempt): Promise<void> {
  await rateLimits.forgive(perPlace, placeOf(attempt))
}

/** After a new password: whatever was guessed of the old one counts no more. */
export async function forgiveLogins({ rateLimits }: Platform, account: string): Promise<void> {
  await rateLimits.forgiveAll(perPlace, placeOf({ account, address: '' }))
}

function placeOf({ account, address }: LoginAttempt): string {
  return `${account} ${address}`
}
