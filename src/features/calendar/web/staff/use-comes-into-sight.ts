import { type RefObject, useEffect, useRef } from 'react'

/**
 * Scrolls to the element when it first stands there, unless it is in sight already; `scroll-margin` says how much
 * around it. After the router's own scrolling, which ends with the layout.
 */
export function useComesIntoSight<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null)
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [])
  return element
}
