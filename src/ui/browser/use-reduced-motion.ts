import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

let media: MediaQueryList | undefined

/**
 * Whether the person prefers reduced motion. Returns true until hydration is over: reading the media query during it forces a
 * layout.
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
