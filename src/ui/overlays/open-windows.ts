import { useEffect, useEffectEvent } from 'react'

/** 'entry': the window is an entry of the history itself. 'none': it asks about a navigation that waits. */
export type WindowHistory = 'entry' | 'none'

type OpenWindow = { isEntry: boolean; close: () => void }

const windows: OpenWindow[] = []
const listeners = new Set<() => void>()
let changes = 0

function changed(): void {
  changes += 1
  listeners.forEach((listen) => listen())
}

/** Makes a window known to `BackClosesWindows` while it is open. @param onClose what Escape does */
export function useOpenWindow(onClose: () => void, history?: WindowHistory): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (history === 'none') return undefined
    const opened = { isEntry: history === 'entry', close: () => close() }
    windows.push(opened)
    changed()
    return () => {
      windows.splice(windows.indexOf(opened), 1)
      changed()
    }
  }, [history])
}

export function onWindowsChange(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

/** Grows whenever a window opens or closes, also when one takes the place of another. */
export const countWindowChanges = () => changes

/** Whether the uppermost window is no entry of the history and needs one. */
export function needsBackEntry(): boolean {
  return windows.at(-1)?.isEntry === false
}

export function closeUppermostWindow(): void {
  windows.at(-1)?.close()
}
