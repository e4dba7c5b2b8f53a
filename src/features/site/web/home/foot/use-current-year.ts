import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** null while the prerendered markup is taken over: it may have been written last year. */
export function useCurrentYear(): number | null {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => null,
  )
}
