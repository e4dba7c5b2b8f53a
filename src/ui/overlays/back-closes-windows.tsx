import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'

import { entryUnder, withBackEntry } from '../browser/back-entry.ts'
import { onWindowsChange, uppermostWithoutEntry } from './open-windows.ts'

/**
 * The back button does what Escape does to the uppermost window of a panel. A window that is no entry of the history gets a
 * back entry, which the next window uses again. A back entry without a window is skipped on the way back.
 */
export function BackClosesWindows(): null {
  const { pathname, search, hash, state, key } = useLocation()
  const type = useNavigationType()
  const navigate = useNavigate()
  const opened = useSyncExternalStore(onWindowsChange, uppermostWithoutEntry, uppermostWithoutEntry)
  const under = entryUnder(state)
  const lastUnder = useRef(under)
  /** The entry that gets a back entry, which the router shows a moment later. */
  const layingOver = useRef<string | null>(null)
  useLayoutEffect(() => {
    const wasTakenAway = type === NavigationType.Pop && lastUnder.current === key
    lastUnder.current = under
    if (layingOver.current !== key) layingOver.current = null
    if (opened === null) {
      if (wasTakenAway) void navigate(-1)
      return
    }
    if (under === null && layingOver.current === null) {
      layingOver.current = key
      void navigate(
        { pathname, search, hash },
        { state: withBackEntry(state, key), preventScrollReset: true },
      )
    }
    // Last: the window may ask something instead, and that window needs the back entry as well.
    if (wasTakenAway) opened.close()
  }, [hash, key, navigate, opened, pathname, search, state, type, under])
  return null
}
