import { useSyncExternalStore } from 'react'

import { tokenStorageKey } from '#ui/http/http-client.ts'

import type { User } from '../../accounts.contract.ts'
import {
  clearStoredSession,
  storedEndReason,
  storedToken,
  storedUser,
  storeSession,
  storeUser,
  type EndReason,
  type TokenOfUser,
  userStorageKey,
} from './stored-session.ts'

export type Session = {
  status: 'loading' | 'anonymous' | 'authenticated'
  user: User | null
  /** A token is stored but nobody could say whose it is: the server did not answer. */
  unverified: boolean
  /** Why the last session ended, until the person has been told. */
  endedBy: EndReason | null
}

/** What prerendered pages and the first render in the browser know. */
export const unknownSession: Session = { status: 'loading', user: null, unverified: false, endedBy: null }

let session = unknownSession
const listeners = new Set<() => void>()

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentSession(): Session {
  return session
}

function show(next: Session): void {
  session = next
  for (const listener of listeners) listener()
}

/** Shows what the browser's storage says, at the start and when another tab has changed it. */
export function readSession(): void {
  const user = storedUser()
  if (!storedToken()) showNobody(session.user ? storedEndReason() : session.endedBy)
  else if (user) showUser(user)
  else show(unknownSession)
}

/** After a login or a renewal. @returns false when the browser refuses to keep the session */
export function keepSession(answer: TokenOfUser): boolean {
  if (!storeSession(answer, Date.now())) return false
  showUser(answer.user)
  return true
}

/** A newer picture of the user who is signed in. */
export function updateUser(user: User): void {
  storeUser(user)
  showUser(user)
}

/** Forgets the session in this and, through the storage, in every other tab. */
export function endSession(reason: EndReason): void {
  clearStoredSession(reason)
  showNobody(reason)
}

export function leaveUnverified(): void {
  show({ status: 'anonymous', user: null, unverified: true, endedBy: null })
}

export function acknowledgeEnd(): void {
  show({ ...session, endedBy: null })
}

function showUser(user: User): void {
  show({ status: 'authenticated', user, unverified: false, endedBy: null })
}

function showNobody(endedBy: EndReason | null): void {
  show({ status: 'anonymous', user: null, unverified: false, endedBy })
}

/** Who is signed in. Prerendered pages and the first render in the browser do not know yet: 'loading'. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, currentSession, () => unknownSession)
}

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
