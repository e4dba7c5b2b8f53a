import type { SessionAnswer, User } from '#features/accounts/accounts.contract.ts'
import { isRole } from '#features/accounts/accounts.rules.ts'
import { safeStorage } from '#ui/browser/safe-storage.ts'
import { tokenStorageKey } from '#ui/http/http-client.ts'

import { forgetDataOfOthers, forgetEverythingOwn } from './own-data.ts'

export const userStorageKey = 'user'
const renewedAtKey = 'sessionRenewedAt'
const lastActivityKey = 'sessionLastActivity'
const endedByKey = 'sessionEndedBy'

export type TokenOfUser = Pick<SessionAnswer, 'token' | 'user'>

/** Why a session ended; 'elsewhere' is a logout in another tab. */
export type EndReason = 'logout' | 'elsewhere' | 'inactivity' | 'unauthorized'

export function storedToken(): string | null {
  return safeStorage.read(tokenStorageKey) || null
}

export function storedUser(): User | null {
  return parseStoredUser(safeStorage.read(userStorageKey))
}

/** The token is written last: when other tabs hear of it, everything else is in place. */
export function storeSession({ token, user }: TokenOfUser, now: number): boolean {
  storeUser(user)
  safeStorage.write(renewedAtKey, String(now))
  return safeStorage.write(tokenStorageKey, token)
}

export function storeUser(user: User): void {
  forgetDataOfOthers(user._id)
  safeStorage.write(userStorageKey, JSON.stringify(user))
}

/** The reason is written first and the token goes last, for the same listeners. */
export function clearStoredSession(reason: EndReason): void {
  safeStorage.write(endedByKey, reason)
  forgetEverythingOwn()
  safeStorage.remove(userStorageKey)
  safeStorage.remove(renewedAtKey)
  safeStorage.remove(lastActivityKey)
  safeStorage.remove(tokenStorageKey)
}

/** How another tab ended the session. */
export function storedEndReason(): EndReason {
  const reason = safeStorage.read(endedByKey)
  return reason === 'inactivity' || reason === 'unauthorized' ? reason : 'elsewhere'
}

/** Milliseconds since the token was issued; endless when that is unknown or lies in the future. */
export function tokenAge(now: number): number {
  const age = now - Number(safeStorage.read(renewedAtKey) ?? Number.NaN)
  return age >= 0 ? age : Number.POSITIVE_INFINITY
}

/** When somebody last did something in any tab, in milliseconds. */
export function storedActivity(): number | null {
  return Number(safeStorage.read(lastActivityKey)) || null
}

export function storeActivity(at: number): void {
  safeStorage.write(lastActivityKey, String(at))
}

/**
 * Runs in the head of the page before anything is painted: the HTML was written for visitors, and what it offers
 * them is held back (src/ui/theme/styles/base.css) where a session may be stored.
 */
export const sessionMarkScript = `try{if(localStorage.getItem('${tokenStorageKey}'))document.documentElement.dataset.session='stored'}catch{}`

/** @returns null for anything that is not a user, such as an entry that was cut off or written by hand */
function parseStoredUser(text: string | null): User | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return isUser(value) ? value : null
  } catch {
    return null
  }
}

/** By hand and not with the contract's schema, because the homepage must not load the schema library for it. */
function isUser(value: unknown): value is User {
  if (typeof value !== 'object' || value === null) return false
  const fields: Partial<Record<keyof User, unknown>> = value
  return (
    typeof fields._id === 'string' &&
    typeof fields.email === 'string' &&
    typeof fields.firstName === 'string' &&
    typeof fields.lastName === 'string' &&
    typeof fields.phone === 'string' &&
    isRole(fields.role)
  )
}
