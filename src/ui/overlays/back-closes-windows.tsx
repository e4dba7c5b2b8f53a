import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'

import { isBackEntry, setLeavingBackEntry, withBackEntry } from '../browser/back-entry.ts'
import { closeUppermostWindow, countWindowChanges, needsBackEntry, onWindowsChange } from './open-windows.ts'

/**
 * The back button does what Escape does to the uppermost window of a panel. While a window is open that is no entry of the
 * history, one entry lies over the page for it; it is put back when the window asks something instead of closing.
 */
export function BackClosesWindows(): null {
  const { pathname, search, hash, state, key } = useLocation()
  const type = useNavigationType()
  const navigate = useNavigate()
  const changes = useSyncExternalStore(onWindowsChange, countWindowChanges, countWindowChanges)
  const [round, setRound] = useState(0)
  const before = useRef<{ key: string; isLaid: boolean }>({ key, isLaid: false })
  const leaving = useRef<string | null>(null)
  const isLaid = isBackEntry(state)
  useEffect(() => {
    if (leaving.current === key) return
    const hasLeft = leaving.current !== null
    leaving.current = null
    setLeavingBackEntry(false)
    const wasTakenAway = before.current.isLaid && !isLaid && type === 'POP' && !hasLeft
    before.current = { key, isLaid }
    if (needsBackEntry() && wasTakenAway) {
      closeUppermostWindow()
      // The window may have asked something instead.
      setRound((last) => last + 1)
    } else if (needsBackEntry() && !isLaid) {
      void navigate({ pathname, search, hash }, { state: withBackEntry(state), preventScrollReset: true })
    } else if (!needsBackEntry() && isLaid) {
      leaving.current = key
      setLeavingBackEntry(true)
      void navigate(-1)
    }
  }, [changes, hash, isLaid, key, navigate, pathname, round, search, state, type])
  // The panel can be left on the way.
  useEffect(() => () => setLeavingBackEntry(false), [])
  return null
}
