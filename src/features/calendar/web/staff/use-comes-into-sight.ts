import { type RefObject, useEffect, useRef } from 'react'

/**
 * Scrolls to the element when it mounts, unless it is visible already; `scroll-margin` sets the distance. Runs after the
 * router's own scrolling, which ends with the layout effects.
 */
export function useComesIntoSight<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null)
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [])
  return element
}
