import { useEffect, useSyncExternalStore } from 'react'

let isShown = false
const listeners = new Set<() => void>()

/** Whether the form of who pays is on the page: it is loaded later than the button that submits it. */
export function usePayerFormShown(): boolean {
  return useSyncExternalStore(subscribe, read, () => false)
}

/** Called by the form. */
export function useShowPayerForm(): void {
  useEffect(() => {
    change(true)
    return () => change(false)
  }, [])
}

const read = () => isShown

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: boolean): void {
  isShown = next
  for (const listener of listeners) listener()
}
