import { useSyncExternalStore } from 'react'

type Opening = 'closed' | 'first' | 'settings'

let opening: Opening = 'closed'
const listeners = new Set<() => void>()

function open(next: Opening): void {
  opening = next
  for (const listener of listeners) listener()
}

export const openCookieSettings = (): void => open('settings')
export const askForConsent = (): void => open('first')
export const closeCookieSettings = (): void => open('closed')

export function useConsentOpening(): Opening {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => opening,
    () => 'closed',
  )
}
