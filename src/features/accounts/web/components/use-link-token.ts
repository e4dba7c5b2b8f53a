import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** The secret in the link of a mail: undefined in prerendered pages, null when the address carries none. */
export function useLinkToken(): string | null | undefined {
  return useSyncExternalStore(
    never,
    () => new URLSearchParams(window.location.search).get('token') || null,
    () => undefined,
  )
}
