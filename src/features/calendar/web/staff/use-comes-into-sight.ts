import { type RefObject, useEffect, useRef } from 'react'

/** Runs after the router's own scrolling, which ends with the layout effects; `scroll-margin` sets the distance. */
export function useComesIntoSight<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null)
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [])
  return element
}
