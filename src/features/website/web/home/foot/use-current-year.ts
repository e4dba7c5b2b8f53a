import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Returns null during hydration, because the page may have been prerendered last year. */
export function useCurrentYear(): number | null {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => null,
  )
}
