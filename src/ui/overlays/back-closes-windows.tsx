import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'

import { entryUnder, withBackEntry } from '../browser/back-entry.ts'
import { onWindowsChange, uppermostWithoutEntry } from './open-windows.ts'

/**
 * Makes the back button close the topmost window of a panel, like Escape. A window without its own history entry gets a back
 * entry, which the next window reuses. Going back skips a back entry without a window.
 */
export function BackClosesWindows(): null {
  const { pathname, search, hash, state, key } = useLocation()
  const type = useNavigationType()
  const navigate = useNavigate()
  const opened = useSyncExternalStore(onWindowsChange, uppermostWithoutEntry, uppermostWithoutEntry)
  const under = entryUnder(state)
  const lastUnder = useRef(under)
  /** The key of the entry that just got a back entry; the router reports it a moment later. */
  const layingOver = useRef<string | null>(null)
  useLayoutEffect(() => {
    const isRemovedByBack = type === NavigationType.Pop && lastUnder.current === key
    lastUnder.current = under
    if (layingOver.current !== key) layingOver.current = null
    if (opened === null) {
      if (isRemovedByBack) void navigate(-1)
      return
    }
    if (under === null && layingOver.current === null) {
      layingOver.current = key
      void navigate(
        { pathname, search, hash },
        { state: withBackEntry(state, key), preventScrollReset: true },
      )
    }
    // Last, because the window may open a question instead, which needs the back entry as well.
    if (isRemovedByBack) opened.close()
  }, [hash, key, navigate, opened, pathname, search, state, type, under])
  return null
}
