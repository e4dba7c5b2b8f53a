import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => {}

let isAlive = false

/** For the root's effect, which runs after those of all that the page was written with. */
export function comeAlive(): void {
  isAlive = true
}

/**
 * False while the HTML written at build time is taken over: only what it knew may be drawn then. What is drawn instead
 * follows in pieces (a transition); drawn in one go it would keep a phone from answering.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  const isLater = useSyncExternalStore(
    never,
    () => isAlive,
    () => false,
  )
  return isHydrated || isLater
}
