import { call } from '#ui/http/call.ts'
import { staffTimeout } from '#ui/http/http-client.ts'

import { refreshToken } from '../../accounts.endpoints.ts'
import { keepSession } from './session-store.ts'
import { renewalInterval, renewalRetryDelay } from './session-timing.ts'
import { storedToken, tokenAge } from './stored/stored-session.ts'

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
