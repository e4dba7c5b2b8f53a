import { call } from '#ui/http/call.ts'
import { guardCalls, staffTimeout } from '#ui/http/http-client.ts'

import { logOut, ownUser, refreshToken } from '../accounts.endpoints.ts'
import { endsSession, needsFreshToken } from '../accounts.rules.ts'
import { currentSession, endSession, keepSession, markUnverified, updateUser } from './session-store.ts'
import { storedToken, storedUser, tokenAge } from './stored-session.ts'

/** Milliseconds. */
export const renewalInterval = 840_000
const renewalRetryDelay = 15_000

/** Adds the session to every call: renews the token before it and ends the session after a 401. */
export function guardSessionCalls(): void {
  guardCalls({
    beforeCall: async (path) => {
      if (needsFreshToken(path)) await renewTokenWhenDue()
    },
    // Ignores the 401 of a token that was renewed or dropped meanwhile.
    onUnauthorized: (path, token) => {
      if (token !== null && token === storedToken() && endsSession(path)) endSession('unauthorized')
    },
  })
}

/**
 * Asks the server for the current user. Without an answer a known user stays signed in (only a 401 ends the
 * session); without a known user the session is 'unverified'.
 */
export async function verifySession(): Promise<void> {
  if (!storedToken()) return
  try {
    const user = await call(ownUser)
    if (storedToken() && (storedUser()?._id ?? user._id) === user._id) updateUser(user)
  } catch {
    if (currentSession().status === 'loading') markUnverified()
  }
}

let running: Promise<void> | null = null
let failedAt = Number.NEGATIVE_INFINITY

/** Renews a token older than 14 minutes, at once if a laptop wakes up later than that. Never throws. */
export async function renewTokenWhenDue(): Promise<void> {
  if (!isDue(Date.now())) return
  running ??= oneTabOnly(renew).finally(() => {
    running = null
  })
  await running
}

function isDue(now: number): boolean {
  return storedToken() !== null && tokenAge(now) >= renewalInterval && now - failedAt >= renewalRetryDelay
}

/** Checks again, because another tab may have renewed it while this one waited for the lock. */
async function renew(): Promise<void> {
  const token = storedToken()
  if (!isDue(Date.now())) return
  try {
    const answer = await call(refreshToken, { timeout: staffTimeout })
    if (storedToken() === token) keepSession(answer)
  } catch {
    // A 401 has already ended the session; other errors are retried later with the current token.
    failedAt = Date.now()
  }
}

/**
 * The Web Locks API exists on secure pages only. Without it, each tab still checks first whether another has
 * renewed.
 */
async function oneTabOnly(task: () => Promise<void>): Promise<void> {
  const { locks }: { locks?: LockManager | null } = navigator
  if (locks) await locks.request('session-renewal', task)
  else await task()
}

export async function logout(): Promise<void> {
  await endOwnSession('logout')
}

export async function endOwnSession(reason: 'logout' | 'inactivity'): Promise<void> {
  const token = storedToken()
  endSession(reason)
  if (!token) return
  const headers = { authorization: `Bearer ${token}` }
  await call(logOut, { headers }).catch(() => undefined)
}
