import { tokenStorageKey } from '#ui/http/http-client.ts'

import { readSession } from '../session-store.ts'
import { userStorageKey } from './stored-session.ts'

/** A login, a renewal or a logout in one tab is one in all of them. @returns how to stop following */
export function followOtherTabs(): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    const changedUser = key === userStorageKey && newValue !== null
    if (key === null || key === tokenStorageKey || changedUser) readSession()
  }
  /** A page that the browser had frozen for its back button has heard nothing. */
  const awake = ({ persisted }: PageTransitionEvent) => {
    if (persisted) readSession()
  }
  window.addEventListener('storage', hear)
  window.addEventListener('pageshow', awake)
  return () => {
    window.removeEventListener('storage', hear)
    window.removeEventListener('pageshow', awake)
  }
}
