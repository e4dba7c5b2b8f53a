import { useLocation, useNavigate } from 'react-router'

import { withoutBackEntry } from '../browser/back-entry.ts'
import { useStepBack } from '../browser/use-step-back.ts'

/**
 * A dialog with its own history entry, so that a phone's back button closes it and not the page. Dialogs may stack: the entry
 * lists all that are open.
 */
export function useHistoryDialog(name: string) {
  const location = useLocation()
  const navigate = useNavigate()
  const stepBack = useStepBack()
  const opened = dialogsIn(location.state).includes(name)
  return {
    opened,
    open: () => {
      if (opened) return
      const { pathname, search, hash, state } = location
      void navigate({ pathname, search, hash }, { state: withDialog(name, state), preventScrollReset: true })
    },
    // Reads the current entry: the person may have gone back while a call was running, and must not be sent back once more.
    close: () => {
      if (dialogsIn(recordOf(window.history.state)['usr']).includes(name)) stepBack()
    },
  }
}

export function withDialog(name: string, state?: unknown) {
  return { ...withoutBackEntry(state), dialogs: [...dialogsIn(state), name] }
}

function dialogsIn(state: unknown): unknown[] {
  const { dialogs } = recordOf(state)
  return Array.isArray(dialogs) ? dialogs : []
}

function recordOf(state: unknown): Record<string, unknown> {
  return { ...(state as object | null) }
}
