import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

let media: MediaQueryList | undefined

/**
 * Whether the person wants little to move; yes, until the page has come alive: to ask the browser while it does makes it lay
 * out everything at once.
 */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const timer = setTimeout(() => {
        media ??= matchMedia(query)
        media.addEventListener('change', listener)
        listener()
      })
      return () => {
        clearTimeout(timer)
        media?.removeEventListener('change', listener)
      }
    },
    () => media?.matches ?? true,
    () => true,
  )
}
