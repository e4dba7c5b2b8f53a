import { call } from '#ui/http/call.ts'

import { ownUser } from '../../accounts.endpoints.ts'
import { currentSession, leaveUnverified, updateUser } from './session-store.ts'
import { storedToken, storedUser } from './stored/stored-session.ts'

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
