import { setTimeout as sleep } from 'node:timers/promises'

import type { AppError } from '#platform/http/errors.ts'
import type { RateLimit } from '#platform/http/rate-limits.ts'
import type { Platform } from '#platform/platform.ts'

import { accountsError } from '../errors.ts'
import { isFamiliarPlace } from './familiar-places.ts'

export type LoginAttempt = { account: string; address: string }

/** All logins from one address, which a household or a salon may share. */
const perAddress: RateLimit = { name: 'login-address', points: 50, seconds: 15 * 60 }
/**
 * One account from one address. Only this limit locks out, so an attacker elsewhere cannot lock out the
 * owner.
 */
const perPlace: RateLimit = { name: 'login-place', points: 5, seconds: 15 * 60 }
/** One account from all addresses. Beyond it, unfamiliar addresses are delayed. */
const perAccount: RateLimit = { name: 'login-account', points: 20, seconds: 15 * 60 }
/** Counts lockouts of a place within a day; each doubles the wait. The count itself is unlimited. */
const lockouts: RateLimit = { name: 'login-lockouts', points: 1_000_000, seconds: 24 * 60 * 60 }

/** Seconds. */
const firstWait = 60
const maxWait = 60 * 60
/** Milliseconds. */
const firstDelay = 250
const maxDelay = 4_000

/**
 * Counts an attempt before the password is checked, so that concurrent attempts count too. Beyond the limit
 * per place the caller is locked out, longer each time. Beyond the limit per account, callers at unfamiliar
 * addresses are delayed. An address with too many failures, such as a salon's Wi-Fi, stays open to accounts
 * familiar there.
 *
 * @returns the error for a wrong password. At a locked address it is the same for all accounts, so it does
 * not reveal which ones exist
 * @throws AppError 429 with Retry-After
 */
export async function countLogin(platform: Platform, { account, address }: LoginAttempt): Promise<AppError> {
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
    const wait = Math.min(maxWait, firstWait * 2 ** (used - 1))
    await rateLimits.block(perPlace, place, wait)
    throw lockedFor(wait)
  }
  const byAccount = await rateLimits.spend(perAccount, account)
  if (!byAccount.isBeyond || (await isFamiliarPlace(platform, account, address))) return wrongPassword
  const exceeded = byAccount.used - rateLimits.pointsOf(perAccount)
  await sleep(Math.min(maxDelay, firstDelay * 2 ** Math.min(exceeded - 1, 10)))
  return wrongPassword
}

export async function resetLoginCount({ rateLimits }: Platform, attempt: LoginAttempt): Promise<void> {
  await rateLimits.forgive(perPlace, placeOf(attempt))
}

/** Resets the attempts of all places after a new password: guesses at the old one no longer matter. */
export async function resetLoginCounts({ rateLimits }: Platform, account: string): Promise<void> {
  await rateLimits.forgiveAll(perPlace, placeOf({ account, address: '' }))
}

function placeOf({ account, address }: LoginAttempt): string {
  return `${account} ${address}`
}
