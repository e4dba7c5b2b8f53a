import { useSyncExternalStore } from 'react'

import { currentSession, subscribeToSession, unknownSession, type Session } from './session-store.ts'

/** Who is signed in. Prerendered pages and the first render in the browser do not know yet: 'loading'. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, currentSession, () => unknownSession)
}
