import { useEffect, useSyncExternalStore } from 'react'

let isShown = false
const listeners = new Set<() => void>()

/** The payer's form loads later than the button that submits it; true once it is on the page. */
export function usePayerFormShown(): boolean {
  return useSyncExternalStore(subscribe, read, () => false)
}

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
