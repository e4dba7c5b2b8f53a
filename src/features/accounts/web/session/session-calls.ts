import { endsSession, wantsFreshToken } from '#features/accounts/accounts.rules.ts'
import { call } from '#ui/http/call.ts'
import { guardCalls, staffTimeout } from '#ui/http/http-client.ts'

import { logOut, ownUser, refreshToken } from '../../accounts.endpoints.ts'
import { currentSession, endSession, keepSession, leaveUnverified, updateUser } from './session-store.ts'
import { storedToken, storedUser, tokenAge } from './stored-session.ts'

/** Milliseconds. */
export const renewalInterval = 840_000
const renewalRetryDelay = 15_000

/** Hooks the session into every call: a fresh token before it, the end of the session after a 401. */
export function guardSessionCalls(): void {
  guardCalls({
    beforeCall: async (path) => {
      if (wantsFreshToken(path)) await renewTokenWhenDue()
    },
    // A token that is no longer stored was renewed or dropped meanwhile: its 401 says nothing about the session now.
    onUnauthorized: (path, token) => {
      if (token !== null && token === storedToken() && endsSession(path)) endSession('unauthorized')
    },
  })
}

/**
 * Asks the server who is signed in. Without an answer a known user stays (a 401 alone ends the session), and
 * without a known user the session is left unverified.
 */
export async function verifySession(): Promise<void> {
  if (!storedToken()) return
  try {
    const user = await call(ownUser)
    if (storedToken() && (storedUser()?._id ?? user._id) === user._id) updateUser(user)
  } catch {
    if (currentSession().status === 'loading') leaveUnverified()
  }
}

let running: Promise<void> | null = null
let failedAt = Number.NEGATIVE_INFINITY

/** Renews a token that is 14 minutes old; at once when a laptop wakes up later than that. Never throws. */
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

/** Asks again whether it is due: another tab may have done it while this one waited. */
async function renew(): Promise<void> {
  const token = storedToken()
  if (!isDue(Date.now())) return
  try {
    const answer = await call(refreshToken, { timeout: staffTimeout })
    if (storedToken() === token) keepSession(answer)
  } catch {
    // A 401 has ended the session already; anything else is tried again later with the token that is there.
    failedAt = Date.now()
  }
}

/** Browsers offer the lock to secure pages only; without it each tab still looks first what the others have done. */
async function oneTabOnly(task: () => Promise<void>): Promise<void> {
  const { locks }: { locks?: LockManager | null } = navigator
  if (locks) await locks.request('session-renewal', task)
  else await task()
}

export async function logout(): Promise<void> {
  await leave('logout')
}

/** Forgets the session at once and tells the server; a call that fails changes nothing for the person. */
export async function leave(reason: 'logout' | 'inactivity'): Promise<void> {
  const token = storedToken()
  endSession(reason)
  if (!token) return
  const headers = { authorization: `Bearer ${token}` }
  await call(logOut, { headers }).catch(() => undefined)
}
