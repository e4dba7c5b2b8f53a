import { useSyncExternalStore } from 'react'

import { tokenStorageKey } from '#ui/http/http-client.ts'

import type { User } from '../accounts.contract.ts'
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
  /** A token is stored, but the server did not answer, so its user is unknown. */
  unverified: boolean
  endedBy: EndReason | null
}

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

export function readSession(): void {
  const user = storedUser()
  if (!storedToken()) clearShownUser(session.user ? storedEndReason() : session.endedBy)
  else if (user) showUser(user)
  else show(unknownSession)
}

/** @returns false when the browser refuses to store it */
export function keepSession(answer: TokenOfUser): boolean {
  if (!storeSession(answer, Date.now())) return false
  showUser(answer.user)
  return true
}

export function updateUser(user: User): void {
  storeUser(user)
  showUser(user)
}

export function endSession(reason: EndReason): void {
  clearStoredSession(reason)
  clearShownUser(reason)
}

export function markUnverified(): void {
  show({ status: 'anonymous', user: null, unverified: true, endedBy: null })
}

export function acknowledgeEnd(): void {
  show({ ...session, endedBy: null })
}

function showUser(user: User): void {
  show({ status: 'authenticated', user, unverified: false, endedBy: null })
}

function clearShownUser(endedBy: EndReason | null): void {
  show({ status: 'anonymous', user: null, unverified: false, endedBy })
}

export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, currentSession, () => unknownSession)
}

/** @returns a function that stops it */
export function followOtherTabs(): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    const changedUser = key === userStorageKey && newValue !== null
    if (key === null || key === tokenStorageKey || changedUser) readSession()
  }
  /** A page restored from the back/forward cache has missed storage events. */
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
