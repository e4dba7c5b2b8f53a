import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Reads the token of a mailed link: undefined while prerendering, null when the address has none. */
export function useLinkToken(): string | null | undefined {
  return useSyncExternalStore(
    never,
    () => new URLSearchParams(window.location.search).get('token') || null,
    () => undefined,
  )
}
