import { safeStorage } from '#ui/browser/safe-storage.ts'
import { tokenStorageKey } from '#ui/http/http-client.ts'

import type { SessionAnswer, User } from '../accounts.contract.ts'
import { isRole } from '../accounts.rules.ts'
import { clearOtherUsersData, clearPersonalData } from './own-data.ts'

export const userStorageKey = 'user'
const renewedAtKey = 'sessionRenewedAt'
const lastActivityKey = 'sessionLastActivity'
const endedByKey = 'sessionEndedBy'

export type TokenOfUser = Pick<SessionAnswer, 'token' | 'user'>

/** 'elsewhere' is a logout in another tab. */
export type EndReason = 'logout' | 'elsewhere' | 'inactivity' | 'unauthorized'

export function storedToken(): string | null {
  return safeStorage.read(tokenStorageKey) || null
}

export function storedUser(): User | null {
  return parseStoredUser(safeStorage.read(userStorageKey))
}

/** Writes the token last: its storage event tells other tabs that the rest is in place. */
export function storeSession({ token, user }: TokenOfUser, now: number): boolean {
  storeUser(user)
  safeStorage.write(renewedAtKey, String(now))
  return safeStorage.write(tokenStorageKey, token)
}

export function storeUser(user: User): void {
  clearOtherUsersData(user._id)
  safeStorage.write(userStorageKey, JSON.stringify(user))
}

/** Writes the reason first and removes the token last, because other tabs react to the token. */
export function clearStoredSession(reason: EndReason): void {
  safeStorage.write(endedByKey, reason)
  clearPersonalData()
  safeStorage.remove(userStorageKey)
  safeStorage.remove(renewedAtKey)
  safeStorage.remove(lastActivityKey)
  safeStorage.remove(tokenStorageKey)
}

export function storedEndReason(): EndReason {
  const reason = safeStorage.read(endedByKey)
  return reason === 'inactivity' || reason === 'unauthorized' ? reason : 'elsewhere'
}

/** Milliseconds since the token was issued; Infinity when unknown or in the future. */
export function tokenAge(now: number): number {
  const age = now - Number(safeStorage.read(renewedAtKey) ?? Number.NaN)
  return age >= 0 ? age : Number.POSITIVE_INFINITY
}

export function storedActivity(): number | null {
  return Number(safeStorage.read(lastActivityKey)) || null
}

export function storeActivity(at: number): void {
  safeStorage.write(lastActivityKey, String(at))
}

/**
 * Runs in the head before the first paint. It marks a stored session, so that CSS
 * (src/ui/theme/styles/base.css) hides the visitors' links in the prerendered HTML.
 */
export const sessionMarkScript = `try{if(localStorage.getItem('${tokenStorageKey}'))document.documentElement.dataset.session='stored'}catch{}`

/** @returns null when the entry is not a valid user, for example cut off or edited */
function parseStoredUser(text: string | null): User | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return isUser(value) ? value : null
  } catch {
    return null
  }
}

/** Checks by hand, so that the homepage does not load the schema library. */
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
