import { call } from '#ui/http/call.ts'

import { logOut } from '../../accounts.endpoints.ts'
import { endSession } from './session-store.ts'
import { storedToken } from './stored/stored-session.ts'

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
