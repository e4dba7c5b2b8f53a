import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while the HTML written at build time is taken over: only what it knew may be drawn then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
