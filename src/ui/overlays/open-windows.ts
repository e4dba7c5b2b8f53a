import { useEffectEvent, useLayoutEffect } from 'react'

/** 'entry': the window has its own history entry. 'none': it asks about a blocked navigation. */
export type WindowHistory = 'entry' | 'none'

type OpenWindow = { isEntry: boolean; close: () => void }

const windows: OpenWindow[] = []
const listeners = new Set<() => void>()

function changed(): void {
  listeners.forEach((listen) => listen())
}

/** @param onClose as for Escape */
export function useOpenWindow(onClose: () => void, history?: WindowHistory): void {
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
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

/** @returns null if the topmost window has its own history entry */
export function uppermostWithoutEntry(): OpenWindow | null {
  const uppermost = windows.at(-1)
  return uppermost?.isEntry === false ? uppermost : null
}
