import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => {}

let isAlive = false

/** Call it in the root's effect, which runs after the effects of all prerendered parts. */
export function markHydrated(): void {
  isAlive = true
}

/**
 * Returns false during hydration, when the render must match the prerendered HTML. The following render is a transition, so
 * that a phone stays responsive.
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
